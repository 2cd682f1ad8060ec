import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { stanza } from './configs.mjs';
import { untilWhole } from './members.mjs';
import { programs } from './programs.mjs';

/**
 * Where pgBackRest of a member on one machine keeps what Debian has places of its own for.
 * @param {import('./plan.mjs').Plan} plan @param {import('./plan.mjs').Member} member @returns {Record<string, string>}
 */
export function archiveEnvironment({ folder, archive }, { name }) {
  if (archive.length === 0) return {};
  return { PGBACKREST_LOG_PATH: path.join(folder, 'logs'), PGBACKREST_LOCK_PATH: path.join(folder, 'run', name) };
}

/** Makes the repository, where there is none yet, and sees that what the primary writes comes to it. */
export async function createStanza(plan, user) {
  const states = await untilWhole(plan);
  const primary = plan.members.find(({ name }) => states.some((each) => each.name === name && each.role === 'primary'));
  if (!primary) throw new Error('there is no primary');
  for (const command of ['stanza-create', 'check'])
    execFileSync(programs.pgbackrest, [`--config=${primary.backrest}`, `--stanza=${stanza}`, command], {
      ...user,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', ...archiveEnvironment(plan, primary) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}
