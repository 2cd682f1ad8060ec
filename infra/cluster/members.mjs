import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endLeftBehind, endProcess, findProcess } from '../../packages/db/src/embedded/processes.mjs';

/**
 * @typedef {{ name: string, role: string, state: string, timeline: number | undefined }} MemberState as its Patroni tells it;
 *   `role`: primary, sync, replica, or away
 */

/**
 * What each member says of itself, asked at its own port.
 * @param {import('./plan.mjs').Plan} plan
 * @returns {Promise<MemberState[]>}
 */
export function askMembers({ members }) {
  return Promise.all(members.map(askMember));
}

async function askMember({ name, address, rest }) {
  const away = { name, role: 'away', state: 'does not answer', timeline: undefined };
  try {
    const answer = await fetch(`http://${address}:${rest}/patroni`, { signal: AbortSignal.timeout(2_000) });
    return { name, ...readState(await answer.json()) };
  } catch {
    return away;
  }
}

/**
 * Patroni's own words for a member, as ours.
 * @param {{ role?: string, state?: string, timeline?: number, sync_standby?: boolean,
 *   replication_state?: string }} told
 */
export function readState({ role, state = 'unknown', timeline, sync_standby: sync, replication_state: replication }) {
  const isPrimary = role === 'master' || role === 'primary';
  return {
    role: isPrimary ? 'primary' : sync ? 'sync' : 'replica',
    state: !isPrimary && state === 'running' && replication ? replication : state,
    timeline,
  };
}

/** One primary, one that has everything it has, and nobody who is still on the way. @param {MemberState[]} states */
export function isWhole(states) {
  const count = (role) => states.filter((each) => each.role === role).length;
  const timelines = new Set(states.map(({ timeline }) => timeline));
  return (
    count('primary') === 1 &&
    count('sync') === 1 &&
    timelines.size === 1 &&
    states.every(({ state }) => state === 'running' || state === 'streaming')
  );
}

/** @param {import('./plan.mjs').Plan} plan */
export async function untilWhole(plan, seconds = 120) {
  return until(seconds, 'the database is not whole', async () => {
    const states = await askMembers(plan);
    return isWhole(states) ? states : undefined;
  });
}

/**
 * Asks until there is an answer.
 * @template T
 * @param {number} seconds @param {string} otherwise @param {() => Promise<T | undefined>} ask
 * @returns {Promise<T>}
 */
export async function until(seconds, otherwise, ask) {
  for (const end = performance.now() + seconds * 1000; ; await sleep(100)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > end) throw new Error(`${otherwise}, after ${seconds} s`);
  }
}

/** The PostgreSQL of a member, or null where none runs. @param {import('./plan.mjs').Member} member */
export function postmasterOf({ dataDir }) {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const found = findProcess(Number.parseInt(readFileSync(file, 'utf8'), 10));
  return found?.command.includes(dataDir) ? found : null;
}

/** Ends a PostgreSQL whose Patroni is gone, with all that it had begun. @param {import('./plan.mjs').Member} member */
export async function endPostgres(member, signal = 'SIGINT') {
  const postmaster = postmasterOf(member);
  if (postmaster) await endProcess(postmaster.pid, signal, 20_000);
  if (existsSync(member.dataDir)) await endLeftBehind(member.dataDir);
}
