import type { TerritoryId } from '@dehesa/domain/access';
import type { Page } from '@dehesa/domain/paging';
import { ActivityCardsInput } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { fileUrl } from '../../files/index';
import { matchesFolded } from '../../search';

/** An activity with the state of its reservations (U22). */
export interface ActivityCard {
  id: number;
  slug: string;
  title: { es: string; pt: string };
  category: { es: string; pt: string };
  territoryId: TerritoryId;
  territory: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  imageUrl: string | null;
  /** Places over all shifts (B3). */
  capacity: number;
  /** Places that pending and confirmed reservations (B2) and open offers hold. */
  held: number;
  /** No shift has a free place (B5). */
  full: boolean;
  /** Confirmed, pending and waiting reservations. */
  confirmed: number;
  pending: number;
  waiting: number;
  /** People of confirmed and of pending reservations (B5). */
  confirmedPeople: number;
  pendingPeople: number;
  hidden: boolean;
  /** It does not take place on its date. */
  suspended: boolean;
  past: boolean;
}

interface Row extends Record<string, unknown> {
  id: number;
  slug: string;
  title_es: string;
  title_pt: string;
  category_es: string;
  category_pt: string;
  territory_id: TerritoryId;
  territory_es: string;
  territory_pt: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  storage_key: string | null;
  hidden: boolean;
  suspended: boolean;
  past: boolean;
  capacity: number;
  held: number;
  full: boolean;
  confirmed: number;
  pending: number;
  waiting: number;
  confirmed_people: number;
  pending_people: number;
}

/** One page of the activities in the actor's reach with their reservations counted, coming ones first (B5, B21, B34). */
export async function listActivityCards(ctx: ServiceContext, raw: ActivityCardsInput): Promise<Page<ActivityCard>> {
  authorize(ctx, 'reservations.manage');
  const { search, status, territoryId, pageIndex, pageSize } = ActivityCardsInput.parse(raw);
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const wanted = sql`${reachableActivities(ctx.actor)}
    and ${territoryId === null ? sql`true` : sql`activities.territory_id = ${territoryId}`}
    and ${search === '' ? sql`true` : sql`exists (select from activity_texts x where x.activity_id = activities.id and ${matchesFolded(sql`x.title_folded`, search)})`}
    and ${status === null ? sql`true` : sql`exists (select from reservations x where x.activity_id = activities.id and x.status = ${status})`}`;
  const [rows, [count]] = await Promise.all([
    ctx.db.execute<Row>(sql`
      with page as (
        select activities.*, activities.ends_at <= ${now} as past
        from activities
        where ${wanted}
        order by past, case when activities.ends_at > ${now} then activities.ends_at end, activities.ends_at desc, activities.id
        limit ${pageSize} offset ${pageIndex * pageSize}
      )
      select page.id, page.slug, es.title as title_es, coalesce(nullif(pt.title, ''), es.title) as title_pt,
        c.name_es as category_es, c.name_pt as category_pt, page.territory_id,
        t.name_es as territory_es, t.name_pt as territory_pt, page.date::text as date,
        to_char(page.start_time, 'HH24:MI') as start_time, to_char(page.end_time, 'HH24:MI') as end_time,
        f.storage_key, page.hidden, page.suspended_at is not null as suspended, page.past, places.*, counted.*
      from page
      join activity_texts es on es.activity_id = page.id and es.language = 'es'
      left join activity_texts pt on pt.activity_id = page.id and pt.language = 'pt'
      join categories c on c.id = page.category_id
      join territories t on t.id = page.territory_id
      left join files f on f.id = page.main_image_id
      cross join lateral (
        select coalesce(sum(capacity), 0)::int as capacity, coalesce(sum(held), 0)::int as held,
          coalesce(bool_and(held >= p.capacity), false) as full
        from shift_places p where p.activity_id = page.id
      ) places
      cross join lateral (
        select (count(*) filter (where status = 2))::int as confirmed, (count(*) filter (where status = 1))::int as pending,
          (count(*) filter (where status = 3))::int as waiting,
          coalesce(sum(party_size) filter (where status = 2), 0)::int as confirmed_people,
          coalesce(sum(party_size) filter (where status = 1), 0)::int as pending_people
        from reservations r where r.activity_id = page.id and r.status <> 4
      ) counted
      order by page.past, case when not page.past then page.ends_at end, page.ends_at desc, page.id`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total from activities where ${wanted}`),
  ]);
  return { rows: rows.map(fromRow), total: count?.total ?? 0 };
}

function fromRow(row: Row): ActivityCard {
  return {
    id: row.id,
    slug: row.slug,
    title: { es: row.title_es, pt: row.title_pt },
    category: { es: row.category_es, pt: row.category_pt },
    territoryId: row.territory_id,
    territory: { es: row.territory_es, pt: row.territory_pt },
    date: row.date,
    startTime: row.start_time,
    endTime: row.end_time,
    imageUrl: fileUrl(row.storage_key),
    capacity: row.capacity,
    held: row.held,
    full: row.full,
    confirmed: row.confirmed,
    pending: row.pending,
    waiting: row.waiting,
    confirmedPeople: row.confirmed_people,
    pendingPeople: row.pending_people,
    hidden: row.hidden,
    suspended: row.suspended,
    past: row.past,
  };
}
