import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { startEmbedded } from '../../../packages/db/src/embedded.mjs';
import { startServer } from '../../bench/bench-server.mjs';
import { prepareActivities } from './prepared.mjs';

// What every drill begins with, for those that are run one after the other: `--into` a folder, which they take with `--from`.
const { values: given } = parseArgs({ options: { into: { type: 'string' } } });
const folder = given.into;
if (folder === undefined || !existsSync(folder)) throw new Error('say with --into which folder is to be filled');

const database = await startEmbedded({ root: path.join(folder, 'postgres') });
try {
  const server = await startServer({ url: database.ownerUrl, folder });
  const sql = postgres(database.ownerUrl, { max: 1, onnotice: () => undefined });
  await prepareActivities(sql);
  await sql.end();
  await server.stop();
} finally {
  await database.stop();
}
process.exit();
