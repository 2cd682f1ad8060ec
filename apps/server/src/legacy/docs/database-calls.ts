import { z } from 'zod';
import { Done } from '../shapes';
import { type DocumentedCalls, superAdmins } from './documented-call';

const Cell = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const databaseCalls = {
  '/exec-db': {
    summary: 'Runs one statement with the rights of the console: 10 s and 1 000 rows at most.',
    who: superAdmins,
    body: z.object({ sql: z.string() }),
    answer: z.strictObject({
      error: z.literal(false),
      value: z.strictObject({
        columns: z.array(z.string()),
        rows: z.array(z.array(Cell)),
        rowCount: z.number(),
      }),
    }),
  },
  '/logs-db': {
    summary: 'The newest faults of the server.',
    who: superAdmins,
    body: z.object({}),
    answer: z.array(
      z.strictObject({
        fecha: z.string().describe('yyyy-mm-dd HH:MM:SS'),
        log: z.string(),
        exception: z.string(),
        id: z.string().nullable().describe('What the caller was told'),
      }),
    ),
  },
  '/borrar-logs-db': { summary: 'Clears the log of faults.', who: superAdmins, body: z.object({}), answer: Done },
  '/exportar-db': {
    summary: 'The whole database as SQL that restores into an empty one.',
    who: superAdmins,
    body: z.object({}),
    answer: z.strictObject({ error: z.literal(false), content: z.string() }),
  },
  '/sinc-dip': {
    summary: 'Sends the published activities and their anonymous totals to the configured address.',
    who: superAdmins,
    body: z.object({}),
    answer: z.strictObject({ error: z.literal(false), value: z.string() }),
  },
} satisfies DocumentedCalls;
