import { parentPort } from 'node:worker_threads';
import { DomainError } from '@dehesa/domain/errors';
import type { ThreadAnswer } from '../adapters/threads';

/** The other end of `Threads`: says that it is here, does what it was asked for and ends. */
export function answerAsThread(work: () => unknown): void {
  // A thread's port has no origin.
  const say = (message: 'ready' | ThreadAnswer) => parentPort?.postMessage(message, []);
  say('ready');
  say(outcomeOf(work));
}

function outcomeOf(work: () => unknown): ThreadAnswer {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof DomainError) return { failure: error.failure };
    throw error;
  }
}
