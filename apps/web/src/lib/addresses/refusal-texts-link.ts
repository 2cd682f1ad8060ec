import type { AppRouter } from '@dehesa/server/router';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { domainFailure } from '../error-message';

/**
 * Hands on why a call was refused once that can be told: most screens are never refused anything, and `load` brings the texts
 * with the first time. A lost connection or a fault needs none of them, and is handed on at once.
 */
export function refusalTextsLink(load: () => Promise<void>): TRPCLink<AppRouter> {
  return () =>
    ({ next, op }) =>
      observable((observer) => {
        async function handOn(refused: Parameters<typeof observer.error>[0]) {
          if (domainFailure(refused) !== undefined) await load();
          observer.error(refused);
        }
        return next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => void handOn(error),
        });
      });
}
