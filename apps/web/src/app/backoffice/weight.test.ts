import { backoffice } from '@dehesa/i18n/backoffice';
import { errorTexts } from '@dehesa/i18n/errors';
import { expect, it } from 'vitest';
import { palettesLeftOut } from '../../../our-colours.config';
import { weigh } from '../../weight.test-support';

/** The first screen of staff who are signed in. */
const firstScreen = ['index.html', 'src/app/backoffice/pages/home-page.tsx'];
const textsOf = (language: 'es' | 'pt') =>
  ['backoffice', 'errors'].map((texts) => `../../packages/i18n/src/locales/${language}/${texts}.ts`);

/** Lists of staff, each with the frame around it. */
const lists = ['activities', 'accounts'].map((list) => ['index.html', `src/app/backoffice/pages/${list}-page.tsx`]);

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
  'keeps lists within 199 kB, so that with headers, rows and pictures they are within 220, in %s',
  (language) => {
    const [screenTexts = ''] = textsOf(language);
    for (const list of lists) {
      const { scripts, styles } = build.loaded(...list, screenTexts);
      expect(build.kilobytes([...scripts, ...styles])).toBeLessThanOrEqual(199);
      expect(scripts.length + styles.length).toBeLessThanOrEqual(14);
      const text = scripts.map(build.textOf).join('');
      // What asks first and tells what came of it is loaded once somebody acts.
      expect(text).not.toMatch(/ZodError|RemoveScroll|mantine-Modal|MonthPicker/);
      expect(text).not.toContain(errorTexts[language]['auth.feeUnpaid'](undefined).message);
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

it('paints with no palette that its styles leave out', () => {
  const ofThem = new RegExp(String.raw`--mantine-color-(?:${palettesLeftOut.join('|')})-\w`);
  const painted = build
    .files()
    .filter((file) => /\.(?:css|js)$/.test(file) && ofThem.test(build.textOf(file)))
    // That of the editor paints code and marks, which it does not take.
    .filter((file) => !file.startsWith('assets/rich-text-field-'));
  expect(painted).toEqual([]);
});
