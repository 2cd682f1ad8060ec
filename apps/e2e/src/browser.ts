import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { describe } from 'vitest';

const missing = process.env['CHROMIUM_MISSING'];
const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const browserPath = missing ? undefined : candidates.find((file) => file !== undefined && existsSync(file));

if (browserPath === undefined) {
  process.stderr.write(`browser tests are skipped: ${missing ?? 'no Chromium was found, set CHROMIUM_PATH'}\n`);
}

/** A suite that needs a browser: skipped, with the reason above, where there is none. */
export const describeInBrowser = browserPath === undefined ? describe.skip : describe;

export const desk = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };
/** The narrowest screen without scrolling in two directions (WCAG 1.4.10). */
export const narrowest = { width: 320, height: 640 };

let ofWorker: Promise<Browser> | undefined;

/**
 * The browser that the files of a worker use one after the other: what each opened in it is closed with it, and nothing of
 * that is left. With `switches` for Chromium's command line it is one of the file's own.
 */
export async function openBrowser(...switches: string[]): Promise<Browser> {
  if (switches.length > 0) return launch(switches);
  if (ofWorker !== undefined && !(await ofWorker).isConnected()) ofWorker = undefined;
  const browser = await (ofWorker ??= launch([]));
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return browser;
}

/** One that keeps pages whole when they are left, for Back, as the browsers of people do. */
export function openBrowserThatKeepsPages(): Promise<Browser> {
  return launch([], ['--disable-back-forward-cache']);
}

function launch(switches: readonly string[], without: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath,
    ignoreDefaultArgs: without,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page lives for seconds: what makes scripts faster later costs more than it brings, a fifth of all that pages take.
      '--js-flags=--no-maglev --no-opt --single-threaded-gc',
      ...switches,
    ],
  });
}

export interface OpenPage {
  page: Page;
  /** Script errors and refusals of the content security policy: none is wanted. */
  errors: string[];
  close(): Promise<void>;
}

/** The pages that are open now in this worker. */
export const openPages = new Set<Page>();

/** A page of its own session in the language of the browser's `locale`. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<OpenPage> {
  const context = await browser.newContext({
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  openPages.add(page);
  page.on('close', () => openPages.delete(page));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|hydrat|TypeError/i.test(message.text())) {
      errors.push(message.text());
    }
  });
  return { page, errors, close: () => context.close() };
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What is judged: WCAG 2.2 A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Violations of WCAG 2.2 A and AA on the page as it is now, told as `rule: element`. Frames are left out unless asked for: a
 * mail is in a sandbox that runs no scripts, not even those of a test. With `rule` nothing but that one is judged; `within`
 * only what lies in there, as a dialog over a screen that was judged before.
 */
export async function accessibilityViolations(
  page: Page,
  { frames = false, rule, within }: { frames?: boolean; rule?: string | undefined; within?: Locator | undefined } = {},
): Promise<string[]> {
  const violations = frames
    ? (await new AxeBuilder({ page }).withTags(tags).analyze()).violations
    : await violationsWithoutFrames(page, rule, within);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** The rules, in their short form. Nobody reads the markup that they would copy. */
const rules = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
  axe.configure({ noHtml: true });`;

/** Straight in the page: the builder also carries what passed out of it, and into an empty page to add it up there. */
async function violationsWithoutFrames(
  page: Page,
  rule: string | undefined,
  within: Locator | undefined,
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(rules);
  // What is not there would be judged sound.
  await within?.first().waitFor();
  const options: axe.RunOptions = {
    runOnly: rule === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: [rule] },
    resultTypes: ['violations'],
    iframes: false,
    // No rule of these reads the style sheets.
    preload: { assets: ['media'] },
  };
  return page.evaluate(
    async ({ options, include }) =>
      (await window.axe.run({ ...(include && { include }), exclude: [['iframe']] }, options)).violations,
    { options, include: await within?.elementHandles() },
  );
}

/** Until nothing moves or fades in any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation instanceof CSSTransition) || animation.playState !== 'running'),
  );
}

/** Whether something is wider than the screen (WCAG 1.4.10). */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);
}

/** The element that has the focus: its id, or its words. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim() || '');
}
