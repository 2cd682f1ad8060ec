import { type BookingDraft, emptyDraft } from './booking-draft';

/** For tests: a draft with all that a booking by one person needs. */
export function typedDraft(idempotencyKey: string): BookingDraft {
  const draft = emptyDraft(idempotencyKey, '+34');
  return {
    ...draft,
    booker: {
      ...draft.booker,
      firstName: 'Carmen',
      lastName: 'Gil',
      identity: '12345678Z',
      birthDate: '1980-3-4',
      sex: 'F',
      postalCode: '10001',
      locality: 'Cáceres',
      province: 'Cáceres',
      email: 'carmen@example.org',
      phone: '600111222',
    },
    photoConsent: true,
    privacyAccepted: true,
  };
}
