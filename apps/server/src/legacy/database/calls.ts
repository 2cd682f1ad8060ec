import { Readable } from 'node:stream';
import { inMadrid } from '@dehesa/domain/madrid-time';
import { clearFaults, executeStatement, type ListedFault, listFaults, synchronise } from '@dehesa/services/database';
import { z } from 'zod';
import { openDatabaseDump } from '../../database-dump';
import { nothing, sent, text } from '../body';
import { legacyCall } from '../call';
import { Done } from '../shapes';

const who = 'configuration.manage';

/** How many entries of the log the call answers; the screen has pages. */
const listedFaults = 200;

const Cell = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const databaseCalls = [
  // One statement, run as the console's role (B40); what the database says of a wrong one is the value.
  legacyCall({
    path: '/exec-db',
    summary: 'Runs one statement with the rights of the console: 10 s and 1 000 rows at most.',
    who,
    body: sent({ sql: text }),
    answer: z.strictObject({
      error: z.literal(false),
      value: z.strictObject({
        columns: z.array(z.string()),
        rows: z.array(z.array(Cell)),
        rowCount: z.number(),
      }),
    }),
    handle: async ({ sql }, { services }) => {
      const outcome = await executeStatement(services, { statement: sql });
      if (!outcome.ok) return { error: true, value: outcome.message };
      const { columns, rows, rowCount } = outcome;
      return { error: false, value: { columns, rows, rowCount } };
    },
  }),
  legacyCall({
    path: '/logs-db',
    summary: 'The newest faults of the server.',
    who,
    body: nothing,
    answer: z.array(
      z.strictObject({
        fecha: z.string().describe('yyyy-mm-dd HH:MM:SS'),
        log: z.string(),
        exception: z.string(),
        id: z.string().nullable().describe('What the caller was told'),
      }),
    ),
    handle: async (_nothing, { services }) => {
      const { rows } = await listFaults(services, { pageIndex: 0, pageSize: listedFaults });
      return rows.map(presentFault);
    },
  }),
  legacyCall({
    path: '/borrar-logs-db',
    summary: 'Clears the log of faults.',
    who,
    body: nothing,
    answer: Done,
    handle: async (_nothing, { services }) => {
      await clearFaults(services);
      return { error: false };
    },
  }),
  // Written as it is read, never held in memory whole (B41).
  legacyCall({
    path: '/exportar-db',
    summary: 'The whole database as SQL that restores into an empty one.',
    who,
    body: nothing,
    answer: z.strictObject({ error: z.literal(false), content: z.string() }),
    handle: async (_nothing, { services, request, reply }) => {
      const dump = await openDatabaseDump(services);
      const answer = Readable.from(asContent(dump));
      answer.on('error', (error) => request.log.warn({ err: error }, 'a database export broke off'));
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(answer);
    },
  }),
  // To the configured body (B39).
  legacyCall({
    path: '/sinc-dip',
    summary: 'Sends the published activities and their anonymous totals to the configured address.',
    who,
    body: nothing,
    answer: z.strictObject({ error: z.literal(false), value: z.string() }),
    handle: async (_nothing, { services }) => {
      const { sent: count } = await synchronise(services);
      return { error: false, value: `${count} actividades enviadas` };
    },
  }),
];

async function* asContent(dump: Readable): AsyncGenerator<string> {
  dump.setEncoding('utf8');
  yield '{"error":false,"content":"';
  for await (const part of dump) yield JSON.stringify(String(part)).slice(1, -1);
  yield '"}';
}

/** A fault in the documented words (B30); `id` is what the caller was told (B31). */
function presentFault({ at, message, exception, reference }: ListedFault) {
  const madrid = inMadrid(at);
  const time = madrid.toPlainTime().toString({ smallestUnit: 'second' });
  return { fecha: `${madrid.toPlainDate().toString()} ${time}`, log: message, exception, id: reference };
}
