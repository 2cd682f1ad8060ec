import { tariffs, users } from '@dehesa/db/schema';
import { count, eq } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';

export interface Tariff {
  id: number;
  name: string;
  /** −1: the expiry date is free. */
  days: number;
  priceCents: number;
  /** How many users have it; with any it cannot be removed. */
  members: number;
}

/** All tariffs; the first is the one that a new member gets (D3). */
export async function listTariffs(ctx: ServiceContext): Promise<Tariff[]> {
  authorize(ctx, 'companies.manage');
  return ctx.db
    .select({
      id: tariffs.id,
      name: tariffs.name,
      days: tariffs.days,
      priceCents: tariffs.priceCents,
      members: count(users.id),
    })
    .from(tariffs)
    .leftJoin(users, eq(users.tariffId, tariffs.id))
    .groupBy(tariffs.id)
    .orderBy(tariffs.id);
}
