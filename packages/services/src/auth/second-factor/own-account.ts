import { configuration, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** How an app or an authenticator lists the account: whose product, and which of its accounts. */
export async function accountNames(
  ctx: ServiceContext,
  userId: number,
): Promise<{ issuer: string; email: string; displayName: string }> {
  const [row] = await ctx.db
    .select({
      appName: configuration.appName,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      companyName: users.companyName,
    })
    .from(users)
    .leftJoin(configuration, eq(configuration.id, 1))
    .where(eq(users.id, userId));
  if (!row) throw DomainError.of('record.notFound');
  const { appName, email, firstName, lastName, companyName } = row;
  // A colon parts issuer and account in what apps read.
  const issuer = (appName ?? '').replaceAll(':', ' ').trim() || 'Dehesa';
  return { issuer, email, displayName: companyName || `${firstName} ${lastName}`.trim() || email };
}
