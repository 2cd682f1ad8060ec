import type { DomainFailure } from '@dehesa/domain/errors';
import type { AppRouter } from '@dehesa/server/router';
import { TRPCClientError } from '@trpc/client';
import { until } from './comes-true.test-support';
import { field } from './shown-screen.test-support';

/** What a server answers that refuses. */
export const refusal = (failed: DomainFailure) =>
  new TRPCClientError<AppRouter>('refused', { result: { error: { data: { domain: failed } } } as never });

/** Puts this in the place of what the field with this label holds, as typing and choosing do. */
export async function fill(label: string, value: string): Promise<void> {
  const control = await field(label);
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Until these words stand somewhere in the document. */
export const shown = (words: string) => until(() => (document.body.textContent.includes(words) ? true : null));

/** Until they stand nowhere in it. */
export const gone = (words: string) => until(() => (document.body.textContent.includes(words) ? null : true));

/** The first alert with these words. */
export const alerted = (words: string) =>
  until(() => [...document.querySelectorAll('[role=alert]')].find(({ textContent }) => textContent.includes(words)));

/** The dialog with this title or name, once it is asked. */
export const dialogNamed = (name: string) =>
  until(() =>
    [...document.querySelectorAll<HTMLElement>('[role=dialog]')].find((one) => {
      const title = document.querySelector(`#${CSS.escape(one.getAttribute('aria-labelledby') ?? '')}`);
      return (title?.textContent ?? one.getAttribute('aria-label')) === name;
    }),
  );

/** The button with this name or these words in a part of the document. */
export const buttonIn = (place: Element, name: string) =>
  until(() =>
    [...place.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name,
    ),
  );
