import { backoffice } from '@dehesa/i18n/backoffice';
import { errorTexts } from '@dehesa/i18n/errors';
import { expect, it } from 'vitest';
import { weigh } from '../../weight.test-support';

/** The first screen of staff who are signed in. */
const firstScreen = ['index.html', 'src/app/backoffice/layout.tsx', 'src/app/backoffice/pages/home-page.tsx'];
const textsOf = (language: 'es' | 'pt') =>
  ['backoffice', 'errors'].map((texts) => `../../packages/i18n/src/locales/${language}/${texts}.ts`);

/** Lists of staff, each with the frame around it. */
const lists = ['activities', 'accounts'].map((list) => [
  'index.html',
  'src/app/backoffice/layout.tsx',
  `src/app/backoffice/pages/${list}-page.tsx`,
]);

const build = weigh('client');

it.each(['es', 'pt'] as const)('keeps the first screen within 210 kB of scripts and styles in %s', (language) => {
  const { scripts, styles } = build.loaded(...firstScreen, ...textsOf(language));
  expect(build.kilobytes([...scripts, ...styles])).toBeLessThanOrEqual(210);
  // It is a tenth of that, and for forms: addresses are read by `address-view.ts`.
  expect(scripts.map(build.textOf).join('')).not.toContain('ZodError');
});

it.each(['es', 'pt'] as const)('keeps the sign-in page within 130 kB, in few files, in %s', (language) => {
  const [screenTexts = ''] = textsOf(language);
  const { scripts, styles } = build.loaded('login.html', screenTexts);
  // Each answer has a kilobyte of headers besides.
  expect(build.kilobytes([...scripts, ...styles])).toBeLessThanOrEqual(120);
  expect(scripts.length + styles.length).toBeLessThanOrEqual(10);
});

it.each(['es', 'pt'] as const)(
  'keeps lists within 211 kB, so that with headers and rows they are within 220, in %s',
  (language) => {
    for (const list of lists) {
      const { scripts, styles } = build.loaded(...list, ...textsOf(language));
      expect(build.kilobytes([...scripts, ...styles])).toBeLessThanOrEqual(211);
      expect(scripts.length + styles.length).toBeLessThanOrEqual(20);
      // What asks first and tells what came of it is loaded once somebody acts.
      expect(scripts.map(build.textOf).join('')).not.toMatch(/ZodError|RemoveScroll|mantine-Modal|MonthPicker/);
    }
  },
);

it('loads the texts of one language', () => {
  const textOf = (...modules: readonly string[]) =>
    build
      .loaded(...modules)
      .scripts.map(build.textOf)
      .join('');
  const spanish = [backoffice.es.overview.staffIntroduction, errorTexts.es['auth.feeUnpaid'](undefined).message];
  const portuguese = [backoffice.pt.overview.staffIntroduction, errorTexts.pt['auth.feeUnpaid'](undefined).message];
  const inSpanish = textOf(...firstScreen, ...textsOf('es'));
  const inPortuguese = textOf(...firstScreen, ...textsOf('pt'));
  for (const text of spanish) {
    expect(inSpanish).toContain(text);
    expect(inPortuguese).not.toContain(text);
  }
  for (const text of portuguese) {
    expect(inPortuguese).toContain(text);
    expect(inSpanish).not.toContain(text);
  }
});
