import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Link } from '@mantine/tiptap';
import { Image } from '@tiptap/extension-image';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { condition, isLinkField } from './insert-in-field';
import { aligned, type Alignment, alignmentOf, KeptStyles } from './kept-styles';
import { fromEditor, toEditor } from './template-html';
import { TemplateTag } from './template-tag';

/** The editor of a mail's body with what is put into it: fields, conditions, pictures, alignment. */
export function useMailEditor(body: string, onChange: (html: string) => void) {
  const { form: texts } = useTextsOf(mailConfiguration);
  const labelOf = (tag: string) => {
    const [, sign = '', field = tag] = /^\{+\s*([#^/]?)\s*([^{}]*?)\s*\}+$/.exec(tag) ?? [];
    if (sign === '#') return texts.ifField(field);
    if (sign === '^') return texts.unlessField(field);
    return sign === '/' ? texts.endField(field) : field;
  };
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: false, code: false, codeBlock: false, heading: { levels: [1, 2, 3] } }),
      Link,
      Image.configure({ inline: true, allowBase64: true }),
      TemplateTag.configure({ labelOf }),
      KeptStyles,
    ],
    content: toEditor(body),
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : fromEditor(changed.getHTML())),
  });

  const chip = (tag: string) => ({ type: 'templateTag', attrs: { tag } });
  const block = () => (editor.isActive('heading') ? 'heading' : 'paragraph');
  const align = (alignment: Alignment) => {
    const { style } = editor.getAttributes(block());
    const next = aligned(typeof style === 'string' ? style : null, alignment);
    editor.chain().focus().updateAttributes(block(), { style: next }).run();
  };
  /** An address becomes where the selected words lead, or a link of its own. */
  const insertField = (field: string) => {
    const tag = `{{${field}}}`;
    const focused = editor.chain().focus();
    if (!isLinkField(field)) focused.insertContent(chip(tag)).run();
    else if (!editor.state.selection.empty) focused.setLink({ href: tag }).run();
    else {
      const marks = [{ type: 'link', attrs: { href: tag } }];
      focused.insertContent({ type: 'text', text: texts.linkText, marks }).run();
    }
  };
  const insertCondition = (field: string) => {
    const { from, to } = editor.state.selection;
    const { begin, end } = condition(field);
    editor.chain().focus().insertContentAt(to, chip(end)).insertContentAt(from, chip(begin)).run();
  };
  const insertImage = (image: { src: string; alt: string }) => {
    editor.chain().focus().setImage(image).run();
  };
  const alignment = alignmentOf(editor.getAttributes(block())['style']);
  return { editor, alignment, align, insertField, insertCondition, insertImage };
}
