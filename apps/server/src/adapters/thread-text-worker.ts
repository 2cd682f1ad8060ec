import { Worker } from 'node:worker_threads';
import { DomainError, type DomainFailure, failure } from '@dehesa/domain/errors';
import type { ServiceContext } from '@dehesa/services/context';

type TextWorker = NonNullable<ServiceContext['textWorker']>;
type Task = Parameters<TextWorker['run']>[0];

export interface TextOrder {
  task: Task;
  input: Parameters<TextWorker['run']> extends [unknown, ...infer Input] ? Input : never;
}
export type TextAnswer = { value: unknown } | { failure: DomainFailure };

export interface ThreadOptions {
  /** The built `text-worker`. */
  file: string | URL;
  /** For so long a text may be read, from when its thread is ready. */
  deadlineMs?: number;
  /** Texts that wait for their turn; more are refused. */
  maxWaiting?: number;
}

/** A thread for each text, one at a time: it ends with its answer, or by its deadline, and leaves nothing behind (B51). */
export class ThreadTextWorker implements TextWorker {
  readonly #options: Required<ThreadOptions>;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: ThreadOptions) {
    this.#options = { deadlineMs: 5_000, maxWaiting: 5, ...options };
  }

  run: TextWorker['run'] = async (task, ...input) => {
    if (this.#waiting > this.#options.maxWaiting) throw DomainError.of('service.busy');
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#answer({ task, input }));
    this.#last = turn.catch(() => undefined);
    try {
      const answer = await turn;
      if ('failure' in answer) throw DomainError.from(answer.failure);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread ran the task of this name
      return answer.value as Awaited<ReturnType<typeof this.run<typeof task>>>;
    } finally {
      this.#waiting -= 1;
    }
  };

  #answer(order: TextOrder): Promise<TextAnswer> {
    const { file, deadlineMs } = this.#options;
    return new Promise((resolve, reject) => {
      const worker = new Worker(file, {
        workerData: order,
        // Nothing of the installation's secrets is needed in there.
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: 256 },
      });
      const tooLong = () => resolve({ failure: tooMuchEffort });
      let deadline = setTimeout(() => {
        resolve({ failure: failure('service.busy') });
        void worker.terminate();
      }, startMs);
      worker.on('message', (message: 'ready' | TextAnswer) => {
        if (message !== 'ready') {
          resolve(message);
          return;
        }
        clearTimeout(deadline);
        deadline = setTimeout(() => {
          tooLong();
          void worker.terminate();
        }, deadlineMs);
      });
      worker.once('error', (error: Error & { code?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooLong();
        else reject(error);
      });
      worker.once('exit', (code) => {
        clearTimeout(deadline);
        reject(new Error(`the thread for texts ended with ${code}`));
      });
    });
  }
}

const tooMuchEffort = failure('input.tooComplex', { part: 'effort', max: 0 });
/** A machine that does not get a thread going for so long has other worries. */
const startMs = 20_000;
