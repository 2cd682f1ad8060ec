import type { CSSOptions } from 'vite';

/** Mantine's dark scheme, in place of which our own colours change, and scripts from right to left: a fifth of its styles. */
const elsewhere = /\[(?:data-mantine-color-scheme=['"]?dark|dir=['"]?rtl)/;

/** Mantine's palettes that nothing of ours is painted with: a tenth of its styles. */
export const palettesLeftOut = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'green', 'lime', 'yellow', 'orange'];
const leftOut = new RegExp(`^--mantine-color-(?:${palettesLeftOut.join('|')})-`);

/** Rules of the one scheme that is used; the white in them is the ground of something, the black its letters. */
const inScheme = /\[data-mantine-color-scheme=['"]?light/;
const ours = [
  [/var\(--mantine-color-white\)/g, 'var(--dehesa-surface)'],
  [/var\(--mantine-color-black\)/g, 'var(--dehesa-ink)'],
] as const;

/** Leaves out of style sheets what can match on no page of ours, and puts our colours, which know the night, into the rest. */
export const ourColours = {
  plugins: [
    {
      postcssPlugin: 'our-colours',
      Rule(rule) {
        const left = rule.selectors.filter((selector) => !elsewhere.test(selector));
        if (left.length === 0) rule.remove();
        else if (left.length < rule.selectors.length) rule.selectors = left;
      },
      Declaration(declaration) {
        if (leftOut.test(declaration.prop)) {
          declaration.remove();
          return;
        }
        const rule = declaration.parent;
        if (rule?.type !== 'rule' || !('selector' in rule) || !inScheme.test(rule.selector)) return;
        const value = ours.reduce((text, [theirs, token]) => text.replace(theirs, token), declaration.value);
        if (value !== declaration.value) declaration.value = value;
      },
    },
  ],
} satisfies CSSOptions['postcss'];
