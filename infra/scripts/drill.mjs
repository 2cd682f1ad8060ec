import { runScript } from './child.mjs';
import { ExpectedError } from './failure.mjs';

/** The drills; `npm run drill -- kill --times 100` runs one, without a name all run one after the other. */
const DRILLS = ['kill', 'slow-database', 'mail-down', 'clock', 'restore', 'rolling', 'disk-full'];

/** These need Debian's packages of a cluster or of an archive, and are run by their name alone. */
const DEBIAN_DRILLS = ['switchover', 'failover', 'partition', 'point-in-time'];

/** Runs a drill, or all of them; each ends with a line of figures. */
export async function drill([name, ...options]) {
  const wanted = name === undefined || name.startsWith('-') ? DRILLS : [name];
  const known = [...DRILLS, ...DEBIAN_DRILLS];
  if (!wanted.every((each) => known.includes(each)))
    throw new ExpectedError(`unknown drill ${name}: use ${known.join(' or ')}`);
  for (const each of wanted) await runScript(`infra/drills/${each}.mjs`, wanted === DRILLS ? [] : options);
}
