import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Alert, Button, FileButton, Popover, Stack, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { uploadProblemText } from '../../../../lib/upload-file';
import { imageTypes, uploadImage } from '../../../../lib/upload-image';

/** Puts a picture into a mail: it is kept on the server, and its mail asks for it there. */
export function ImageControl({ onInsert }: { onInsert: (image: { src: string; alt: string }) => void }) {
  const { image: texts } = useTextsOf(mailConfiguration).form;
  const { language } = useLanguage();
  const [opened, setOpened] = useState(false);
  const [alt, setAlt] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ title: string; message: string }>();

  async function send(file: File | null) {
    if (file === null) return;
    setSending(true);
    setProblem(undefined);
    const upload = await uploadImage(file);
    setSending(false);
    if ('problem' in upload) setProblem(uploadProblemText(upload.problem, language));
    if (!('stored' in upload)) return;
    setOpened(false);
    onInsert({ src: upload.stored.url, alt: alt.trim() });
    setAlt('');
  }

  return (
    <Popover opened={opened} onChange={setOpened} trapFocus width={300} shadow="md">
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={texts.insert}
          title={texts.insert}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconPhoto size={18} stroke={1.6} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.insert}>
        <Stack gap="sm">
          <TextInput
            label={texts.alt}
            description={texts.altHint}
            maxLength={200}
            value={alt}
            onChange={(event) => setAlt(event.currentTarget.value)}
          />
          <FileButton accept={imageTypes} onChange={(file) => void send(file)}>
            {(props) => (
              <Button {...props} loading={sending} leftSection={<IconUpload size={18} aria-hidden />}>
                {texts.choose}
              </Button>
            )}
          </FileButton>
          {problem && (
            <Alert color="clay" variant="light" role="alert" title={problem.title}>
              {problem.message}
            </Alert>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
