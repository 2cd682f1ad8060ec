import { Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import {
  readReference,
  ReferenceLookup,
  ReservationStatus,
  showReference,
  VisitInput,
} from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';

/** A confirmed reservation as a checkpoint sees it: names, no contact data. */
export interface CheckpointReservation {
  id: number;
  reference: string;
  activityId: number;
  title: string;
  date: string;
  shift: string | null;
  firstName: string;
  lastName: string;
  companions: { firstName: string; lastName: string }[];
}

/** A confirmed reservation by its reference, with or without prefix (B16); `record.notFound` for any other (B22). */
export async function readReservationByReference(
  ctx: ServiceContext,
  raw: ReferenceLookup,
): Promise<CheckpointReservation> {
  const { reference, language } = ReferenceLookup.parse(raw);
  const [row] = await ctx.db.execute<{
    id: number;
    reference: string;
    prefix: string;
    activity_id: number;
    title: string;
    date: string;
    shift: string | null;
    people: { firstName: string; lastName: string }[];
  }>(sql`
    select r.id, r.reference, t.reference_prefix as prefix, r.activity_id, coalesce(nullif(own.title, ''), es.title, '') as title,
      a.date::text as date, s.name as shift,
      (select json_agg(json_build_object('firstName', p.first_name, 'lastName', p.last_name) order by p.position)
        from people p where p.reservation_id = r.id) as people
    from reservations r
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    left join shifts s on s.id = r.shift_id
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts own on own.activity_id = a.id and own.language = ${language}
    where r.reference = ${readReference(reference)} and r.status = ${ReservationStatus.confirmed}`);
  const [booker, ...companions] = row?.people ?? [];
  if (!row || !booker) throw DomainError.of('record.notFound');
  const { id, activity_id: activityId, title, date, shift } = row;
  return {
    id,
    activityId,
    title,
    date,
    shift,
    reference: showReference(row.reference, row.prefix),
    ...booker,
    companions,
  };
}

/** The collaborator that a checkpoint belongs to; null for anybody else or one without access. */
export async function readCheckpointCollaborator(
  ctx: ServiceContext,
  id: number,
): Promise<{ id: number; name: string } | null> {
  const [row] = await ctx.db.execute<{ id: number; name: string }>(sql`
    select id, coalesce(nullif(company_name, ''), trim(first_name || ' ' || last_name)) as name
    from users where id = ${id} and role = ${Role.collaborator} and has_access`);
  return row ?? null;
}

/** Registers a visit, once for each reservation and collaborator: `reservations.visitAlreadyRegistered` afterwards (B20). */
export async function confirmVisit(ctx: ServiceContext, raw: VisitInput): Promise<void> {
  const { reservationId, collaboratorId } = VisitInput.parse(raw);
  if ((await readCheckpointCollaborator(ctx, collaboratorId)) === null) throw DomainError.of('record.notFound');
  await inTransaction(ctx, async (tx) => {
    // The row is held, so that a cancelling at the same time comes before or after, not in between.
    const [reservation] = await tx.execute<{ status: number }>(sql`
      select status from reservations where id = ${reservationId} and status <> ${ReservationStatus.cancelled} for share`);
    if (!reservation) throw DomainError.of('record.notFound');
    if (reservation.status !== ReservationStatus.confirmed) throw DomainError.of('reservations.notConfirmed');
    const stored = await tx.execute(sql`
      insert into visits (reservation_id, collaborator_id, visited_at)
      values (${reservationId}, ${collaboratorId}, ${ctx.clock.now().toISOString()}::timestamptz)
      on conflict (reservation_id, collaborator_id) do nothing returning id`);
    if (stored.length === 0) throw DomainError.of('reservations.visitAlreadyRegistered');
    await audit(ctx, tx, {
      action: 'visits.confirm',
      entity: 'reservation',
      entityId: reservationId,
      details: { collaboratorId },
    });
  });
}
