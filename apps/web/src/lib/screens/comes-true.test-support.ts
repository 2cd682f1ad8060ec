import { expect, vi } from 'vitest';

/** Once a check holds: what is loaded at the first press takes a busy machine its time. */
export const comesTrue = <Found>(check: () => Found) => vi.waitFor(check, { timeout: 30_000 });

/** What a page comes to show. */
export const until = <Found>(find: () => Found | null | undefined) =>
  comesTrue(() => find() ?? expect.unreachable('not there yet'));
