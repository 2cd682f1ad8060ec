import { StaffReservationInput } from '@dehesa/domain/reservations';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { checkAsStaff } from './staff-reservation';
import { type CreatedReservation, storeReservation, withFreeReference } from './store-reservation';

/**
 * A reservation made by staff in the state that they choose: neither window nor maximum count, duplicates do, and going
 * beyond capacity is for roles 0 and 1 and stays in the audit log (B15).
 */
export async function createReservation(ctx: ServiceContext, raw: StaffReservationInput): Promise<CreatedReservation> {
  const actor = authorize(ctx, 'reservations.manage');
  const input = StaffReservationInput.parse(raw);
  if (input.force) authorize(ctx, 'reservations.exceedCapacity');
  const checked = await checkAsStaff(ctx, actor, input);
  const { status, language, notes, notify, force, whatsapp = false } = input;
  const made = {
    ...checked,
    status,
    language,
    notes: notes.trim(),
    notify,
    force,
    whatsapp,
    consents: null,
    createdBy: actor.userId,
  };
  return withFreeReference(() => inTransaction(ctx, (tx) => storeReservation(ctx, tx, made)));
}
