import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess, findProcess } from '../../packages/db/src/embedded/processes.mjs';

/**
 * @typedef {{ name: string, program: string, args: string[], user?: { uid?: number, gid?: number },
 *   env?: Record<string, string> }} Daemon
 */

/**
 * Programs of a folder that go on when this one has ended. What each is called, its process and when that one began is kept
 * in a file, so that a later one with the same id is never taken for it.
 * @param {string} folder
 */
export function daemonsOf(folder) {
  const recordOf = (name) => path.join(folder, 'run', `${name}.process`);

  /** The process under this name, or null where none lives. */
  function find(name) {
    if (!existsSync(recordOf(name))) return null;
    const [pid, startedAt] = readFileSync(recordOf(name), 'utf8').split(' ');
    const found = findProcess(Number(pid));
    return found?.startedAt === startedAt ? found : null;
  }

  return {
    find,
    logOf: (name) => path.join(folder, 'logs', `${name}.log`),
    /** Starts it, unless it runs already; its output goes to its log. @param {Daemon} daemon */
    start({ name, program, args, user = {}, env = {} }) {
      if (find(name)) return;
      const log = openSync(path.join(folder, 'logs', `${name}.log`), 'a', 0o600);
      const child = spawn(program, args, {
        ...user,
        cwd: folder,
        detached: true,
        stdio: ['ignore', log, log],
        env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C.UTF-8', ...env },
      });
      closeSync(log);
      child.on('error', () => undefined);
      child.unref();
      const found = findProcess(child.pid);
      if (found) writeFileSync(recordOf(name), `${found.pid} ${found.startedAt}`, { mode: 0o600 });
    },
    /** Ends it, in the end without asking. @param {string} name */
    async stop(name, signal = 'SIGTERM', patience = 30_000) {
      const found = find(name);
      if (found && !(await endProcess(found.pid, signal, patience))) await endProcess(found.pid, 'SIGKILL', 5_000);
      rmSync(recordOf(name), { force: true });
    },
    /** As when the machine takes it away. @param {string} name */
    async kill(name) {
      await this.stop(name, 'SIGKILL', 5_000);
    },
  };
}
