import { configuration } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { type SQL, sql } from 'drizzle-orm';
import { audit } from '../audit';
import { readSecret, syncPlace } from '../configuration/index';
import { authorize, type ServiceContext } from '../context';
import { state } from '../reservations/read/states';

/** A published activity as it is sent: what everybody may read, and totals. */
interface SentActivity extends Record<string, unknown> {
  id: number;
}

/**
 * Sends the published activities with anonymous totals, nothing about people, to the configured address (B39). What it
 * sends it reads in one statement: the totals are of one moment.
 */
export async function synchronise(ctx: ServiceContext): Promise<{ sent: number }> {
  authorize(ctx, 'configuration.manage');
  const [settings] = await ctx.db.select({ url: configuration.syncUrl }).from(configuration);
  const url = settings?.url ?? '';
  const token = await readSecret(ctx, 'sync-token', syncPlace({ syncUrl: url }));
  if (url === '' || token === undefined || ctx.syncClient === undefined) {
    throw DomainError.of('database.syncNotConfigured');
  }
  // Raw: one statement with the names that the wire has.
  const activities = [...(await ctx.db.execute<SentActivity>(publishedActivities))];
  const answer = await ctx.syncClient.send(
    { url, token },
    { generado: ctx.clock.now().toISOString(), actividades: activities },
  );
  const outcome = 'status' in answer ? { status: answer.status } : { failed: answer.failed };
  await audit(ctx, ctx.db, {
    action: 'database.synchronise',
    entity: 'database',
    entityId: null,
    details: { activities: activities.length, ...outcome },
  });
  if ('failed' in answer) throw DomainError.of('database.syncFailed', { reason: answer.failed, status: null });
  if (answer.status < 200 || answer.status > 299) {
    throw DomainError.of('database.syncFailed', { reason: 'status', status: answer.status });
  }
  return { sent: activities.length };
}

/** The wire's own words; the people of an activity appear as numbers alone. */
const publishedActivities: SQL = sql`
  select a.id, a.slug as seo_url, a.territory_id as id_ubicacion, es.title as titulo, pt.title as titulo_pt,
    c.name_es as categoria, a.municipality as municipio, a.date::text as fecha,
    to_char(a.start_time, 'HH24:MI') as hora_inicio, to_char(a.end_time, 'HH24:MI') as hora_fin, a.week as semana,
    a.latitude as lat, a.longitude as lon,
    coalesce(p.places, 0)::int as aforo_total, coalesce(r.confirmed, 0)::int as confirmadas,
    coalesce(r.held, 0)::int as plazas_ocupadas, coalesce(r.pending, 0)::int as plazas_pendientes,
    coalesce(r.waiting, 0)::int as en_espera, coalesce(r.cancelled, 0)::int as bajas,
    coalesce(t.attended, 0)::int as asistentes
  from activities a
  left join activity_texts es on es.activity_id = a.id and es.language = 'es'
  left join activity_texts pt on pt.activity_id = a.id and pt.language = 'pt'
  left join categories c on c.id = a.category_id
  left join lateral (select sum(capacity) as places from shift_places where activity_id = a.id) p on true
  left join (
    select activity_id, count(*) filter (where status = ${state.confirmed}) as confirmed,
      sum(party_size) filter (where status = ${state.confirmed}) as held, sum(party_size) filter (where status = ${state.pending}) as pending,
      sum(party_size) filter (where status = ${state.waiting}) as waiting, count(*) filter (where status = ${state.cancelled}) as cancelled
    from reservations group by activity_id
  ) r on r.activity_id = a.id
  left join (
    select b.activity_id, sum(1 + c.unnamed) as attended from attendance c join reservations b on b.id = c.reservation_id
    where c.undone_at is null and b.status = ${state.confirmed} group by b.activity_id
  ) t on t.activity_id = a.id
  where not a.hidden
  order by a.date, a.id`;
