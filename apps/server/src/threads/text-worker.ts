import { workerData } from 'node:worker_threads';
import { readTextHere } from '@dehesa/services/text-tasks';
import type { TextOrder } from '../adapters/thread-text-worker';
import { answerAsThread } from './answer-as-thread';

/** The thread of `ThreadTextWorker`. */
const { task, input }: TextOrder = workerData;
answerAsThread(() => readTextHere(task, ...input));
