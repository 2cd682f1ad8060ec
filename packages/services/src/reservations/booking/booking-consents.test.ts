import { closedAfterAll } from '@dehesa/testing';
import { reservations } from '@dehesa/db/schema';
import { BookingInput } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bookPlaces } from './book-places';
import { readReservation } from '../staff/read-reservation';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';

const world = await closedAfterAll(createStaffWorld());

const asked = { photoConsent: true, privacyAccepted: true };

it.each([
  { communicationsConsent: false, whatsapp: false },
  { communicationsConsent: true, whatsapp: false },
  { communicationsConsent: false, whatsapp: true },
])('each consent is kept as it was given, whatever was said to the others: %o', async (given) => {
  const activityId = await world.activity();
  await bookPlaces(world.as(null), BookingInput.parse({ activityId, booker: world.person(), ...asked, ...given }));
  const at = world.as(null).clock.now();
  const [row] = await world.db.select().from(reservations).where(eq(reservations.activityId, activityId));
  expect(row).toMatchObject({
    photoConsentAt: at,
    privacyAcceptedAt: at,
    communicationsConsentAt: given.communicationsConsent ? at : null,
    whatsappConsentAt: given.whatsapp ? at : null,
    consentTextVersion: 'privacy-0',
  });
  const read = await readReservation(world.as(world.actors.admin), { id: row?.id ?? 0, includeCancelled: false });
  expect(read.consents).toEqual({
    photoAt: at,
    privacyAt: at,
    communicationsAt: given.communicationsConsent ? at : null,
    whatsappAt: given.whatsapp ? at : null,
    textVersion: 'privacy-0',
  });
});

it.each([
  [{ photoConsent: false }, 'reservations.photoConsentMissing'],
  [{ privacyAccepted: false }, 'reservations.privacyNotAccepted'],
])('without one that is asked for nobody books, whatever else was agreed to: %o', async (missing, code) => {
  const input = { booker: world.person(), ...asked, communicationsConsent: true, whatsapp: true, ...missing };
  const activityId = await world.activity();
  expect(await refusal(bookPlaces(world.as(null), BookingInput.parse({ activityId, ...input })))).toBe(code);
});
