import { users } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { emailKey } from '@dehesa/domain/identity';
import { eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { fileUrl } from '../../files/index';
import type { PendingNotification } from './list-notifications';

interface Row extends Record<string, unknown> {
  id: number;
  activity_id: number;
  first_name: string;
  last_name: string;
  shift: string | null;
  companions: number;
  territory_id: TerritoryId;
  name_es: string;
  name_pt: string;
  title_es: string;
  title_pt: string;
  storage_key: string | null;
  created_ms: number;
}

/**
 * A member's own reservations that wait for an answer, the ten newest of those that lie ahead (U23); none
 * before the address is proven. Nothing is noted of which were opened.
 */
export async function listOwnNotifications(ctx: ServiceContext): Promise<PendingNotification[]> {
  const { userId } = authorize(ctx, 'reservations.readOwn');
  const [user] = await ctx.db
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.verifiedAt === null) return [];
  const rows = await ctx.db.execute<Row>(sql`
    select r.id, r.activity_id, booker.first_name, booker.last_name, s.name as shift, r.party_size - 1 as companions,
      a.territory_id, t.name_es, t.name_pt, coalesce(es.title, '') as title_es,
      coalesce(nullif(pt.title, ''), es.title, '') as title_pt, f.storage_key,
      (extract(epoch from r.created_at) * 1000)::float8 as created_ms
    from people booker
    join reservations r on r.id = booker.reservation_id
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts pt on pt.activity_id = a.id and pt.language = 'pt'
    left join shifts s on s.id = r.shift_id
    left join files f on f.id = a.main_image_id
    where booker.email_key = ${emailKey(user.email)} and booker.position = 0 and booker.live and r.status = 1
      and a.ends_at > ${ctx.clock.now().toISOString()}::timestamptz
    order by r.created_at desc, r.id desc limit 10`);
  return rows.map((row) => ({
    reservationId: row.id,
    activityId: row.activity_id,
    firstName: row.first_name,
    lastName: row.last_name,
    shift: row.shift,
    companions: row.companions,
    territoryId: row.territory_id,
    territory: { es: row.name_es, pt: row.name_pt },
    title: { es: row.title_es, pt: row.title_pt },
    imageUrl: fileUrl(row.storage_key),
    createdAt: new Date(row.created_ms),
    read: false,
  }));
}
