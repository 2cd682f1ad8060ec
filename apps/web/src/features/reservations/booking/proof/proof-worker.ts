import type { ProofChallenge } from '@dehesa/domain/reservations';
import { solveWork } from './solve-work';

/** One piece of work, in a thread of its own. */
self.addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  void solveWork(data).then((proof) => self.postMessage(proof));
});
