import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inEveryLanguage, type Language } from '@dehesa/domain/languages';
import { z } from 'zod';
import type { WebDevelopment } from '../web-development';
import type { PageAssets, PublicPage } from './page';

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
);

interface WebSource {
  webDir: string;
  webDevelopment?: WebDevelopment | undefined;
}

const entry = 'src/app/booking/entry-client.ts';
/** What brings a page to life that is more than to be read. */
const hydration = 'src/app/booking/hydrate-page.tsx';
/** What a page runs besides where a widget shows it. */
const frameEntry = 'src/app/booking/frame-client.ts';

/** The file that draws each kind of page, as `pageContent` of the web loads it; null for those that run no script. */
const pageModules: Record<PublicPage['kind'], string | null> = {
  activity: 'src/app/booking/activity/activity-page.tsx',
  agenda: null,
  earlyAccess: null,
  collaboratorSignUp: 'src/features/collaborators/sign-up/sign-up-form.tsx',
  myBooking: 'src/app/booking/my-booking/my-booking-page.tsx',
  cancellation: 'src/features/reservations/cancellation/cancellation-form.tsx',
  legal: null,
  attendance: null,
  otherDate: null,
  reminderSwitch: null,
  checkpoint: 'src/features/check-in/checkpoint/checkpoint-form.tsx',
  offer: 'src/features/reservations/offer/offer-page.tsx',
  notFound: 'src/app/booking/not-found-page.tsx',
  failed: 'src/app/booking/failed-page.tsx',
};

/** The texts of the pages that run scripts, as `pageTexts` of the web loads them. */
const textModules: Readonly<Record<Language, string>> = {
  es: '../../packages/i18n/src/locales/es/booking.ts',
  pt: '../../packages/i18n/src/locales/pt/booking.ts',
  en: '../../packages/i18n/src/locales/en/booking.ts',
};

/**
 * What each kind of page loads in each language, from the manifest that the build left: the entry, the page's own file and
 * texts, what they import, and their styles.
 */
function readPageAssets(webDir: string): Record<Language, Record<PublicPage['kind'], PageAssets>> {
  const manifest = readManifest(webDir);
  return inEveryLanguage((language) => assetsIn(manifest, language));
}

/** What a page loads besides the entry. */
function modulesOf(kind: PublicPage['kind'], language: Language): string[] {
  const own = pageModules[kind];
  return own === null ? [] : [hydration, own, textModules[language]];
}

/** What a page loads of a build, or of the sources while they are written. */
export function assetsOfPages({ webDir, webDevelopment }: WebSource): (page: PublicPage) => Promise<PageAssets> {
  if (webDevelopment !== undefined) {
    return ({ kind, language, frame }) =>
      webDevelopment.assets(frame === undefined ? [entry] : [entry, frameEntry], modulesOf(kind, language));
  }
  const built = readPageAssets(webDir);
  const framed = readFrameAssets(webDir);
  return ({ kind, language, frame }) => {
    const own = built[language][kind];
    return Promise.resolve(frame === undefined ? own : framed(own));
  };
}

function assetsIn(manifest: z.infer<typeof Manifest>, language: Language): Record<PublicPage['kind'], PageAssets> {
  const assetsOf = (kind: PublicPage['kind']) => {
    return pageAssets(manifest, [entry, ...modulesOf(kind, language)]);
  };
  return {
    activity: assetsOf('activity'),
    agenda: assetsOf('agenda'),
    earlyAccess: assetsOf('earlyAccess'),
    collaboratorSignUp: assetsOf('collaboratorSignUp'),
    cancellation: assetsOf('cancellation'),
    myBooking: assetsOf('myBooking'),
    legal: assetsOf('legal'),
    attendance: assetsOf('attendance'),
    otherDate: assetsOf('otherDate'),
    reminderSwitch: assetsOf('reminderSwitch'),
    checkpoint: assetsOf('checkpoint'),
    offer: assetsOf('offer'),
    notFound: assetsOf('notFound'),
    failed: assetsOf('failed'),
  };
}

/** `assets` with what a page needs besides where a widget shows it. */
function readFrameAssets(webDir: string): (assets: PageAssets) => PageAssets {
  const frame = pageAssets(readManifest(webDir), [frameEntry]);
  const joined = (part: keyof PageAssets, assets: PageAssets) => [...new Set([...assets[part], ...frame[part]])];
  return (assets) => ({
    scripts: joined('scripts', assets),
    preloads: joined('preloads', assets),
    styles: joined('styles', assets),
  });
}

/** What a page of an entry of its own loads. */
export async function assetsOfEntry({ webDir, webDevelopment }: WebSource, ownEntry: string): Promise<PageAssets> {
  return webDevelopment?.assets([ownEntry]) ?? pageAssets(readManifest(webDir), [ownEntry]);
}

function readManifest(webDir: string): z.infer<typeof Manifest> {
  return Manifest.parse(JSON.parse(readFileSync(path.join(webDir, 'public/.vite/manifest.json'), 'utf8')));
}

function pageAssets(manifest: z.infer<typeof Manifest>, wanted: readonly string[]): PageAssets {
  const loaded = new Set<string>();
  const visit = (key: string) => {
    if (loaded.has(key)) return;
    if (manifest[key] === undefined) throw new Error(`the manifest of the web build has no ${key}`);
    loaded.add(key);
    manifest[key].imports.forEach(visit);
  };
  wanted.forEach(visit);
  const chunks = [...loaded].flatMap((key) => manifest[key] ?? []);
  const [main, ...others] = chunks.map(({ file }) => `/${file}`);
  if (main === undefined) throw new Error(`the manifest of the web build has no ${entry}`);
  return {
    scripts: [main],
    preloads: others,
    styles: [...new Set(chunks.flatMap(({ css }) => css.map((file) => `/${file}`)))],
  };
}
