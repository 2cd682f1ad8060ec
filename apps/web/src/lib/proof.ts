import type { AppRouter } from '@dehesa/server/router';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { isRefusal } from './error-message';

/** Puts the question of who it is; true once it is proven. */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let asked: Promise<boolean> | undefined;

/** The screen that can ask says so; answers how it says that it no longer can. */
export function answersProof(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Asks who is signed in to show once more that it is them. However many calls wait for it, it is one question. */
export async function askForProof(): Promise<boolean> {
  asked ??= (asker?.() ?? Promise.resolve(false))
    // The question itself could not be loaded: then it is not proven.
    .catch(() => false)
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

/**
 * Repeats a call that was refused with `auth.proofRequired`, once it is proven: nothing of it was done. Without a proof
 * the refusal stays what it was.
 */
export const proofLink: TRPCLink<AppRouter> = () => {
  return ({ next, op }) =>
    observable((observer) => {
      let sent = send(true);

      function send(mayAsk: boolean) {
        return next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (!mayAsk || !isRefusal(error, 'auth.proofRequired')) observer.error(error);
            else void afterProof(() => observer.error(error));
          },
        });
      }

      async function afterProof(refuse: () => void) {
        if (await askForProof()) sent = send(false);
        else refuse();
      }

      return () => sent.unsubscribe();
    });
};
