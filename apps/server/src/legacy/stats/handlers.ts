import { Readable } from 'node:stream';
import type { Attendee } from '@dehesa/services/statistics';
import { dashboard, exportStatisticsSets, listLocalities, readAttendees } from '@dehesa/services/statistics';
import type { LegacyHandler } from '../handler';
import { requires } from '../requires';
import {
  parseLocalities,
  parseStatuses,
  presentAttendee,
  presentDashboard,
  presentLocality,
  presentSets,
} from './wire';

/** /act-datos-generales: the numbers of the dashboard. */
export const dashboardCall: LegacyHandler = async ({ services }) => ({
  error: false,
  ...presentDashboard(await dashboard(services)),
});

/** /act-datos-localizacion {geodata, id_ubicacion, portugal}: where bookers live, as a bare list (B30). */
export const localitiesCall = requires('activities.manage', async ({ services, body }) => {
  const { input, onMap } = parseLocalities(body);
  const localities = await listLocalities(services, input);
  return localities.filter(({ lat, lon }) => !onMap || (lat !== null && lon !== null)).map(presentLocality);
});

/** /act-exportar-datos-generales: the statistics sets of each view; those of the territories for roles 0 and 1. */
export const exportGeneralDataCall: LegacyHandler = async ({ services }) => {
  const { general, territories } = await exportStatisticsSets(services, { language: 'es' });
  return {
    error: false,
    general: presentSets(general),
    ...(territories !== null && { tajo: presentSets(territories[2]), monfrague: presentSets(territories[1]) }),
  };
};

/** /act-exportar-reservas {estado}: everybody on the list as a bare list (B30), written as it is read: it may be long. */
export const exportReservationsCall = requires('reservations.manage', async ({ services, body, reply }) => {
  const { batches } = await readAttendees(services, { statuses: parseStatuses(body), language: 'es', format: 'json' });
  void reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  return Readable.from(jsonList(batches), { objectMode: false });
});

async function* jsonList(batches: AsyncIterable<Attendee[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const batch of batches) {
    yield before + batch.map((person) => JSON.stringify(presentAttendee(person))).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
