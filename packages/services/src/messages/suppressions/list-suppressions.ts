import { emailSuppressions } from '@dehesa/db/schema';
import { SuppressionListInput } from '@dehesa/domain/messages';
import type { Page } from '@dehesa/domain/paging';
import { asc, count, desc, or } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { matches } from '../../search';
import type { Suppression } from './read-suppression';

export interface SuppressedAddress extends Suppression {
  email: string;
}

/** A page of the addresses that nothing is sent to any more, the newest first (B34, B35). Super administrators. */
export async function listSuppressions(
  ctx: ServiceContext,
  input: SuppressionListInput,
): Promise<Page<SuppressedAddress>> {
  authorize(ctx, 'configuration.manage');
  const { search, pageIndex, pageSize } = SuppressionListInput.parse(input);
  const { emailKey, reason, createdAt } = emailSuppressions;
  const where = search === '' ? undefined : or(matches(emailKey, search), matches(reason, search));
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ email: emailKey, reason, since: createdAt })
      .from(emailSuppressions)
      .where(where)
      .orderBy(desc(createdAt), asc(emailKey))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db.select({ total: count() }).from(emailSuppressions).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
