import { workerData } from 'node:worker_threads';
import { textReader } from '@dehesa/services/text-tasks';
import type { TextOrder } from '../adapters/thread-text-worker';
import { answerAsThread } from './answer-as-thread';

/** The thread of `ThreadTextWorker`. */
const { task, input }: TextOrder = workerData;
const read = await textReader(task);
answerAsThread(() => read(...input));
