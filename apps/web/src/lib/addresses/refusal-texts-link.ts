import type { AppRouter } from '@dehesa/server/router';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';

/**
 * Hands on why a call failed once that can be told: most screens are never refused anything, and `load` brings the texts with
 * the first time. Where they do not arrive it is handed on too.
 */
export function refusalTextsLink(load: () => Promise<void>): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable((observer) => {
        async function handOn(refused: Parameters<typeof observer.error>[0]) {
          await load().catch(() => undefined);
          observer.error(refused);
        }
        return next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => void handOn(error),
        });
      });
}
