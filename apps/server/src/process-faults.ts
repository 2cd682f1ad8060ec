import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

export interface ProcessFaultOptions {
  logger: FastifyBaseLogger;
  /** Ends the product in good order. */
  stop: () => Promise<void>;
  /** Ends the process. */
  exit?: (code: number) => void;
  /** How long, in milliseconds, the good order may take. */
  drainMs?: number;
  /** What tells of the faults: this process. */
  source?: EventEmitter;
}

/**
 * The last line, where code of ours or of a library has let a fault through. A rejection that nobody waited for is one
 * piece of work that was lost: it is told, and the product serves on. An exception leaves behind what nobody knows: what
 * is under way is ended, and the process too, with a code. Answers the function that takes both away again.
 */
export function handleProcessFaults(options: ProcessFaultOptions): () => void {
  const { logger, stop, exit = end, drainMs = 10_000, source = process } = options;
  let ending = false;
  const drain = async () => {
    await Promise.race([stop().catch(() => undefined), sleep(drainMs)]);
    exit(1);
  };
  const onRejection = (reason: unknown) => {
    logger.fatal({ err: reason }, 'a rejection that nobody waited for');
  };
  const onException = (error: unknown) => {
    logger.fatal({ err: error }, 'an exception that nobody caught: the server ends');
    if (ending) return;
    ending = true;
    void drain();
  };
  source.on('unhandledRejection', onRejection);
  source.on('uncaughtException', onException);
  return () => {
    source.off('unhandledRejection', onRejection);
    source.off('uncaughtException', onException);
  };
}

function end(code: number): void {
  process.exit(code);
}
