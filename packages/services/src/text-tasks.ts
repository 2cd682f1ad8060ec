import { DomainError } from '@dehesa/domain/errors';

/**
 * What is done with texts that may take long: nothing but what is handed over, so that another thread can do it. Each is
 * loaded by who wants it: a style is read without the libraries of mails, which take four times as long.
 */
const textTasks = {
  cleanCss: async () => (await import('./configuration/settings/clean-css')).cleanCss,
  storableBody: async () => (await import('./messages/templates/storable-body')).storableBody,
};
export type TextTasks = { [K in keyof typeof textTasks]: Awaited<ReturnType<(typeof textTasks)[K]>> };
type Reader<K extends keyof TextTasks> = (...input: Parameters<TextTasks[K]>) => ReturnType<TextTasks[K]>;
/** The same, so that what goes in and comes out belongs to one task. */
const readers: { [K in keyof TextTasks]: () => Promise<Reader<K>> } = textTasks;

/** Loads what does a task in this thread. What a parser's recursion has no room for is `input.tooComplex`. */
export async function textReader<K extends keyof TextTasks>(task: K): Promise<Reader<K>> {
  const read = await readers[task]();
  return (...input) => {
    try {
      return read(...input);
    } catch (error) {
      if (error instanceof RangeError) throw DomainError.of('input.tooComplex', { part: 'effort', max: 0 });
      throw error;
    }
  };
}
