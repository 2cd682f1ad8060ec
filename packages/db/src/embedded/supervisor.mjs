import { setTimeout as sleep } from 'node:timers/promises';
import { ExpectedError } from './expected-error.mjs';
import { endProcess } from './processes.mjs';

const STOP_TIMEOUT_MS = 20_000;
const MOST_DEATHS = 5;
const DEATHS_WITHIN_MS = 60_000;
const START_WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Keeps a PostgreSQL running until it is stopped: one that ends otherwise is started again where it was, unless it has
 * ended five times within a minute. A start that fails, over a full disk or what the one before has left behind, is tried
 * again for a minute.
 * @param {object} options
 * @param {import('node:child_process').ChildProcess} options.child the running one
 * @param {(onSpawn: (child: import('node:child_process').ChildProcess) => void) => Promise<void>} options.relaunch
 * @param {() => void} options.release gives the data folder back
 * @param {(line: string) => void} options.log
 * @param {(reason: Error) => void} options.onGiveUp
 */
export function supervise({ child: first, relaunch, release, log, onGiveUp }) {
  const state = { child: first, stopping: false, deaths: [], restarting: Promise.resolve() };
  // The last resort of process.exit() and of an uncaught exception, where nothing can be awaited any more.
  const onExit = () => {
    state.child.kill('SIGINT');
    release();
  };
  process.once('exit', onExit);

  const adopt = (child) => {
    state.child = child;
  };
  const watch = (child) =>
    child.once('exit', (code, signal) => {
      if (!state.stopping) state.restarting = restart(signal === null ? `exit code ${code}` : signal);
    });

  /** Counts a death; whether it was one too many. */
  const isOneTooMany = () => {
    const now = Date.now();
    state.deaths = [...state.deaths.filter((at) => at > now - DEATHS_WITHIN_MS), now];
    return state.deaths.length >= MOST_DEATHS;
  };

  const giveUp = (what) => {
    state.stopping = true;
    onGiveUp(new ExpectedError(`the embedded PostgreSQL ${what}`));
  };

  async function restart(how) {
    if (isOneTooMany()) return giveUp(`ended ${MOST_DEATHS} times within a minute (${how})`);
    log(`the embedded PostgreSQL ended unexpectedly (${how}): starting it again`);
    const deadline = Date.now() + START_WITHIN_MS;
    for (let pause = FIRST_PAUSE_MS; !state.stopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await relaunch(adopt);
        if (state.stopping) return;
        watch(state.child);
        log('the embedded PostgreSQL is up again');
        return;
      } catch (error) {
        if (state.stopping) return;
        if (Date.now() > deadline) return giveUp(`could not be started again within a minute (${error.message})`);
        log(`${error.message}: trying again`);
        await sleep(pause);
      }
    }
  }

  watch(first);
  let stopped;
  const stop = async () => {
    state.stopping = true;
    process.removeListener('exit', onExit);
    const end = async () =>
      (await endProcess(state.child.pid, 'SIGINT', STOP_TIMEOUT_MS)) ||
      (await endProcess(state.child.pid, 'SIGQUIT', 5_000));
    await end();
    // One that was just being started when the first was looked for.
    await state.restarting;
    if (!(await end())) log(`the embedded PostgreSQL (process ${state.child.pid}) did not stop`);
    release();
  };
  return { pid: () => state.child.pid, stop: () => (stopped ??= stop()) };
}
