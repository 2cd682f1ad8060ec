import { Paging } from '@dehesa/domain/paging';
import { ActivityCardsInput, ReservationListInput } from '@dehesa/domain/reservations';
import { wireFlag, type WireFields, wireNumber, wireText } from '../wire-values';

/*
 * The forms of /act-reservas (W4), told apart by their fields:
 *   {id}                    one reservation
 *   {…, agrupado: true}     grouped by activity: the cards, coming activities first, those with a reservation in `id_estado`
 *   {…, agrupado_usuario}   grouped by who booked: one row a reservation, companions in `personas`
 *   anything else           a row for each person, companions with `id_reserva_padre`: printed lists, spreadsheets
 * Without `page_size` all reservations of an activity come at once; the page also comes as an object in `paginacion`.
 */
export type ListForm = 'cards' | 'reservations' | 'people';

export function listFormOf(body: WireFields): ListForm {
  if (wireFlag(body, 'agrupado', false)) return 'cards';
  return wireFlag(body, 'agrupado_usuario', false) ? 'reservations' : 'people';
}

export function parseCards(body: WireFields): ActivityCardsInput {
  return ActivityCardsInput.parse({ ...parsePage(body), ...parseFilter(body) });
}

/** Documented columns and those that a list shows; `turno` is the documented order (B57). */
const orders: Readonly<Record<string, ReservationListInput['order']>> = {
  turno: 'shift',
  id_reserva_padre: 'shift',
  alta: 'createdAt',
  id: 'createdAt',
  nombre: 'lastName',
  apellidos: 'lastName',
  fecha: 'activityDate',
  fecha_visita: 'activityDate',
};

export function parseList(body: WireFields): ReservationListInput {
  const activityId = wireNumber(body, 'id_actividad') || null;
  const page = parsePage(body);
  // Several columns joined by commas are the documented order: the first one tells which.
  const order = (wireText(body, 'order').split(',')[0] ?? '').trim().toLowerCase();
  return ReservationListInput.parse({
    ...page,
    pageSize: page.pageSize ?? (activityId === null ? undefined : 2000),
    ...parseFilter(body),
    activityId,
    order: order === '' ? undefined : (orders[order] ?? order),
    direction: wireText(body, 'dir').toLowerCase() || undefined,
  });
}

function parseFilter(body: WireFields) {
  return {
    status: wireNumber(body, 'id_estado') || null,
    territoryId: wireNumber(body, 'id_ubicacion') || null,
    search: wireText(body, 'filtro'),
  };
}

/** At most 200 rows a page on the wire (B34); what is missing stays so, because each form has a default of its own. */
function parsePage(body: WireFields): { pageIndex: number | undefined; pageSize: number | undefined } {
  const { paginacion } = body;
  const nested = typeof paginacion === 'object' && paginacion !== null && !Array.isArray(paginacion) ? paginacion : {};
  const fields: WireFields = { ...body, ...nested };
  const page = {
    pageIndex: wireNumber(fields, 'page_index') ?? undefined,
    pageSize: wireNumber(fields, 'page_size') ?? undefined,
  };
  Paging.parse(page);
  return page;
}
