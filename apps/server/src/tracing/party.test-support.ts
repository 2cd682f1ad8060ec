/** A party that no rule refuses, as the page sends it. */
export function partyOf(activityId: number, change: object = {}) {
  return {
    activityId,
    language: 'es',
    booker: {
      firstName: 'Casilda',
      lastName: 'Berrocal Cañadas',
      identity: '12345678Z',
      sex: 'F',
      postalCode: '10697',
      province: 'Cáceres',
      locality: 'Serradilla',
      phone: '611222333',
      email: 'casilda.berrocal@example.org',
      birthDate: '1981-07-19',
    },
    companions: [],
    notes: 'Llevaremos prismáticos de Zacarías',
    photoConsent: true,
    privacyAccepted: true,
    ...change,
  };
}
