import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { settled } from './browser';
import { inDatabase } from './database';
import { demoIds } from './demo-ids';
import { goOn, loaded } from './screen';
import { chooseLanguage, signIn } from './staff';

/** What a picture of the pages of help shows (U51), told without the words of a language. */
interface HelpPicture {
  /** Its topic and the step that it stands below. */
  name: string;
  /** Its address; `{boat}` and the like stand for ids of the demo. */
  path: string;
  /** In Spanish. */
  prepare?: (page: Page) => Promise<unknown>;
  element: (page: Page) => Locator;
  /** How much of it, in pixels from its top; otherwise all. */
  most?: number;
  /** Where within it stands what comes of the demo. */
  data?: string;
  /** It is a page of its own, without the switch of languages. */
  apart?: boolean;
}

export const pictureLanguages = ['es', 'pt'] as const;
export type PictureLanguage = (typeof pictureLanguages)[number];

/** Where they are kept, beside the page that shows them. */
export const pictureFolder = path.resolve(import.meta.dirname, '../../web/src/app/backoffice/help/pictures');

const board = '/actividades/ver/reserva?id={boat}';
const section = (page: Page, heading: RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, level: 2 }) });

/** Those of one screen follow each other, so that it is opened once. */
export const helpPictures: readonly HelpPicture[] = [
  {
    name: 'primeros-1',
    path: '/dashboard',
    element: (page) => page.locator('section[aria-labelledby=next-activities]'),
    most: 480,
    data: 'article, ul',
  },
  {
    name: 'estadisticas-2',
    path: '/dashboard',
    element: (page) => page.locator('section[aria-labelledby=statistics]'),
    most: 480,
    data: '[role=tabpanel]',
  },
  {
    name: 'publicar-2',
    path: '/actividades/edit/actividad',
    element: (page) => section(page, /^(Fecha y horario|Data e horário)$/),
  },
  {
    name: 'publicar-7',
    path: '/actividades/edit/actividad',
    element: (page) => page.locator('[data-save-bar]'),
  },
  {
    name: 'colaboradores-4',
    path: '/actividades/admin/colaboradores?show={collaborator}',
    element: (page) => page.getByRole('heading', { name: /código QR$/, level: 3 }).locator('..'),
  },
  {
    name: 'primeros-3',
    path: '/actividades/admin/actividades-complementarias',
    prepare: async (page) => {
      await page.locator('.top-bar-search').waitFor();
      await page.keyboard.press('Control+k');
      await page.locator('dialog [role=combobox]').fill('mar');
      await page.locator('dialog [role=option]').first().waitFor();
    },
    element: (page) => page.locator('dialog').filter({ has: page.locator('[role=combobox]') }),
    most: 460,
    data: '[role=option]',
  },
  {
    name: 'configuracion-1',
    path: '/config-app',
    element: (page) => page.locator('main div:has(> [role=tablist])'),
    most: 480,
  },
  {
    name: 'espera-1',
    path: '/actividades/edit/actividad?id={boat}',
    element: (page) => section(page, /^(Inscripciones|Inscrições)$/),
    most: 560,
  },
  {
    name: 'reservas-2',
    path: board,
    element: (page) => page.locator('main div:has(> [role=tablist])'),
    most: 460,
    data: 'h3, h4, p, article a',
  },
  {
    name: 'reservas-7',
    path: board,
    prepare: (page) => page.getByRole('button', { name: 'Imprimir y exportar' }).click(),
    element: (page) => page.getByRole('menu'),
  },
  {
    name: 'espera-4',
    path: board,
    prepare: (page) => page.getByRole('tab').nth(1).click(),
    element: (page) =>
      page
        .locator('article')
        .filter({ hasText: /Plaza ofrecida hasta|Lugar oferecido até/ })
        .first(),
    data: 'h4, a',
  },
  {
    name: 'suspender-2',
    path: '/actividades/admin/suspension/{boat}',
    element: (page) => page.locator('main fieldset').first().locator('..'),
    most: 480,
    data: '[role=group]',
  },
  {
    name: 'mensajes-2',
    path: '/actividades/admin/mensajes/monfrague?id={asked}',
    element: (page) => page.locator('main form').filter({ has: page.locator('textarea') }),
  },
  {
    name: 'asistencia-3',
    path: '/guia/{boat}',
    apart: true,
    element: (page) => page.locator('.guide-party').first(),
    data: 'h3, .guide-came',
  },
];

/** Shows what each picture shows, in each language, on a phone: `see` takes it, or compares it with what was taken. */
export async function eachHelpPicture(
  page: Page,
  { url, databaseUrl }: { url: string; databaseUrl: string },
  see: (picture: HelpPicture, language: PictureLanguage, element: Locator) => Promise<unknown>,
): Promise<void> {
  const ids: Readonly<Record<string, string>> = await demoIds(databaseUrl);
  await signIn(page, url, 'super@demo.test');
  let within = false;
  for (const picture of helpPictures) {
    const address = url + picture.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
    if (picture.apart) await isToday(databaseUrl, ids['boat'] ?? '');
    for (const language of pictureLanguages) {
      if (picture.apart) {
        await page.evaluate((one) => localStorage.setItem('staff-lang', one), language);
        await page.goto(address);
      } else if (language === 'es') {
        await (within ? goOn(page, address) : page.goto(address));
        await loaded(page);
        await picture.prepare?.(page);
      } else {
        await chooseLanguage(page, language);
      }
      const element = picture.element(page);
      await element.waitFor();
      await settled(page);
      await see(picture, language, element);
    }
    within = picture.apart !== true;
    if (!within) continue;
    // What was opened for it.
    await page.keyboard.press('Escape');
    await chooseLanguage(page, 'es');
  }
  await page.evaluate(() => localStorage.setItem('staff-lang', 'es'));
}

/** People are ticked on the day itself. */
async function isToday(databaseUrl: string, activityId: string): Promise<void> {
  await inDatabase(
    databaseUrl,
    (sql) => sql`update activities set date = (now() at time zone 'Europe/Madrid')::date where id = ${activityId}`,
  );
}

/**
 * The words that a picture shows and that are ours, not the demo's: of what can be pressed or filled in, and of headings. Each
 * number as #.
 */
export function wordsOf(element: Locator, { data, most = Infinity }: HelpPicture): Promise<string[]> {
  return element.evaluate(
    (root, { data, most }) => {
      const ours =
        'a, button, label, legend, h2, h3, h4, [role=tab], [role=menuitem], [class*="-description"], [placeholder]';
      const theirs = data === undefined ? [] : [...root.querySelectorAll(data)];
      const bottom = root.getBoundingClientRect().top + most;
      const words = [...root.querySelectorAll<HTMLElement>(ours)]
        .filter((one) => one.getClientRects().length > 0 && one.getBoundingClientRect().top < bottom)
        .filter((one) => !theirs.some((other) => other.contains(one)))
        .map((one) => one.getAttribute('placeholder') ?? one.innerText)
        .map((words) => words.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim());
      return [...new Set(words)].filter((word) => word !== '').toSorted();
    },
    { data, most },
  );
}
