import { Role } from '@dehesa/domain/access';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import { madridDate } from '@dehesa/domain/madrid-time';
import { AccountInput, AccountListInput, ProfileInput } from '@dehesa/domain/users';
import { backoffice } from '@dehesa/i18n/backoffice';
import type { Account, Profile } from '@dehesa/services/users';
import type { z } from 'zod';
import { shownFlag, type WireFields, wireFlag, wireNumber, wireObject, wireText } from '../wire-values';
import type { User } from './user-shapes';

const orders: Readonly<Record<string, AccountListInput['order']>> = {
  id: 'createdAt',
  alta: 'createdAt',
  alta_format: 'createdAt',
  nombre: 'name',
  empresa: 'name',
  referencia: 'reference',
  fecha_caducidad: 'feeExpiresOn',
  id_rol: 'role',
  rol: 'role',
  localidad: 'locality',
  telefono: 'phone',
  email: 'email',
  acceso: 'hasAccess',
};

/** The dates of `tipofiltrofecha`, under whose name the month is sent. */
const dateFields: Readonly<Record<string, NonNullable<AccountListInput['dateField']>>> = {
  fechaalta: 'createdAt',
  fechapagado: 'feePaidOn',
  fechacaducidad: 'feeExpiresOn',
};

/** A role as a number or a numeric string (B32); null for anything else. */
export function roleOf(value: unknown): Role | null {
  return Object.values(Role).find((role) => value === role || value === String(role)) ?? null;
}

/** `{page_index, page_size, filtro, order, dir, …}` (B34); 50 rows unless asked otherwise (U10). */
export function parseAccountList(body: WireFields, roles: AccountListInput['roles']): AccountListInput {
  const order = wireText(body, 'order');
  const expired = wireFlag(body, 'caducado', false);
  return AccountListInput.parse({
    pageIndex: wireNumber(body, 'page_index') ?? undefined,
    pageSize: wireNumber(body, 'page_size') ?? undefined,
    roles,
    search: wireText(body, 'filtro'),
    order: order === '' ? undefined : (orders[order.toLowerCase()] ?? order),
    direction: wireText(body, 'dir').toLowerCase() || undefined,
    fee: expired ? 'expired' : wireFlag(body, 'proximocaducar', false) ? 'expiringSoon' : 'all',
    ...pickedMonth(body),
  });
}

/** The month of the date that `tipofiltrofecha` names, else of the first that is sent; without one no filter. */
function pickedMonth(body: WireFields) {
  const chosen = wireText(body, 'tipofiltrofecha').toLowerCase();
  const names = Object.keys(dateFields).filter((name) => chosen === '' || name.endsWith(chosen));
  for (const name of names) {
    const sent = wireText(body, name).trim();
    if (sent !== '') return { dateField: dateFields[name], month: monthOf(sent) };
  }
  return {};
}

/** yyyy-mm, also of a whole date, and mm/yyyy or dd/mm/yyyy; anything else as it is, to be refused. */
function monthOf(sent: string): string {
  const [, month, year] = /^(?:\d\d\/)?(\d\d)\/(\d{4})$/.exec(sent) ?? [];
  return month === undefined || year === undefined ? sent.slice(0, 'yyyy-mm'.length) : `${year}-${month}`;
}

/** A user of the wire. With `stored` it is an edit: a field that is missing keeps its value. */
export function parseAccount(body: WireFields, stored: Account | null, today: string): AccountInput {
  return AccountInput.parse({
    ...personalFields(body, stored),
    role: body['id_rol'] === undefined ? stored?.role : roleOf(body['id_rol']),
    reference: wireText(body, 'referencia', stored?.reference) || undefined,
    territoryId: wireNumber(body, 'id_ubicacion', stored?.territoryId ?? null),
    membership: parseMembership(wireObject(body, 'gimnasio'), stored, today),
  });
}

/** One's own data of the wire. */
export function parseProfile(body: WireFields, stored: Profile): ProfileInput {
  return ProfileInput.parse({
    ...personalFields(body, stored),
    website: wireText(body, 'web', stored.website),
    services: wireText(body, 'servicios', stored.services),
  });
}

function personalFields(body: WireFields, stored: Account | Profile | null) {
  return {
    alias: wireText(body, 'alias', stored?.alias),
    firstName: wireText(body, 'nombre', stored?.firstName),
    lastName: wireText(body, 'apellidos', stored?.lastName),
    companyName: wireText(body, 'empresa', stored?.companyName),
    taxId: wireText(body, 'nifcif', stored?.taxId),
    postalCode: wireText(body, 'codpostal', stored?.postalCode),
    address: wireText(body, 'direccion', stored?.address),
    locality: wireText(body, 'localidad', stored?.locality),
    province: wireText(body, 'provincia', stored?.province),
    phone: wireText(body, 'telefono', stored?.phone),
    email: wireText(body, 'email', stored?.email),
    birthDate: wireDay(body, 'fecha_nacimiento', stored?.birthDate ?? null),
    imageId: stored?.imageId ?? null,
    language: wireText(body, 'idioma', stored?.language) || null,
  };
}

/** undefined where nothing is said of a fee, so that it stays as it is. */
function parseMembership(fields: WireFields, stored: Account | null, today: string) {
  if (Object.keys(fields).length === 0) return undefined;
  return {
    tariffId: wireNumber(fields, 'id_tarifa', stored?.membership?.tariffId ?? null),
    paidOn: wireDay(fields, 'fecha_pago', stored?.membership?.paidOn ?? null) ?? today,
    expiresOn: wireDay(fields, 'fecha_caducidad', stored?.membership?.expiresOn ?? null),
  };
}

/** yyyy-mm-dd, also with a time behind it; null where it is empty. */
function wireDay(fields: WireFields, name: string, fallback: string | null): string | null {
  if (fields[name] === undefined) return fallback;
  return wireText(fields, name).trim().slice(0, 'yyyy-mm-dd'.length) || null;
}

/** A user in the documented words (B30), without its password. The gym's fields are those of members in gym mode (B44). */
export function presentAccount(row: Account): z.input<typeof User> {
  return {
    ...presentPerson(row, row.membership),
    edad: row.age,
    id_ubicacion: row.territoryId,
    ubicacion: row.territory?.es ?? '',
    acceso: shownFlag(row.hasAccess),
  };
}

/** One's own data. */
export function presentProfile(row: Profile): z.input<typeof User> {
  return {
    ...presentPerson(row, row.membership),
    id_ubicacion: row.territoryId,
    ...(row.role === Role.collaborator && { web: row.website, servicios: row.services }),
    acceso: 1,
  };
}

function presentPerson(row: Account | Profile, fee: Account['membership']) {
  const since = madridDate(row.createdAt);
  return {
    id: row.id,
    id_rol: row.role,
    rol: backoffice.es.shell.roles[row.role],
    imagen: row.imageUrl ?? '',
    referencia: row.reference,
    alias: row.alias,
    nombre: row.firstName,
    apellidos: row.lastName,
    empresa: row.companyName,
    nifcif: row.taxId,
    codpostal: row.postalCode,
    direccion: row.address,
    localidad: row.locality,
    provincia: row.province,
    telefono: row.phone,
    email: row.email,
    idioma: row.language,
    fecha_nacimiento: row.birthDate ?? '',
    fecha_nacimiento_format: row.birthDate === null ? '' : formatDayMonthYear(row.birthDate),
    alta: since,
    alta_format: formatDayMonthYear(since),
    ...(fee !== null && {
      gimnasio: {
        id_tarifa: fee.tariffId,
        tarifa: fee.tariff ?? '',
        fecha_pago: fee.paidOn ?? '',
        fecha_caducidad: fee.expiresOn ?? '',
        fecha_pago_format: fee.paidOn === null ? '' : formatDayMonthYear(fee.paidOn),
        fecha_caducidad_format: fee.expiresOn === null ? '' : formatDayMonthYear(fee.expiresOn),
      },
      proximocaducar: shownFlag(fee.state === 'expiringSoon'),
      caducado: shownFlag(fee.state === 'expired'),
    }),
  };
}
