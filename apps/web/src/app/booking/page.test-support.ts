import type { PublicActivityPage } from '@dehesa/domain/activities';
import type { PublicPage, RenderRequest } from '@dehesa/server/public-page';

/** For tests: an open activity of both sides of the border. */
export function sampleActivity(change: Partial<PublicActivityPage> = {}): PublicActivityPage {
  return {
    id: 7,
    slug: 'barco',
    suspension: null,
    language: 'es',
    title: 'Barco por el Tajo',
    subtitle: 'Al atardecer',
    description: '<p>Un paseo en <strong>barco</strong>.</p>',
    summary: 'Un paseo en barco.',
    imageUrl: '/files/imagen.jpg',
    territoryId: 2,
    territory: 'Tajo Internacional',
    category: 'Aves',
    organizer: 'Rutas del Tajo',
    date: '2026-12-12',
    times: { start: '09:00', end: '11:00', portugueseStart: '08:00', portugueseEnd: '10:00' },
    startsAt: '2026-12-12T08:00:00.000Z',
    endsAt: '2026-12-12T10:00:00.000Z',
    capacity: 12,
    shifts: [],
    places: { state: 'free', free: 12, total: 12, uncertain: null },
    full: false,
    municipality: 'Cedillo',
    meetingPoint: 'Embarcadero',
    minimumAge: 12,
    bookerAge: 18,
    childrenAllowed: true,
    includes: '',
    price: '',
    free: false,
    minutes: 120,
    distanceMetres: null,
    difficulty: null,
    guideLanguages: '',
    accessibility: '',
    badWeather: '',
    phone: '',
    mapUrl: null,
    mapPicture: null,
    necessaryMaterial: 'Agua',
    recommendedMaterial: 'Prismáticos',
    state: 'open',
    availability: { past: false, bookable: true, withinRegistration: true, upcoming: false, bookableEarly: false },
    registrationsClosed: false,
    registrationOpensOn: null,
    registrationClosesOn: null,
    opensAt: null,
    earlyAccess: false,
    collaboratorId: null,
    waitingList: true,
    confirmsAtOnce: false,
    questions: [],
    whatsapp: false,
    today: '2026-11-21',
    gallery: [],
    afterwards: [],
    video: null,
    documents: [],
    related: [],
    complements: [],
    ...change,
  };
}

/** A request to draw a page; an activity's page speaks the activity's language. */
export function requestOf(page: PublicPage): RenderRequest {
  return {
    page,
    assets: { scripts: ['/assets/public.js'], preloads: ['/assets/react.js'], styles: ['/assets/public.css'] },
    origin: 'https://reservas.example.org',
    path: '/actividad/barco',
  };
}

export function activityRequest(change: Partial<PublicActivityPage> = {}): RenderRequest {
  const activity = sampleActivity(change);
  return requestOf({
    kind: 'activity',
    language: activity.language,
    siteName: 'Dehesa',
    activity,
    now: '2026-11-21T12:00:00.000Z',
  });
}
