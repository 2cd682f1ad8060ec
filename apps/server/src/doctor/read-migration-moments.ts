import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** What drizzle writes beside the migrations. */
const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** When each migration of a folder was written, in milliseconds: what a database notes of those that it has. */
export async function readMigrationMoments(folder: string): Promise<number[]> {
  const journal = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8');
  return Journal.parse(JSON.parse(journal)).entries.map(({ when }) => when);
}
