import { mergeAttributes, Node, nodeInputRule } from '@tiptap/core';

export interface TemplateTagOptions {
  /** How a chip reads: `{{#reserva.turno}}` is "if there is a shift". */
  labelOf: (tag: string) => string;
}

/** A field or a condition of a template as one piece that is moved and deleted whole; typed in braces it becomes one too. */
export const TemplateTag = Node.create<TemplateTagOptions>({
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
