import type { ServiceContext } from './context';
import type { TextTasks } from './text-tasks';

/** Does a task with a text, in the thread that is there for it (B51): what reads texts is loaded there alone. */
export async function readText<K extends keyof TextTasks>(
  { textWorker }: Pick<ServiceContext, 'textWorker'>,
  task: K,
  ...input: Parameters<TextTasks[K]>
): Promise<ReturnType<TextTasks[K]>> {
  if (textWorker !== undefined) return textWorker.run(task, ...input);
  const { textReader } = await import('./text-tasks');
  const read = await textReader(task);
  return read(...input);
}
