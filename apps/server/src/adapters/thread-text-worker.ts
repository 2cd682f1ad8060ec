import { failure } from '@dehesa/domain/errors';
import type { ServiceContext } from '@dehesa/services/context';
import { type ThreadOptions, Threads } from './threads';

type TextWorker = NonNullable<ServiceContext['textWorker']>;
type Task = Parameters<TextWorker['run']>[0];

export interface TextOrder {
  task: Task;
  input: Parameters<TextWorker['run']> extends [unknown, ...infer Input] ? Input : never;
}

/** Reads texts that may take long in threads of their own: `file` is the built `text-worker` (B51). */
export class ThreadTextWorker implements TextWorker {
  readonly #threads: Threads;

  constructor(options: Pick<ThreadOptions, 'file'> & Partial<ThreadOptions>) {
    const tooMuch = failure('input.tooComplex', { part: 'effort', max: 0 });
    this.#threads = new Threads({ deadlineMs: 5_000, maxWaiting: 5, megabytes: 256, tooMuch, ...options });
  }

  run: TextWorker['run'] = async (task, ...input) => {
    const order = { task, input };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread ran the task of this name
    return (await this.#threads.run(order)) as Awaited<ReturnType<typeof this.run<typeof task>>>;
  };
}
