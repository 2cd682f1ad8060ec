import type { ProofChallenge } from '@dehesa/domain/reservations';
import { solveWork } from './solve-work';

/** One piece of work, in a thread of its own. */
self.addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker talks to the page that made it alone
  void solveWork(data).then((proof) => self.postMessage(proof));
});
