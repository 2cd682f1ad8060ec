import { execFileSync } from 'node:child_process';
import { createActivities } from '../../bench/rows/fixture.mjs';

/** Places of the one activity that sells out. */
const fewPlaces = 60;

/** What visitors of a drill book, and what others have booked before, unless the database has it already. */
export async function prepareActivities(sql) {
  const [{ there }] = await sql`select exists (select from activities) as there`;
  if (!there) await createActivities(sql, fewPlaces);
}

/** Takes over what `make.mjs` made: the database belongs to another user where root runs the drill. */
export function copyPrepared(from, folder) {
  execFileSync('cp', ['-a', `${from}/.`, folder]);
}
