import type { DomainErrorCode } from '@dehesa/domain/errors';
import { TRPCClientError } from '@trpc/client';
import { until } from './comes-true.test-support';

/** What the server answers where it refuses, for an answer of `screensOf` to throw. */
export function refusal(code: DomainErrorCode, params: Record<string, unknown> = {}): Error {
  return TRPCClientError.from({ error: { code: -32_009, message: code, data: { domain: { code, params } } } });
}

/** What is typed takes the place of what a field holds, as React hears of it. */
export function typeInto(control: Element, text: string): void {
  const { prototype } = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The field of a form at this path. */
export const fieldAt = (path: string) =>
  until(() => {
    const found = document.querySelector(`[data-path="${path}"]`);
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
  });

/** The dialog of this title, by which it is named. */
export const dialogNamed = (title: string | RegExp) => until(() => openDialog(title));

/** The same where it is open, and null where it is not, or no more. */
export function openDialog(title: string | RegExp): Element | null {
  const named = (dialog: Element) =>
    document.querySelector(`#${CSS.escape(dialog.getAttribute('aria-labelledby') ?? '')}`)?.textContent ?? '';
  const all = [...document.querySelectorAll('[role=dialog]')];
  return all.find((one) => (typeof title === 'string' ? named(one) === title : title.test(named(one)))) ?? null;
}

/** The last button of these words within a part: where a dialog is closed by two, the one in words. */
export function buttonIn(part: Element, words: string | RegExp): HTMLButtonElement {
  const all = [...part.querySelectorAll('button')].filter(({ textContent }) =>
    typeof words === 'string' ? textContent === words : words.test(textContent),
  );
  const found = all.at(-1);
  if (found === undefined) throw new Error(`no button ${String(words)} in: ${part.textContent}`);
  return found;
}
