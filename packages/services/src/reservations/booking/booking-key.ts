import { createHash } from 'node:crypto';
import { DomainError } from '@dehesa/domain/errors';
import { type BookingInput, ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { readWaitingPosition, type WaitingPosition } from '../waiting-list/waiting-position';

/** What a booking is known by when it is sent again (B14), as hashes. */
export interface BookingKey {
  hash: string;
  bodyHash: string;
}

/** The key of a booking and what it is of; work that was done for it is no part of it. */
export function keyOf({ proof: _proof, ...input }: BookingInput): BookingKey | null {
  if (input.idempotencyKey === null) return null;
  const sha256 = (value: string) => createHash('sha256').update(value).digest('hex');
  return { hash: sha256(input.idempotencyKey), bodyHash: sha256(JSON.stringify(input)) };
}

/** The answer that this key had, if any; the same key with another body is refused (B14). */
export async function findAnswer(db: ServiceContext['db'], key: BookingKey): Promise<Booked | undefined> {
  const [row] = await db.execute<{
    body_hash: string;
    id: number;
    reference: string;
    prefix: string;
    waited: boolean;
  }>(sql`
    select k.body_hash, r.id, r.reference, t.reference_prefix as prefix, r.waiting_since is not null as waited
    from idempotency_keys k
    join reservations r on r.id = k.reservation_id
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    where k.key_hash = ${key.hash}`);
  if (!row) return undefined;
  if (row.body_hash !== key.bodyHash) throw DomainError.of('reservations.idempotencyMismatch');
  return {
    reference: showReference(row.reference, row.prefix),
    status: row.waited ? ReservationStatus.waiting : ReservationStatus.pending,
    waiting: row.waited ? await readWaitingPosition({ db }, row.id) : null,
  };
}

/** Remembers what was booked under a key. */
export function keyInsert(key: BookingKey, reservationId: number) {
  return sql`
    insert into idempotency_keys (key_hash, body_hash, reservation_id) values (${key.hash}, ${key.bodyHash}, ${reservationId}::int)`;
}

/** What a booking is answered. */
export interface Booked {
  /** As people see it, with its territory's prefix (B16). */
  reference: string;
  status: typeof ReservationStatus.pending | typeof ReservationStatus.waiting;
  /** Where it stands in the waiting list, if it waits (B19). */
  waiting: WaitingPosition | null;
}
