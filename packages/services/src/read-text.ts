import { DomainError } from '@dehesa/domain/errors';
import type { ServiceContext } from './context';
import { type TextTasks, textTasks } from './text-tasks';

/** Does a task with a text, in the thread that is there for it (B51). */
export async function readText<K extends keyof TextTasks>(
  { textWorker }: Pick<ServiceContext, 'textWorker'>,
  task: K,
  ...input: Parameters<TextTasks[K]>
): Promise<ReturnType<TextTasks[K]>> {
  return textWorker === undefined ? readTextHere(task, ...input) : textWorker.run(task, ...input);
}

/** The same in this thread. What a parser's recursion has no room for is `input.tooComplex`. */
export function readTextHere<K extends keyof TextTasks>(
  task: K,
  ...input: Parameters<TextTasks[K]>
): ReturnType<TextTasks[K]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each task is the one of its name
  const work = textTasks[task] as unknown as (...given: Parameters<TextTasks[K]>) => ReturnType<TextTasks[K]>;
  try {
    return work(...input);
  } catch (error) {
    if (error instanceof RangeError) throw DomainError.of('input.tooComplex', { part: 'effort', max: 0 });
    throw error;
  }
}
