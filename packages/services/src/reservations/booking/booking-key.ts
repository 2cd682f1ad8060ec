import { createHash } from 'node:crypto';
import { activities, idempotencyKeys, reservations, territories } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { type BookingInput, partyOf, ReservationStatus } from '@dehesa/domain/reservations';
import { eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { insertRows } from '../../json-sql';
import { shownReference } from '../read/reference';
import { type BookedRights, bookedRights } from './booked-rights';
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

/** What is stored under a key. */
export type KeyedBooking = NonNullable<Awaited<ReturnType<typeof readKeyed>>[number]>;

/** What was booked under each of these keys, by their hashes; nothing under most. */
export async function readKeyedBookings(
  db: ServiceContext['db'],
  hashes: readonly string[],
): Promise<ReadonlyMap<string, KeyedBooking>> {
  const rows = await readKeyed(db, hashes);
  return new Map(rows.map((row) => [row.keyHash, row]));
}

function readKeyed(db: ServiceContext['db'], hashes: readonly string[]) {
  return db
    .select({
      keyHash: idempotencyKeys.keyHash,
      bodyHash: idempotencyKeys.bodyHash,
      id: reservations.id,
      reference: shownReference,
      madeAt: reservations.createdAt,
      waited: sql<boolean>`${isNotNull(reservations.waitingSince)}`,
      // By the setting of its activity; staff confirm later (B67).
      confirmedAtOnce: sql<boolean>`coalesce(${eq(reservations.confirmedAt, reservations.createdAt)}, false)`,
    })
    .from(idempotencyKeys)
    .innerJoin(reservations, eq(reservations.id, idempotencyKeys.reservationId))
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(sql`${idempotencyKeys.keyHash} = any(array(
      select json_array_elements_text(${JSON.stringify(hashes)}::text::json)))`);
}

/** The answer that this key had; the same key with another body is refused (B14). */
export async function answerAgain(
  { db, installation }: Pick<ServiceContext, 'db' | 'installation'>,
  { bodyHash, id, reference, madeAt, waited, confirmedAtOnce }: KeyedBooking,
  key: BookingKey,
  { booker, language }: Pick<BookingInput, 'booker' | 'language'>,
): Promise<Booked> {
  if (bodyHash !== key.bodyHash) throw DomainError.of('reservations.idempotencyMismatch');
  return {
    reference,
    status: confirmedAtOnce
      ? ReservationStatus.confirmed
      : waited
        ? ReservationStatus.waiting
        : ReservationStatus.pending,
    waiting: waited ? await readWaitingPosition({ db }, id) : null,
    rights: bookedRights(installation, { reservationId: id, booker: partyOf(booker, [], language)[0], madeAt }),
  };
}

/** The insert that remembers what was booked under which key. */
export function keyInsert(booked: readonly { key: BookingKey; reservationId: number }[]): SQL {
  return insertRows(
    idempotencyKeys,
    ['keyHash', 'bodyHash', 'reservationId'],
    booked.map(({ key, reservationId }) => ({ keyHash: key.hash, bodyHash: key.bodyHash, reservationId })),
  );
}

/** What a booking is answered. */
export interface Booked {
  /** As people see it, with its territory's prefix (B16). */
  reference: string;
  status: Exclude<ReservationStatus, 4>;
  /** Where it stands in the waiting list, if it waits (B19). */
  waiting: WaitingPosition | null;
  rights: BookedRights;
}
