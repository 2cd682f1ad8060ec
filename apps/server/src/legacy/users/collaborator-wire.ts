import { CollaboratorInput, CollaboratorListInput } from '@dehesa/domain/collaborators';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import { Role } from '@dehesa/domain/access';
import { inMadrid, madridDate } from '@dehesa/domain/madrid-time';
import type {
  Collaborator,
  CollaboratorRecord,
  ListedCollaborator,
  RecentRecords,
} from '@dehesa/services/collaborators';
import { tellUnnamed } from '../reservations/person-wire';
import { shownFlag, type WireFields, wireNumber, wireText } from '../wire-values';

const orders: Readonly<Record<string, CollaboratorListInput['order']>> = {
  id: 'createdAt',
  alta: 'createdAt',
  empresa: 'name',
  nombre: 'name',
  localidad: 'locality',
  provincia: 'province',
  telefono: 'phone',
  email: 'email',
  acceso: 'hasAccess',
};

/** 50 rows unless asked otherwise (U10). */
const listedAtOnce = 50;

/** `{id_rol: 4, page_index, page_size, filtro, order, dir}` (B34); what belongs to gyms says nothing of collaborators. */
export function parseCollaboratorList(body: WireFields): CollaboratorListInput {
  const order = wireText(body, 'order');
  return CollaboratorListInput.parse({
    pageIndex: wireNumber(body, 'page_index') ?? undefined,
    pageSize: wireNumber(body, 'page_size') ?? listedAtOnce,
    search: wireText(body, 'filtro'),
    territoryId: wireNumber(body, 'id_ubicacion'),
    order: order === '' ? undefined : (orders[order.toLowerCase()] ?? order),
    direction: wireText(body, 'dir').toLowerCase() || undefined,
  });
}

/** A collaborator of the wire. With `stored` it is an edit: a field that is missing keeps its value. */
export function parseCollaborator(body: WireFields, stored: Collaborator | null): CollaboratorInput {
  return CollaboratorInput.parse({
    companyName: wireText(body, 'empresa', stored?.companyName),
    firstName: wireText(body, 'nombre', stored?.firstName),
    lastName: wireText(body, 'apellidos', stored?.lastName),
    postalCode: wireText(body, 'codpostal', stored?.postalCode),
    locality: wireText(body, 'localidad', stored?.locality),
    province: wireText(body, 'provincia', stored?.province),
    phone: wireText(body, 'telefono', stored?.phone),
    email: wireText(body, 'email', stored?.email),
    website: wireText(body, 'web', stored?.website),
    services: wireText(body, 'servicios', stored?.services),
    territoryId: wireNumber(body, 'id_ubicacion', stored?.territoryId ?? null),
    language: wireText(body, 'idioma', stored?.language) || null,
    imageId: stored?.imageId ?? null,
  });
}

/** A collaborator with its totals and the latest that came through it (B30). */
export function presentCollaborator(row: ListedCollaborator, recent: RecentRecords) {
  const name = `${row.firstName} ${row.lastName}`.trim();
  return {
    id: row.id,
    id_rol: Role.collaborator,
    empresa: row.companyName || name || row.email,
    alias: '',
    nombre: row.firstName,
    apellidos: row.lastName,
    codpostal: row.postalCode,
    localidad: row.locality,
    provincia: row.province,
    telefono: row.phone,
    email: row.email,
    web: row.website,
    servicios: row.services,
    id_ubicacion: row.territoryId,
    ubicacion: row.territory?.es ?? '',
    idioma: row.language,
    imagen: row.imageUrl ?? '',
    acceso: shownFlag(row.hasAccess),
    alta: madridDate(row.createdAt),
    alta_format: formatDayMonthYear(madridDate(row.createdAt)),
    qr: `/qr-colaborador/${row.id}`,
    total_reservas: row.totals.bookings,
    total_visitantes: row.totals.visitors,
    reservas: recent.bookings.map((record) => presentRecord(record, null)),
    reservas_visitas: recent.visits.map((record) => presentRecord(record, record.visitedAt)),
  };
}

/** A visit is dated by when it was validated, a booking by its activity. */
function presentRecord(record: CollaboratorRecord, visitedAt: Date | null) {
  const date = visitedAt === null ? record.activity.date : madridDate(visitedAt);
  return {
    id: record.id,
    referencia: record.reference,
    id_actividad: record.activity.id,
    id_estado: record.status,
    nombre: record.firstName,
    apellidos: record.lastName,
    localidad: record.locality,
    provincia: record.province,
    email: record.email,
    telefono: record.phone,
    turno: record.shift ?? '',
    fecha_visita: date,
    fecha_visita_format: formatDayMonthYear(date),
    ...(visitedAt !== null && {
      hora_visita: inMadrid(visitedAt).toPlainTime().toString({ smallestUnit: 'minute' }),
    }),
    personas: [
      ...record.companions.map(({ firstName, lastName }) => ({ nombre: firstName, apellidos: lastName })),
      ...tellUnnamed(record.unnamed),
    ],
    imagen: record.activity.imageUrl ?? '',
    titulo: record.activity.title.es,
  };
}
