import { type AgendaItem, everyActivity } from '@dehesa/domain/activities';
import type { RenderRequest } from '@dehesa/server/public-page';
import type { AgendaPageData } from './agenda-page';
import { requestOf } from '../page.test-support';

/** For tests: an activity of the agenda on both sides of the border. */
export function sampleItem(change: Partial<AgendaItem> = {}): AgendaItem {
  return {
    id: 7,
    slug: 'barco',
    language: 'es',
    title: 'Barco por el Tajo',
    subtitle: 'Al atardecer',
    summary: 'Un paseo en barco.',
    imageUrl: '/files/imagen.jpg',
    smallImageUrl: '/files/imagen-640.jpg',
    territoryId: 2,
    territory: 'Tajo Internacional',
    category: 'Ruta en barco',
    organizer: 'Rutas del Tajo',
    free: false,
    municipality: 'Cedillo',
    meetingPoint: 'Embarcadero',
    position: null,
    date: '2026-12-12',
    times: { start: '09:00', end: '11:00', portugueseStart: '08:00', portugueseEnd: '10:00' },
    startsAt: '2026-12-12T08:00:00.000Z',
    endsAt: '2026-12-12T10:00:00.000Z',
    shifts: [],
    places: { state: 'free', free: 9, total: 12, uncertain: null },
    minimumAge: 0,
    childrenAllowed: true,
    state: 'open',
    registrationOpensOn: null,
    registrationClosesOn: null,
    earlyAccess: false,
    version: 1,
    publishedAt: '2026-11-01T10:00:00.000Z',
    changedAt: '2026-11-02T10:00:00.000Z',
    ...change,
  };
}

/** A request to draw the agenda with some activities, as the address and the language say. */
export function agendaRequest(
  items: readonly AgendaItem[],
  view: Partial<AgendaPageData['view']> = {},
  agenda: Partial<AgendaPageData['agenda']> = {},
): RenderRequest {
  const language = view.language ?? 'es';
  const collaboratorId = view.collaboratorId ?? null;
  return {
    ...requestOf({
      kind: 'agenda',
      language,
      siteName: 'Dehesa',
      view: { ...everyActivity, pageIndex: 0, ...view, language, collaboratorId },
      agenda: {
        items: [...items],
        total: items.length,
        pageIndex: 0,
        pageCount: 1,
        pageSize: 12,
        collaboratorId,
        today: '2026-11-21',
        ...agenda,
      },
      territories: [
        { id: 1, name: 'Monfragüe' },
        { id: 2, name: 'Tajo Internacional' },
      ],
    }),
    path: '/agenda',
  };
}
