import { configuration } from '@dehesa/db/schema';
import { wordpressServer } from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { wordpressPlace } from '../secret-place';
import { readSecret } from '../secrets';

/**
 * Connects to the WordPress database as it is saved and lists its tables, in their order by name.
 * `configuration.wordpressIncomplete` where host, name or user is missing; `configuration.wordpressFailed` says what
 * stood in the way, never what the server sent. Super administrators.
 */
export async function testWordpress(ctx: ServiceContext): Promise<{ tables: string[] }> {
  authorize(ctx, 'configuration.manage');
  const [row] = await ctx.db
    .select({
      host: configuration.wordpressHost,
      database: configuration.wordpressDatabase,
      user: configuration.wordpressUser,
    })
    .from(configuration);
  if (row === undefined || row.host === '' || row.database === '' || row.user === '' || ctx.wordpress === undefined) {
    throw DomainError.of('configuration.wordpressIncomplete');
  }
  const password =
    (await readSecret(
      ctx,
      'wordpress-password',
      wordpressPlace({ wordpressHost: row.host, wordpressUser: row.user }),
    )) ?? '';
  const outcome = await ctx.wordpress.listTables({ ...row, ...wordpressServer(row.host), password });
  await audit(ctx, ctx.db, {
    action: 'configuration.testWordpress',
    entity: 'configuration',
    entityId: null,
    details: 'failed' in outcome ? { failed: outcome.failed } : { tables: outcome.tables.length },
  });
  if ('failed' in outcome) throw DomainError.of('configuration.wordpressFailed', { reason: outcome.failed });
  return outcome;
}
