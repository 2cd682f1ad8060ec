import type { BookingProof, ProofChallenge } from '@dehesa/domain/reservations';

/** Does the work beside the page, which stays as quick as it was; throws where it cannot be done, or is stopped. */
export function solveProof(challenge: ProofChallenge, signal: AbortSignal): Promise<BookingProof> {
  const worker = new Worker(new URL('proof-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<BookingProof>((resolve, reject) => {
    const fail = () => reject(new Error('the work was not done'));
    signal.addEventListener('abort', fail);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<BookingProof | null>) =>
      data === null ? fail() : resolve(data),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
