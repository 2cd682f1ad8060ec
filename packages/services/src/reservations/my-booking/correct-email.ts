import { auditLog, people, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { emailKey, isEmail } from '@dehesa/domain/identity';
import { type CorrectedEmail, CorrectEmailInput, myBookingLimits } from '@dehesa/domain/reservations';
import { and, eq } from 'drizzle-orm';
import { assertNotTooMany, audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import { contactHash, isCorrectable, readCorrectionRight, renewedRight } from '../../keys/index';
import { notifyBooker } from '../booker-messages';
import { readBookedBefore } from '../booking/booked-before';
import { lockPeople } from '../booking/lock-people';
import { duplicateOfConstraint } from '../duplicate-of-constraint';
import { lockReservation } from '../locked-reservation';
import { statusSlugs } from '../status/status-slugs';
import { assertOpen } from './change-booking';
import { withParty } from './claimed-reservation';

const action = 'reservations.correctEmail';
const opened = 'reservations.openLink';

/**
 * Corrects the address of a booking by the right of its own answer, once for each address, until a link was opened from a
 * mail: then an address is known to be right (B79). What was sent to the old one opens nothing any more (B52), and the new
 * one gets the message of the reservation's state. A right that is over or used is `record.notFound`.
 */
export async function correctEmail(ctx: ServiceContext, raw: CorrectEmailInput): Promise<CorrectedEmail> {
  const input = CorrectEmailInput.parse(raw);
  const right = readCorrectionRight(ctx.installation, input.right, ctx.clock.now());
  if (right === undefined) throw DomainError.of('record.notFound');
  const email = input.email.trim();
  if (!isEmail(email)) throw DomainError.of('reservations.emailInvalid');
  const { reservationId } = right;
  try {
    await inTransaction(ctx, async (tx) => {
      const reservation = await withParty(ctx, tx, await lockReservation(tx, reservationId));
      assertOpen(reservation);
      const hash = (address: string | null) => contactHash(ctx.installation, reservationId, address ?? '');
      // Sent again after its answer was lost: it is done.
      if (hash(reservation.booker.email) === hash(email)) return;
      if (hash(reservation.booker.email) !== right.contact) throw DomainError.of('record.notFound');
      if (await wasOpened(tx, reservationId)) throw DomainError.of('record.notFound');
      await assertNotTooMany(
        tx,
        { entity: 'reservation', entityId: reservationId, actions: [action] },
        { aDay: myBookingLimits.emailsADay },
      );
      await writeEmail(ctx, tx, reservation, email);
      const booker = { ...reservation.booker, email, whatsapp: null };
      await notifyBooker(tx, { ...reservation, booker }, statusSlugs[reservation.status]);
      await audit(ctx, tx, { action, entity: 'reservation', entityId: reservationId, details: { notify: true } });
    });
  } catch (error) {
    throw duplicateOfConstraint(brokenConstraint(error)) ?? error;
  }
  return { email, right: renewedRight(ctx.installation, right, email) };
}

/** The booker's address, unless another party of the activity or somebody of this one has it (B13). */
async function writeEmail(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { id, activityId, date }: { id: number; activityId: number; date: string },
  email: string,
): Promise<void> {
  const booker = { identityKey: null, emailKey: emailKey(email) };
  await lockPeople(ctx, tx, [{ activityId, party: [booker] }]);
  const { taken } = await readBookedBefore(tx, { id: activityId, date }, [booker], ctx.clock.now());
  if (taken.emails.has(booker.emailKey)) throw DomainError.of('reservations.emailRepeated');
  await tx
    .update(people)
    .set({ email, emailKey: booker.emailKey })
    .where(and(eq(people.reservationId, id), eq(people.position, 0)));
  await tx.update(reservations).set({ updatedAt: ctx.clock.now() }).where(eq(reservations.id, id));
}

async function wasOpened(db: ServiceContext['db'], reservationId: number): Promise<boolean> {
  const found = await db.$count(
    auditLog,
    and(eq(auditLog.entity, 'reservation'), eq(auditLog.entityId, reservationId), eq(auditLog.action, opened)),
  );
  return found > 0;
}

/** Notes that a link was opened that only a mail has had, as long as it matters: the address of the mail is right then. */
export async function noteOpenedByMail(
  ctx: ServiceContext,
  { id, email, source, createdAt }: { id: number; email: string; source: 'public' | 'staff'; createdAt: Date },
  contact: string,
): Promise<void> {
  if (source !== 'public' || !isCorrectable(createdAt, ctx.clock.now())) return;
  if (contactHash(ctx.installation, id, email) !== contact || (await wasOpened(ctx.db, id))) return;
  await audit(ctx, ctx.db, { action: opened, entity: 'reservation', entityId: id });
}
