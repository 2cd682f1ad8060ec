import { errorText, faultTexts } from '@dehesa/i18n/errors';
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
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { uploadImage } from '../../../lib/upload-image';
import { FormSection } from './form-section';
import type { ActivityForm } from './use-activity-form';

export interface ImageFieldProps {
  form: ActivityForm;
  storedUrl: string | null;
}

/** The main image: square, chosen from the device, kept on the server at once and tied to the activity by saving. */
export function ImageField({ form, storedUrl }: ImageFieldProps) {
  const { activities } = useTexts();
  const { language } = useLanguage();
  const { image: texts } = activities.form;
  const [url, setUrl] = useState(storedUrl);
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<{ title: string; message: string }>();
  const shown = form.values.imageId === null ? null : url;

  async function choose(file: File | null) {
    if (file === null) return;
    setUploading(true);
    setProblem(undefined);
    const upload = await uploadImage(file);
    setUploading(false);
    if ('image' in upload) {
      setUrl(upload.image.url);
      form.setFieldValue('imageId', upload.image.id);
    } else {
      const { title, offline } = faultTexts[language];
      setProblem(upload.refusal ? errorText(upload.refusal, language) : { title, message: offline });
    }
  }

  return (
    <FormSection title={activities.form.sections.image}>
      <AspectRatio ratio={1} maw={360} pos="relative" aria-busy={uploading}>
        <div>
          <LoadingOverlay visible={uploading} loaderProps={{ 'aria-label': texts.uploading }} />
          {shown === null ? (
            <Center w="100%" h="100%" bg="var(--dehesa-paper-deep)" bdrs="md">
              <Stack align="center" gap={4} c="dimmed">
                <IconPhoto size={48} stroke={1.2} aria-hidden />
                <Text size="sm">{texts.none}</Text>
              </Stack>
            </Center>
          ) : (
            <Image src={shown} alt={texts.preview} w="100%" h="100%" fit="cover" radius="md" />
          )}
        </div>
      </AspectRatio>
      <Group gap="sm">
        <FileButton
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic"
          onChange={(file) => void choose(file)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={uploading}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {shown === null ? texts.choose : texts.replace}
            </Button>
          )}
        </FileButton>
        {shown !== null && (
          <Button
            variant="subtle"
            color="clay"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => form.setFieldValue('imageId', null)}
          >
            {texts.remove}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {texts.hint}
      </Text>
      {problem && (
        <Alert color="clay" variant="light" role="alert" title={problem.title}>
          {problem.message}
        </Alert>
      )}
    </FormSection>
  );
}
