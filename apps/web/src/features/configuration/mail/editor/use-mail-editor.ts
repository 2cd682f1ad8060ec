import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Link } from '@mantine/tiptap';
import { Extension, mergeAttributes, Node, nodeInputRule } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { condition, isLinkField } from './field-picker';
import { fromEditor, toEditor } from './template-html';

interface TemplateTagOptions {
  /** How a chip reads: `{{#reserva.turno}}` is "if there is a shift". */
  labelOf: (tag: string) => string;
}

/** A field or a condition of a template as one piece that is moved and deleted whole; typed in braces it becomes one too. */
const TemplateTag = Node.create<TemplateTagOptions>({
  name: 'templateTag',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ labelOf: (tag) => tag }),
  addAttributes: () => ({
    tag: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-template-tag'),
      renderHTML: ({ tag }) => ({ 'data-template-tag': tag }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-template-tag]' }],
  renderHTML({ node, HTMLAttributes }) {
    return [
      'span',
      mergeAttributes(HTMLAttributes, { class: 'template-tag' }),
      this.options.labelOf(String(node.attrs['tag'])),
    ];
  },
  renderText: ({ node }) => String(node.attrs['tag']),
  addInputRules() {
    return [
      nodeInputRule({
        // Without a group: what is matched is replaced whole, its last sign as well.
        find: /\{\{[#^/]?[a-z_]+\.[a-z_]+\}\}$/,
        type: this.type,
        getAttributes: ([tag]) => ({ tag }),
      }),
    ];
  },
});

const types = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'link', 'image'];

/** Styles on elements outlive editing: mails have no other place for them. */
const KeptStyles = Extension.create({
  name: 'keptStyles',
  addGlobalAttributes: () => [
    {
      types,
      attributes: {
        style: {
          default: null,
          parseHTML: (element) => element.getAttribute('style'),
          renderHTML: ({ style }) => (style ? { style } : {}),
        },
      },
    },
  ],
});

type Alignment = 'left' | 'center' | 'right';

/** A style with its text aligned; to the left, where it stands anyway, says nothing. */
function aligned(style: string | null, alignment: Alignment): string | null {
  const others = (style ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^text-align\s*:/i.test(one));
  const all = alignment === 'left' ? others : [...others, `text-align: ${alignment}`];
  return all.length === 0 ? null : all.join('; ');
}

/** How a style aligns its text. */
function alignmentOf(style: unknown): Alignment {
  const found = typeof style === 'string' ? /text-align\s*:\s*(center|right)/i.exec(style)?.[1]?.toLowerCase() : '';
  return found === 'center' || found === 'right' ? found : 'left';
}

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
