import { firstWord, isStatementKind, StatementInput } from '@dehesa/domain/database';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../audit';
import { assertProven, authorize, type ServiceContext, type SqlOutcome } from '../context';
import { prepareConsole } from './prepare-console';

export type StatementOutcome = SqlOutcome & { milliseconds: number };

/**
 * Runs one statement as the console's own role (B40). It stands in the audit log before it runs, whatever becomes of
 * it; how it ended is a second entry. What the database says about it is an answer, not a refusal.
 */
export async function executeStatement(ctx: ServiceContext, input: StatementInput): Promise<StatementOutcome> {
  authorize(ctx, 'configuration.manage');
  assertProven(ctx);
  const statement = StatementInput.parse(input).statement.trim();
  if (ctx.sqlConsole === undefined) throw DomainError.of('database.consoleOff');
  if (statement === '') throw DomainError.of('database.statementEmpty');
  await audit(ctx, ctx.db, { action: 'database.execute', entity: 'database', entityId: null, details: { statement } });
  const word = firstWord(statement);
  if (!isStatementKind(word)) throw DomainError.of('database.statementRefused', { word });
  const login = await prepareConsole(ctx);
  const begun = performance.now();
  const outcome = await ctx.sqlConsole.run(login, statement);
  const milliseconds = Math.round(performance.now() - begun);
  await audit(ctx, ctx.db, {
    action: outcome.ok ? 'database.executed' : 'database.executeFailed',
    entity: 'database',
    entityId: null,
    details: outcome.ok ? { rowCount: outcome.rowCount, milliseconds } : { code: outcome.code, milliseconds },
  });
  return { ...outcome, milliseconds };
}
