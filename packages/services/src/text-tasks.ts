import { DomainError } from '@dehesa/domain/errors';
import { cleanCss } from './configuration/settings/clean-css';
import { storableBody } from './messages/templates/storable-body';

/** What is done with texts that may take long: nothing but what is handed over, so that another thread can do it. */
const textTasks = { cleanCss, storableBody };
export type TextTasks = typeof textTasks;

/** Does a task in this thread. What a parser's recursion has no room for is `input.tooComplex`. */
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
