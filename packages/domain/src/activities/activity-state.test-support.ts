import type { ActivityState } from './activity-fields';
import { noActivityTexts } from './fields';

/** For tests: an activity of two shifts on Saturday 20 June 2026. */
export function activityState(change: Partial<ActivityState> = {}): ActivityState {
  const texts = {
    ...noActivityTexts,
    title: 'Buitres',
    description: '<p>Salida</p>',
    recommendedMaterial: 'Prismáticos',
  };
  return {
    companyId: 1,
    territoryId: 1,
    categoryId: 1,
    organizer: '',
    phone: '927000000',
    date: '2026-06-20',
    startTime: '09:00',
    endTime: '14:00',
    week: 25,
    municipality: 'Serradilla',
    postalCode: null,
    position: { lat: 39.8, lng: -6 },
    capacity: 10,
    minimumPeople: null,
    shiftMinutes: null,
    distanceMetres: null,
    difficulty: null,
    free: false,
    minimumAge: 0,
    childrenAllowed: true,
    shifts: ['Mañana', 'Tarde'],
    registrationsClosed: false,
    registrationOpensOn: '2026-06-01',
    registrationClosesOn: '2026-06-19',
    confirmsAtOnce: false,
    questions: [],
    waitingListMode: 'manual',
    offerHours: 12,
    reminderHours: [168, 48],
    externalBookingUrl: '',
    hidden: false,
    texts: { es: { ...texts }, pt: { ...texts } },
    principal: true,
    imageId: '00000000-0000-4000-8000-000000000000',
    video: null,
    complementaryIds: [],
    ...change,
  };
}
