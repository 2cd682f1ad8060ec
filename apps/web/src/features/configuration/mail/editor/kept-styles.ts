import { Extension } from '@tiptap/core';

const types = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'link', 'image'];

/** Styles on elements outlive editing: mails have no other place for them. */
export const KeptStyles = Extension.create({
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

export type Alignment = 'left' | 'center' | 'right';

/** A style with its text aligned; to the left, where it stands anyway, says nothing. */
export function aligned(style: string | null, alignment: Alignment): string | null {
  const others = (style ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^text-align\s*:/i.test(one));
  const all = alignment === 'left' ? others : [...others, `text-align: ${alignment}`];
  return all.length === 0 ? null : all.join('; ');
}

/** How a style aligns its text. */
export function alignmentOf(style: unknown): Alignment {
  const found = typeof style === 'string' ? /text-align\s*:\s*(center|right)/i.exec(style)?.[1]?.toLowerCase() : '';
  return found === 'center' || found === 'right' ? found : 'left';
}
