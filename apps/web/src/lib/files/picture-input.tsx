import { ConfirmButton } from '@dehesa/ui';
import {
  Alert,
  AspectRatio,
  Button,
  Center,
  FileButton,
  Group,
  Image,
  LoadingOverlay,
  Stack,
  Text,
} from '@mantine/core';
import '@mantine/core/styles/AspectRatio.css';
import '@mantine/core/styles/LoadingOverlay.css';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '../backoffice-language';
import { type Upload, uploadProblemText } from './upload-file';
import { imageTypes, type StoredImage, uploadImage } from './upload-image';

/** A way to keep a picture on the server, and what it takes. */
export interface PictureUpload {
  types: string;
  hint: string;
  send: (file: File) => Promise<Upload<StoredImage>>;
}

export interface PictureInputProps {
  /** The picture that is shown; null for none. */
  url: string | null;
  alt: string;
  /** Width by height. */
  ratio: number;
  /** A logo is shown whole; any other picture fills its frame. */
  fit?: 'cover' | 'contain';
  /** Some of it may be transparent, and is made for paper. */
  onWhite?: boolean;
  /** Where the picture goes, where that is not among those of activities and accounts. */
  upload?: PictureUpload;
  /** What is asked before the picture is taken off, where anything is. */
  removal?: { title: string; message: string; confirm: string };
  /** Another picture was kept on the server, or the one that there is shall go. */
  onChange: (picture: StoredImage | null) => void;
  /** An upload begins; what is answered ends it. */
  onSending?: () => () => void;
}

const removeLooks = { variant: 'subtle', color: 'clay', leftSection: <IconTrash size={18} aria-hidden /> };

/** A picture chosen from the device and kept on the server at once; saving ties it to what it belongs to. */
export function PictureInput({
  url,
  alt,
  ratio,
  fit = 'cover',
  onWhite = false,
  upload,
  removal,
  onChange,
  onSending,
}: PictureInputProps) {
  const { shell, activities } = useTexts();
  const { image: texts } = activities.form;
  const { language } = useLanguage();
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<{ title: string; message: string }>();
  const forgetFile = useRef<() => void>(null);

  async function choose(file: File | null) {
    if (file === null) return;
    setUploading(true);
    setProblem(undefined);
    const end = onSending?.();
    const sent = await (upload?.send ?? uploadImage)(file);
    end?.();
    setUploading(false);
    // Else the same file could not be chosen again after it was taken off.
    forgetFile.current?.();
    if ('stored' in sent) onChange(sent.stored);
    else if ('problem' in sent) setProblem(uploadProblemText(sent.problem, language));
  }

  return (
    <Stack gap="md">
      <AspectRatio ratio={ratio} maw={360} pos="relative" aria-busy={uploading}>
        <div>
          <LoadingOverlay visible={uploading} loaderProps={{ 'aria-label': texts.uploading }} />
          {url === null ? (
            <Center w="100%" h="100%" bg="var(--dehesa-paper-deep)" bdrs="md">
              <Stack align="center" gap={4} c="dimmed">
                <IconPhoto size={48} stroke={1.2} aria-hidden />
                <Text size="sm">{texts.none}</Text>
              </Stack>
            </Center>
          ) : (
            <Image src={url} alt={alt} w="100%" h="100%" fit={fit} radius="md" bg={onWhite ? '#fff' : undefined} />
          )}
        </div>
      </AspectRatio>
      <Group gap="sm">
        <FileButton resetRef={forgetFile} accept={upload?.types ?? imageTypes} onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={uploading}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {url === null ? texts.choose : texts.replace}
            </Button>
          )}
        </FileButton>
        {url !== null &&
          (removal === undefined ? (
            <Button {...removeLooks} onClick={() => onChange(null)}>
              {texts.remove}
            </Button>
          ) : (
            <ConfirmButton
              {...removeLooks}
              title={removal.title}
              message={removal.message}
              confirmLabel={removal.confirm}
              cancelLabel={shell.cancel}
              onConfirm={() => onChange(null)}
            >
              {texts.remove}
            </ConfirmButton>
          ))}
      </Group>
      <Text size="sm" c="dimmed">
        {upload?.hint ?? texts.hint}
      </Text>
      {problem && (
        <Alert color="clay" variant="light" role="alert" title={problem.title}>
          {problem.message}
        </Alert>
      )}
    </Stack>
  );
}
