import type { CSSOptions } from 'vite';

/** Dark colours and scripts from right to left: ours are neither, and together they are a fifth of Mantine's styles. */
const elsewhere = /\[(?:data-mantine-color-scheme=['"]?dark|dir=['"]?rtl)/;

/** Leaves out of style sheets what can match on no page of ours. */
export const lightOnly = {
  plugins: [
    {
      postcssPlugin: 'light-only',
      Rule(rule) {
        const left = rule.selectors.filter((selector) => !elsewhere.test(selector));
        if (left.length === 0) rule.remove();
        else if (left.length < rule.selectors.length) rule.selectors = left;
      },
    },
  ],
} satisfies CSSOptions['postcss'];
