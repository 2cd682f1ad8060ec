import { DomainError } from '@dehesa/domain/errors';
import { placesHeld, showReference, StaffReservationInput } from '@dehesa/domain/reservations';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import { notifyBooker, notifiedBooker } from '../booker-messages';
import { changePlaces } from '../places/change-places';
import { duplicateOfConstraint } from '../duplicate-of-constraint';
import { holdActivities, insertReservations, nextReservationIds } from '../insert-reservation';
import { randomReference } from '../random-reference';
import { assertNoDuplicates, checkAsStaff, type CheckedReservation } from './staff-reservation';
import { statusSlugs } from '../status/status-slugs';

export interface CreatedReservation {
  id: number;
  /** As people see it, with its territory's prefix (B16). */
  reference: string;
}

/**
 * A reservation made by staff in the state that they choose: neither window nor maximum count, duplicates do, and going
 * beyond capacity is for roles 0 and 1 and stays in the audit log (B15).
 */
export async function createReservation(ctx: ServiceContext, raw: StaffReservationInput): Promise<CreatedReservation> {
  const actor = authorize(ctx, 'reservations.manage');
  const input = StaffReservationInput.parse(raw);
  if (input.force) authorize(ctx, 'reservations.exceedCapacity');
  return store(ctx, input, await checkAsStaff(ctx, actor, input), actor.userId);
}

async function store(
  ctx: ServiceContext,
  input: StaffReservationInput,
  checked: CheckedReservation,
  createdBy: number,
): Promise<CreatedReservation> {
  const { activity, shiftId, party } = checked;
  const { status, language, notify, force, whatsapp = false } = input;
  const reference = randomReference();
  try {
    return await inTransaction(ctx, async (tx) => {
      await assertNoDuplicates(ctx, tx, checked);
      const [suspended, [id = 0]] = await Promise.all([
        holdActivities(ctx, tx, [activity.id]),
        nextReservationIds(tx, 1),
      ]);
      if (suspended.size > 0) throw DomainError.of('activities.suspended');
      await insertReservations(tx, [
        {
          id,
          reference,
          activityId: activity.id,
          shiftId,
          status,
          language,
          notes: input.notes.trim(),
          source: 'staff',
          collaboratorId: null,
          createdBy,
          consents: null,
          whatsapp,
          party,
          madeAt: ctx.clock.now(),
        },
      ]);
      if (notify) {
        const booker = notifiedBooker(party, whatsapp);
        await notifyBooker(tx, { id, language, territoryId: activity.territoryId, booker }, statusSlugs[status]);
      }
      await audit(ctx, tx, {
        action: 'reservations.create',
        entity: 'reservation',
        entityId: id,
        details: { to: status, people: party.length, notify, ...(force ? { force } : {}) },
      });
      await changePlaces(ctx, tx, [{ activityId: activity.id, shiftId, places: placesHeld(status, party.length) }], {
        force,
      });
      return { id, reference: showReference(reference, activity.referencePrefix) };
    });
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'reservations_reference_unique') return store(ctx, input, checked, createdBy);
    if (constraint === 'reservations_shift_fk') throw DomainError.of('reservations.shiftMissing');
    throw duplicateOfConstraint(constraint) ?? error;
  }
}
