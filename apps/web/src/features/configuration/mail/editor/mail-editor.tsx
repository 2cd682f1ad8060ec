// Before our own sheets, which go over it, whatever else loads either.
import type { RecordGroup } from '@dehesa/domain/messages';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Button, FileButton, Input, Popover, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/core/styles/Typography.css';
import '@mantine/tiptap/styles.css';
import { IconAlignCenter, IconAlignLeft, IconAlignRight, IconPhoto, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import '../../../../lib/rich-text/rich-text-field.css';
import { richTextLabels } from '../../../../lib/rich-text/rich-text-labels';
import { uploadProblemText } from '../../../../lib/files/upload-file';
import { imageTypes, uploadImage } from '../../../../lib/files/upload-image';
import { FieldPicker } from './field-picker';
import './mail-editor.css';
import { useMailEditor } from './use-mail-editor';
import { FormNotice } from '../../../../lib/forms/form-notice';

export interface MailEditorProps {
  /** Language of the mail itself. */
  lang: string;
  body: string;
  error?: ReactNode;
  groups: readonly RecordGroup[];
  onChange: (html: string) => void;
}

const alignments = [
  { alignment: 'left', Icon: IconAlignLeft, label: 'alignLeft' },
  { alignment: 'center', Icon: IconAlignCenter, label: 'alignCenter' },
  { alignment: 'right', Icon: IconAlignRight, label: 'alignRight' },
] as const;

/** The rich e-mail editor (U8): what mail programs show, with fields as pieces of their own. */
export function MailEditor({ lang, body, error, groups, onChange }: MailEditorProps) {
  const { form: texts } = useTextsOf(mailConfiguration);
  const { editor: labels } = useTexts().activities.form;
  const id = useId();
  const errorId = `${id}-error`;
  const { editor, alignment, align, insertField, insertCondition, insertImage } = useMailEditor(body, onChange);

  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          lang,
          role: 'textbox',
          'data-path': 'body',
          'aria-multiline': 'true',
          'aria-labelledby': id,
          'aria-required': 'true',
          'aria-invalid': String(Boolean(error)),
          ...(error ? { 'aria-describedby': errorId } : {}),
        },
      },
    });
  }, [editor, lang, id, errorId, error]);

  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FieldPicker label={texts.insertField} groups={groups} onPick={insertField} />
        <FieldPicker
          label={texts.insertCondition}
          description={texts.conditionHint}
          groups={groups}
          onPick={insertCondition}
        />
      </SimpleGrid>
      <Input.Wrapper
        label={texts.body}
        labelElement="div"
        labelProps={{ id, onClick: () => editor.commands.focus() }}
        withAsterisk
        error={error}
        errorProps={{ id: errorId }}
      >
        <RichTextEditor
          className="mail-editor"
          editor={editor}
          style={error ? { borderColor: 'var(--dehesa-danger)' } : undefined}
          labels={{ ...richTextLabels(labels), h1ControlLabel: texts.sizes.h1 }}
        >
          <RichTextEditor.Toolbar role="toolbar" aria-label={`${labels.toolbar}: ${texts.body}`}>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              <RichTextEditor.Underline />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.H1 />
              <RichTextEditor.H2 />
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              {alignments.map(({ alignment: one, Icon, label }) => (
                <RichTextEditor.Control
                  key={one}
                  active={alignment === one}
                  aria-pressed={alignment === one}
                  aria-label={texts[label]}
                  title={texts[label]}
                  onClick={() => align(one)}
                >
                  <Icon size={18} stroke={1.6} aria-hidden />
                </RichTextEditor.Control>
              ))}
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Link />
              <RichTextEditor.Unlink />
              <ImageControl onInsert={insertImage} />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
          </RichTextEditor.Toolbar>
          <RichTextEditor.Content />
        </RichTextEditor>
      </Input.Wrapper>
    </Stack>
  );
}

/** Puts a picture into a mail: it is kept on the server, and its mail asks for it there. */
function ImageControl({ onInsert }: { onInsert: (image: { src: string; alt: string }) => void }) {
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
          <FormNotice notice={problem} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
