import type { DomainFailure } from '@dehesa/domain/errors';
import type { AppRouter } from '@dehesa/server/router';
import { TRPCClientError } from '@trpc/client';
import { afterAll, beforeAll } from 'vitest';
import { until } from './comes-true.test-support';
import { field } from './shown-screen.test-support';

/** What a server answers that refuses. */
export const refusal = (failed: DomainFailure) =>
  new TRPCClientError<AppRouter>('refused', { result: { error: { data: { domain: failed } } } as never });

/** What is typed takes the place of what a field holds, as React hears of it. */
export function typeInto(control: Element, text: string): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts this in the place of what the field with this label holds, as typing and choosing do. */
export async function fill(label: string, value: string): Promise<void> {
  const control = await field(label);
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  typeInto(control, value);
}

/** The field of a form at this path. */
export const fieldAt = (path: string) =>
  until(() => {
    const found = document.querySelector(`[data-path="${path}"]`);
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
  });

/** Until these words stand somewhere in the document. */
export const shown = (words: string) => until(() => (document.body.textContent.includes(words) ? true : null));

/** Until they stand nowhere in it. */
export const gone = (words: string) => until(() => (document.body.textContent.includes(words) ? null : true));

/** The first alert with these words. */
export const alerted = (words: string) =>
  until(() => [...document.querySelectorAll('[role=alert]')].find(({ textContent }) => textContent.includes(words)));

const fits = (words: string | RegExp, text: string | null | undefined) =>
  typeof words === 'string' ? words === text : words.test(text ?? '');

/** The dialog with this title or name, once it is asked. */
export const dialogNamed = (name: string | RegExp) => until(() => openDialog(name));

/** The same where it is open, and null where it is not, or no more. */
export function openDialog(name: string | RegExp): HTMLElement | null {
  const named = (dialog: Element) =>
    document.querySelector(`#${CSS.escape(dialog.getAttribute('aria-labelledby') ?? '')}`)?.textContent ??
    dialog.getAttribute('aria-label');
  return [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find((one) => fits(name, named(one))) ?? null;
}

/** The last button with this name or these words in a part of the document: where two close it, the one in words. */
export const buttonIn = (place: Element, name: string | RegExp) =>
  until(() =>
    [...place.querySelectorAll('button')].findLast(
      (one) => fits(name, one.getAttribute('aria-label')) || fits(name, one.textContent),
    ),
  );

/** A document has no fonts here, whose arrival fields of several lines wait for. */
export function withFonts(): void {
  beforeAll(() => void Object.assign(document, { fonts: new EventTarget() }));
  afterAll(() => void Reflect.deleteProperty(document, 'fonts'));
}
