import { people, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { holdsHiddenSigns, holdsPageAddress } from '@dehesa/domain/page-address';
import { CorrectNameInput, isSpellingOf, type MyBooking } from '@dehesa/domain/reservations';
import { mailTexts } from '@dehesa/i18n/mails';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { changeBooking } from './change-booking';
import { reloadMyBooking } from './read-my-booking';

/**
 * Corrects how somebody's name is written. It is measured against the name as it was booked, however often it is
 * corrected, so that a place does not pass to another person: `reservations.notASpelling`.
 */
export async function correctName(ctx: ServiceContext, raw: CorrectNameInput): Promise<MyBooking> {
  const input = CorrectNameInput.parse(raw);
  const { firstName, lastName } = input;
  await changeBooking(ctx, input, async (tx, { id, people: party, language }) => {
    const person = party.find((one) => one.id === input.personId);
    if (person === undefined) throw DomainError.of('record.notFound');
    if (person.firstName === firstName && person.lastName === lastName) return null;
    const booked = person.bookedName ?? `${person.firstName} ${person.lastName}`;
    if ([firstName, lastName].some((name) => holdsPageAddress(name) || holdsHiddenSigns(name)))
      throw DomainError.of('reservations.notASpelling');
    if (!isSpellingOf({ firstName: booked, lastName: '' }, { firstName, lastName }))
      throw DomainError.of('reservations.notASpelling');
    await tx.update(people).set({ firstName, lastName, bookedName: booked }).where(eq(people.id, person.id));
    await tx.update(reservations).set({ updatedAt: ctx.clock.now() }).where(eq(reservations.id, id));
    const fullName = `${firstName} ${lastName}`;
    return {
      action: 'reservations.correctName',
      details: { position: person.position },
      told: mailTexts[language].changes.nameCorrected(fullName),
      ...(person.position === 0 && { bookerName: fullName }),
    };
  });
  return reloadMyBooking(ctx, input);
}
