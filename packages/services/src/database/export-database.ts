import { DomainError } from '@dehesa/domain/errors';
import { isAlone } from '../advisory-locks';
import { audit } from '../audit';
import { assertProven, authorize, type ServiceContext } from '../context';
import { readingSettings, wholeDump } from './dump/whole-dump';

/** Takes a part of the dump; the next one is made when it has it. */
export type DumpSink = (part: string) => Promise<void>;

const partLength = 64 * 1024;

/** All or nothing, whatever the settings of the database that it is read into. */
const head = `-- Restore into an empty database: psql --set ON_ERROR_STOP=1 --file FILE DATABASE
${readingSettings.map((setting) => `SET ${setting};`).join('\n')}
BEGIN;
SELECT pg_catalog.set_config('search_path', '', true);
`;

/**
 * The whole database as SQL that restores into an empty one (B41): every schema, the queue's and the migrations' too,
 * of one moment. Roles and rights are the server's own matter and stay out. One export runs at a time, for who has proven
 * who they are (`assertProven`).
 */
export async function exportDatabase(ctx: ServiceContext, sink: DumpSink): Promise<void> {
  authorize(ctx, 'configuration.manage');
  assertProven(ctx);
  await ctx.db.transaction(
    async (tx) => {
      if (!(await isAlone(tx, 'database-export'))) throw DomainError.of('database.exportRunning');
      await audit(ctx, ctx.db, { action: 'database.export', entity: 'database', entityId: null });
      await inParts(withFrame(wholeDump(tx)), sink);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* withFrame(statements: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* statements;
  yield 'COMMIT;\n';
}

/** Many short statements make one part; a reader that is slow makes the dump wait. */
async function inParts(statements: AsyncIterable<string>, sink: DumpSink): Promise<void> {
  let part = '';
  for await (const statement of statements) {
    part += `${statement}\n`;
    if (part.length < partLength) continue;
    await sink(part);
    part = '';
  }
  if (part !== '') await sink(part);
}
