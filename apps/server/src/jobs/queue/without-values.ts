import type { Task, TaskList } from 'graphile-worker';
import { framesOf, withoutParams } from '../../adapters/logger';

/** The same tasks. The queue stores the words of what fails: those of a failed statement go without its values (B46). */
export function withoutValues(tasks: TaskList): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, task === undefined ? task : toldWithoutValues(task)]),
  );
}

function toldWithoutValues(task: Task): Task {
  return async (payload, helpers) => {
    try {
      return await task(payload, helpers);
    } catch (error) {
      throw errorWithoutValues(error);
    }
  };
}

/** The error itself where it has no values; else one of the same name, cause and place. */
function errorWithoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const message = withoutParams(error.message);
  if (message === error.message) return error;
  const told = new Error(message, { cause: error.cause });
  told.name = error.name;
  // A stack begins with the words that it was made with.
  told.stack = [`${error.name}: ${message}`, framesOf(error)].join('\n');
  return told;
}
