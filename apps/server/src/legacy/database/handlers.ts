import { Readable } from 'node:stream';
import { clearFaults, executeStatement, listFaults, synchronise } from '@dehesa/services/database';
import { openDatabaseDump } from '../../database-dump';
import type { LegacyHandler } from '../handler';
import { requires } from '../requires';
import { wireText } from '../wire-values';
import { presentFault } from './wire';

/** How many entries of the log the call answers; the screen has pages. */
const listedFaults = 200;

/** {sql}: one statement, run as the console's role (B40); what the database says of a wrong one is the value. */
export const executeCall = requires('configuration.manage', async ({ body, services }) => {
  const outcome = await executeStatement(services, { statement: wireText(body, 'sql') });
  if (!outcome.ok) return { error: true, value: outcome.message };
  const { columns, rows, rowCount } = outcome;
  return { error: false, value: { columns, rows, rowCount } };
});

/** The newest faults of the server, as a bare list (B30). */
export const faultsCall = requires('configuration.manage', async ({ services }) => {
  const { rows } = await listFaults(services, { pageIndex: 0, pageSize: listedFaults });
  return rows.map(presentFault);
});

export const clearFaultsCall = requires('configuration.manage', async ({ services }) => {
  await clearFaults(services);
  return { error: false };
});

/** The whole database as SQL in `content` (B41): written as it is read, never held in memory whole. */
export const exportDatabaseCall: LegacyHandler = requires(
  'configuration.manage',
  async ({ services, request, reply }) => {
    const dump = await openDatabaseDump(services);
    const answer = Readable.from(asContent(dump));
    answer.on('error', (error) => request.log.warn({ err: error }, 'a database export broke off'));
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(answer);
  },
);

async function* asContent(dump: Readable): AsyncGenerator<string> {
  dump.setEncoding('utf8');
  yield '{"error":false,"content":"';
  for await (const part of dump) yield JSON.stringify(String(part)).slice(1, -1);
  yield '"}';
}

/** Sends the published activities to the configured body (B39). */
export const synchroniseCall = requires('configuration.manage', async ({ services }) => {
  const { sent } = await synchronise(services);
  return { error: false, value: `${sent} actividades enviadas` };
});
