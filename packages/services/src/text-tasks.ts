import { DomainError } from '@dehesa/domain/errors';
import { cleanCss } from './configuration/settings/clean-css';
import { storableBody } from './messages/templates/storable-body';

/** What is done with texts that may take long: nothing but what is handed over, so that another thread can do it. */
const textTasks = { cleanCss, storableBody };
export type TextTasks = typeof textTasks;
/** The same, so that what goes in and comes out belongs to one task. */
const tasks: { [K in keyof TextTasks]: (...input: Parameters<TextTasks[K]>) => ReturnType<TextTasks[K]> } = textTasks;

/** Does a task in this thread. What a parser's recursion has no room for is `input.tooComplex`. */
export function readTextHere<K extends keyof TextTasks>(
  task: K,
  ...input: Parameters<TextTasks[K]>
): ReturnType<TextTasks[K]> {
  try {
    return tasks[task](...input);
  } catch (error) {
    if (error instanceof RangeError) throw DomainError.of('input.tooComplex', { part: 'effort', max: 0 });
    throw error;
  }
}
