// Before our own sheet, which goes over it, whatever else loads either.
import '@mantine/core/styles/Tooltip.css';
import '@mantine/core/styles/Typography.css';
import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { Link, RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { memo, type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { useTexts } from '../backoffice-language';
import { quiet } from '../inputs/quiet';
import { richTextLabels } from './rich-text-labels';
import './rich-text-field.css';

export interface RichTextFieldProps {
  label: string;
  /** Language of the text itself. */
  lang: string;
  required: boolean;
  /** Of its field in the form, by which the form finds it. */
  path?: string;
  value: string;
  error?: ReactNode;
  onChange: (html: string) => void;
}

/** Rich text of the kind that the server lets through (B45): emphasis, headings, lists, links. */
export const RichTextField = quiet(RichText);

/** The same each time: the editor is set up anew where they differ from those that it has. */
const extensions = [
  StarterKit.configure({ link: false, code: false, codeBlock: false, strike: false, heading: { levels: [2, 3] } }),
  Link,
];

function RichText({ label, lang, required, path, value, error, onChange }: RichTextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const [content] = useState(value);
  const editor = useEditor({
    extensions,
    content,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });

  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          lang,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': id,
          ...(path === undefined ? {} : { 'data-path': path }),
          'aria-required': String(required),
          'aria-invalid': String(Boolean(error)),
          ...(error ? { 'aria-describedby': errorId } : {}),
        },
      },
    });
  }, [editor, lang, id, errorId, required, path, error]);

  // What the server cleaned, or another version, comes in from outside. In the layout: between a drawing and an effect after it
  // somebody types on, and what is drawn would be put back over the last letter.
  useLayoutEffect(() => {
    // Where drawing took a moment Tiptap has already put this one away, and the next comes at once.
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return <EditorAndTools editor={editor} id={id} errorId={errorId} label={label} required={required} error={error} />;
}

interface EditorAndToolsProps extends Pick<RichTextFieldProps, 'label' | 'required' | 'error'> {
  editor: Editor;
  id: string;
  errorId: string;
}

/** Not drawn again with each letter: the editor draws what is typed, and each of its tools what becomes of itself. */
const EditorAndTools = memo(function EditorAndTools({
  editor,
  id,
  errorId,
  label,
  required,
  error,
}: EditorAndToolsProps) {
  const { editor: texts } = useTexts().activities.form;
  const labels = useMemo(() => richTextLabels(texts), [texts]);
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id, onClick: () => editor.commands.focus() }}
      withAsterisk={required}
      error={error}
      errorProps={{ id: errorId }}
    >
      <RichTextEditor
        editor={editor}
        style={error ? { borderColor: 'var(--dehesa-danger)' } : undefined}
        labels={labels}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={`${texts.toolbar}: ${label}`}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  );
});
