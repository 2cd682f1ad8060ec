import { workerData } from 'node:worker_threads';
import { drawBorders, readBorderPage } from '@dehesa/services/municipal-borders';
import type { BorderOrder } from '../adapters/borders/thread-border-reader';
import { answerAsThread } from './answer-as-thread';

/** The thread of `threadBorderReader`. */
const order: BorderOrder = workerData;
answerAsThread(() => ('page' in order ? readBorderPage(order.page) : drawBorders(order.pages)));
