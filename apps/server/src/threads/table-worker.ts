import { workerData } from 'node:worker_threads';
import { readTable } from '@dehesa/services/import-table';
import { answerAsThread } from './answer-as-thread';

/** The thread of `threadTableReader`. */
const bytes: Uint8Array = workerData;
answerAsThread(() => readTable(bytes));
