import { createTheme, type MantineColorsTuple } from '@mantine/core';

const holm: MantineColorsTuple = [
  '#f0f6ef',
  '#e0ecdf',
  '#c3d9c3',
  '#a1c3a4',
  '#7fac86',
  '#5f956b',
  '#3f7350',
  '#2f5a3c',
  '#234530',
  '#183022',
];
const cork: MantineColorsTuple = [
  '#fdf3e0',
  '#f8e5c4',
  '#efcf97',
  '#e3b568',
  '#d69c46',
  '#c58a3b',
  '#a76d22',
  '#8a5413',
  '#6c410d',
  '#4d2e08',
];
const clay: MantineColorsTuple = [
  '#fbeae7',
  '#f5d3ce',
  '#eaaca4',
  '#de8479',
  '#d16256',
  '#c14a3e',
  '#b23d33',
  '#a3322a',
  '#822620',
  '#611c17',
];
const river: MantineColorsTuple = [
  '#e8f0f5',
  '#d3e1ea',
  '#abc6d7',
  '#81a9c2',
  '#5c8eae',
  '#437a9d',
  '#37698a',
  '#2c5a78',
  '#21455d',
  '#173143',
];

/** Mantine's grey, warmed: tracks, borders and stripes belong to the paper. */
const sand: MantineColorsTuple = [
  '#fbf8f2',
  '#f3eee3',
  '#e8e1d2',
  '#d9d0bd',
  '#bdb39d',
  '#9d937e',
  '#7d7462',
  '#5f584a',
  '#433e34',
  '#2b2822',
];

/** Texts that every close button needs for people who do not see the cross; they change with the language. */
export interface ThemeTexts {
  close: string;
}

/** Fields and buttons are at least 44 px high, as the tokens' `--dehesa-target`. */
const targetHeight = '2.75rem';

interface Sized {
  size?: unknown;
}

function heightOf({ size }: Sized, variable: '--button-height' | '--input-height'): Record<string, string> {
  return size === 'md' ? { [variable]: targetHeight } : {};
}

/**
 * The Mantine theme over the tokens: contrast-safe shades (white on shade 7 is at least 6.4:1), large targets, and
 * labelled close buttons.
 */
export function createDehesaTheme(texts: ThemeTexts) {
  const field = { defaultProps: { size: 'md' } };
  const closeButton = { 'aria-label': texts.close };
  return createTheme({
    respectReducedMotion: true,
    colors: { holm, cork, clay, river, gray: sand },
    primaryColor: 'holm',
    primaryShade: 7,
    autoContrast: true,
    black: '#23281f',
    defaultRadius: 'md',
    radius: { md: '10px', lg: '16px' },
    fontFamily: 'var(--dehesa-font)',
    headings: {
      fontFamily: 'var(--dehesa-font)',
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '1.75rem', lineHeight: '1.25' },
        h2: { fontSize: '1.375rem', lineHeight: '1.3' },
        h3: { fontSize: '1.125rem', lineHeight: '1.35' },
      },
    },
    focusRing: 'auto',
    // Plain objects, not `Button.extend(…)`: the theme would bring every component it names into the first screen.
    components: {
      Button: {
        defaultProps: { size: 'md' },
        vars: (_theme: unknown, props: Sized) => ({ root: heightOf(props, '--button-height') }),
      },
      // Words as they are written: a state in capitals would shout.
      Badge: { defaultProps: { tt: 'none' } },
      ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
      CloseButton: { defaultProps: { 'aria-label': texts.close, size: 'lg' } },
      Input: {
        defaultProps: { size: 'md' },
        vars: (_theme: unknown, props: Sized) => ({ wrapper: heightOf(props, '--input-height') }),
      },
      InputWrapper: field,
      TextInput: field,
      PasswordInput: field,
      Textarea: field,
      Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
      Checkbox: field,
      MultiSelect: field,
      Autocomplete: field,
      NumberInput: field,
      TagsInput: field,
      DateInput: field,
      DatePickerInput: field,
      TimeInput: field,
      Radio: field,
      Switch: field,
      SegmentedControl: field,
      // A size of its own would be that of the letters too: 44 px high targets need no 44 px high figures.
      Pagination: {
        vars: () => ({
          root: { '--pagination-control-size': targetHeight, '--pagination-control-fz': 'var(--mantine-font-size-md)' },
        }),
      },
      Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'lg' } },
      Paper: { defaultProps: { radius: 'lg' } },
      Alert: { defaultProps: { closeButtonLabel: texts.close } },
      // The placeholder is an element that a menu must not contain; the first item takes the focus.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      Modal: { defaultProps: { centered: true, closeButtonProps: closeButton } },
      Drawer: { defaultProps: { closeButtonProps: closeButton } },
      Notification: { defaultProps: { closeButtonProps: closeButton } },
    },
  });
}
