import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {{ pid: number, startedAt: string, command: string }} LiveProcess */

/**
 * The process with this id, or null when there is none or only its zombie is left.
 * The start time tells a process from a later one that was given the same id.
 * @param {number | undefined} pid
 * @returns {LiveProcess | null}
 */
export function findProcess(pid) {
  if (!pid || !exists(pid)) return null;
  if (process.platform === 'linux') return findInProc(pid);
  if (process.platform === 'win32') return { pid, startedAt: '', command: '' };
  const ps = spawnSync('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const match = /^\s*(\S+)\s+((?:\S+\s+){4}\d{4})\s+(.*)$/m.exec(ps.stdout ?? '');
  return match && !match[1].startsWith('Z') ? { pid, startedAt: match[2], command: match[3] } : null;
}

/** True when any process, a zombie or another user's too, holds this id. */
export function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Sends a signal and waits until the process has ended.
 * @returns {Promise<boolean>} whether it ended in time
 */
export async function endProcess(pid, signal, timeoutMs) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    return error.code === 'ESRCH';
  }
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline;) {
    if (!findProcess(pid)) return true;
    await sleep(10);
  }
  return false;
}

/**
 * Ends what a killed PostgreSQL has left behind: its children hold its memory, and no other one starts meanwhile. Where
 * nothing tells whose they are they end by themselves, and the next start finds them gone.
 * @param {string} dataDir where each of them works
 */
export async function endLeftBehind(dataDir) {
  if (process.platform !== 'linux') return;
  const folder = realpathSync(dataDir);
  const left = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && worksIn(name, folder));
  await Promise.all(left.map((pid) => endProcess(Number(pid), 'SIGKILL', 2_000)));
}

function worksIn(pid, folder) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder && findInProc(pid)?.command.startsWith('postgres') === true;
  } catch {
    return false;
  }
}

function findInProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may itself hold spaces and brackets; the numbered fields follow the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, startedAt: fields[19], command };
  } catch {
    return null;
  }
}
