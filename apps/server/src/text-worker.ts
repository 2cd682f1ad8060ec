import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '@dehesa/domain/errors';
import { readTextHere } from '@dehesa/services/text-tasks';
import type { TextAnswer, TextOrder } from './adapters/thread-text-worker';

/** The other thread of `ThreadTextWorker`: says that it is here, does one task and ends. */
function answer({ task, input }: TextOrder): TextAnswer {
  try {
    return { value: readTextHere(task, ...input) };
  } catch (error) {
    if (error instanceof DomainError) return { failure: error.failure };
    throw error;
  }
}

// A thread's port has no origin.
const say = (message: 'ready' | TextAnswer) => parentPort?.postMessage(message, []);
say('ready');
say(answer(workerData));
