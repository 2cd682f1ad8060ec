import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Loaded, weigh } from '../../weight.test-support';

const entry = 'src/app/booking/entry-client.ts';
const hydration = 'src/app/booking/hydrate-page.tsx';
/** A page speaks one language: the longer one. */
const texts = '../../packages/i18n/src/locales/pt/booking.ts';

const build = weigh('public');

/** All that is loaded before the visitor acts is small, and free of the back office. */
function expectLight({ scripts, styles }: Loaded): void {
  expect(build.kilobytes(scripts)).toBeLessThan(40);
  expect(build.kilobytes(styles)).toBeLessThan(10);
  expect([...scripts, ...styles].map(build.textOf).join('')).not.toMatch(/mantine|ZodError|react-dom/i);
}

/** The files that `pageContent` loads, one for each kind of page. */
const pages = readFileSync(path.join(import.meta.dirname, 'layout/page-content.tsx'), 'utf8')
  .split("import('")
  .slice(1)
  .map((rest) => `${path.posix.join('src/app/booking/layout', rest.slice(0, rest.indexOf("'")))}.tsx`);

it.each(pages)('keeps %s within 40 kB of scripts and 10 kB of styles', (page) => {
  expectLight(build.loaded(entry, hydration, page, texts));
});

it('keeps what is there to be read, such as the agenda, within 10 kB of scripts', () => {
  const { scripts, styles } = build.loaded(entry);
  expect(build.kilobytes(scripts)).toBeLessThan(10);
  expect(build.kilobytes(styles)).toBeLessThan(10);
});

it('keeps an activity within a widget, where it tells its height too, within the same weight', () => {
  const frame = 'src/app/booking/frame-client.ts';
  expectLight(build.loaded(entry, hydration, 'src/app/booking/activity/activity-page.tsx', frame, texts));
});

it("keeps the guide's list, which opens in the mountains, within the same weight", () => {
  expectLight(build.loaded('guia.html'));
});

it('asks nothing of visitors’ browsers that those of 2022 do not have (decision 0068)', () => {
  const staffs = /\/(?:guia|guide-client)-/;
  const scripts = build.files().filter((file) => file.endsWith('.js') && !staffs.test(file));
  const late = /AbortSignal\.(?:any|timeout)|\.to(?:Sorted|Reversed|Spliced)\(|withResolvers|structuredClone|\(\?<[!=]/;
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => late.test(build.textOf(file)))).toEqual([]);
});
