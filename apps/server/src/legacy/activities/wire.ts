import {
  activityDeclaration,
  type ActivityInput,
  ActivityListInput,
  activityTextFields,
  type MinimumAge,
  type Position,
  readPosition,
  showPosition,
} from '@dehesa/domain/activities';
import { formatDayMonthYear, isoWeek } from '@dehesa/domain/dates';
import { DomainError } from '@dehesa/domain/errors';
import { formatDayOfMonth, formatShortMonth } from '@dehesa/i18n/formats';
import { type ActivityRow, type FullActivity, parseActivity } from '@dehesa/services/activities';
import type { z } from 'zod';
import { readFields, tellFields } from '../declared-fields';
import { shownFlag, wireFlag, type WireFields, wireList, wireNumber, wireObject, wireText } from '../wire-values';
import { type Activity, type ActivityRow as ShownRow, rowFields } from './activity-shapes';
import { presentDocument, presentVideo } from './media-wire';

const orders: Readonly<Record<string, ActivityListInput['order']>> = {
  id: 'id',
  titulo: 'title',
  fecha: 'date',
  ubicacion: 'territory',
  categoria: 'category',
  empresa: 'company',
  aforo: 'capacity',
};

/** `{paging, filtro, order, dir, principales, id_ubicacion, exclude_ids}`; the page also beside them (B34). */
export function parseActivityList(body: WireFields): ActivityListInput {
  const paging = { ...body, ...wireObject(body, 'paging') };
  const order = wireText(body, 'order');
  return ActivityListInput.parse({
    pageIndex: wireNumber(paging, 'page_index') ?? undefined,
    pageSize: wireNumber(paging, 'page_size') ?? undefined,
    search: wireText(body, 'filtro'),
    order: order === '' ? undefined : (orders[order.toLowerCase()] ?? order),
    direction: wireText(body, 'dir').toLowerCase() || undefined,
    territoryId: wireNumber(body, 'id_ubicacion') || null,
    principalOnly: wireFlag(body, 'principales', false),
    excludeIds: wireList(body, 'exclude_ids').map((_id, index, ids) =>
      wireNumber({ exclude_ids: ids[index] }, 'exclude_ids'),
    ),
  });
}

/**
 * The activity object of the wire (B32). With `stored` it is an edit: a field that is missing keeps its value. The image
 * is the handler's, it needs storing.
 */
export function parseWireActivity(body: WireFields, stored: FullActivity | null): ActivityInput {
  return parseActivity({
    ...readFields(activityDeclaration, body, stored ?? undefined),
    texts: {
      es: readFields(activityTextFields, body, stored?.texts.es),
      pt: readFields(activityTextFields, wireObject(body, 'data_pt'), stored?.texts.pt),
    },
    date: wireText(body, 'fecha', stored?.date),
    startTime: parseTime(body, 'hora_inicio', stored?.startTime),
    endTime: parseTime(body, 'hora_fin', stored?.endTime),
    week: parseWeek(body, stored),
    scheduleChange: parseChange(body),
    ...('localizacion_maps' in body && { position: parsePosition(wireText(body, 'localizacion_maps')) }),
    ...('edad' in body && { minimumAge: parseAge(wireText(body, 'edad')) }),
    ...('turnos' in body && { shifts: parseShifts(body) }),
    ...('recordatorios' in body && { reminderHours: parseReminders(body) }),
  });
}

/** The week as it was given; one that only followed from the date, or is sent back, follows from the new one (B10). */
function parseWeek(body: WireFields, stored: FullActivity | null): number | null {
  const week = wireNumber(body, 'semana', stored?.week) || null;
  return stored !== null && week === stored.week && week === isoWeek(stored.date) ? null : week;
}

/** `cambio`; an empty one is none (B10). */
function parseChange(body: WireFields) {
  const change = wireObject(body, 'cambio');
  const startTime = parseTime(change, 'hora_inicio', null);
  const endTime = parseTime(change, 'hora_fin', null);
  const date = wireText(change, 'fecha');
  const week = wireNumber(change, 'semana') || null;
  if (date === '' && startTime === null && endTime === null && week === null) return null;
  return { date: date || null, startTime, endTime, week };
}

/** HH:MM, also where seconds follow; empty is no time. */
function parseTime(fields: WireFields, name: string, stored: string | null | undefined): string | null {
  return wireText(fields, name, stored ?? '').replace(/^(\d{2}:\d{2}):\d{2}$/, '$1') || null;
}

function parsePosition(typed: string): Position | null {
  if (typed.trim() === '') return null;
  const position = readPosition(typed);
  if (position === undefined) throw DomainError.of('input.invalid', { path: 'localizacion_maps' });
  return position;
}

function parseAge(typed: string): MinimumAge {
  switch (typed.trim().toLowerCase()) {
    case '':
    case '0':
    case 'todos':
      return 0;
    case '12':
      return 12;
    case '16':
      return 16;
    case '18':
      return 18;
    default:
      throw DomainError.of('input.invalid', { path: 'edad' });
  }
}

function parseShifts(body: WireFields): string[] {
  const names = wireList(body, 'turnos').map((name) => wireText({ turnos: name }, 'turnos').trim());
  return names.filter((name) => name !== '');
}

/** Hours before it begins; an entry that is no number is refused with the rest. */
function parseReminders(body: WireFields): unknown[] {
  return wireList(body, 'recordatorios').map((hours) => wireNumber({ recordatorios: hours }, 'recordatorios'));
}

/** What a list row and the whole activity have in common. */
function presentCommon(activity: ActivityRow | FullActivity) {
  const { places, availability } = activity;
  return {
    id: activity.id,
    ...tellFields(rowFields, activity),
    ...presentSchedule(activity),
    fecha_mes: formatShortMonth(activity.date, 'es'),
    fecha_dia: formatDayOfMonth(activity.date),
    ubicacion: activity.territory.es,
    categoria: activity.category.es,
    empresa: activity.company,
    imagen: activity.imageUrl ?? '',
    seo_url: activity.slug,
    cerrada_inscripcion: shownFlag(activity.registrationsClosed),
    plazas_ocupadas: places.occupied,
    plazas_pendientes: places.pending,
    confirmadas: places.confirmed,
    aforo_completo: places.full,
    pasado: availability.past,
    disponible_vip: availability.bookableEarly,
    relacionadas: activity.related.map(({ id, title, imageUrl, slug }) => ({
      id,
      titulo: title.es,
      imagen: imageUrl ?? '',
      seo_url: slug,
    })),
  };
}

function presentSchedule(schedule: { date: string; startTime: string | null; endTime: string | null }) {
  return {
    fecha: schedule.date,
    fecha_format: formatDayMonthYear(schedule.date),
    hora_inicio: schedule.startTime ?? '',
    hora_fin: schedule.endTime ?? '',
  };
}

export function presentActivityRow(row: ActivityRow): z.input<typeof ShownRow> {
  return { ...presentCommon(row), titulo: row.title.es, id_categoria: row.category.id };
}

export function presentActivity(activity: FullActivity): z.input<typeof Activity> {
  const { texts } = activity;
  const gallery = (name: string) =>
    activity.images.filter((image) => image.gallery === name).map(({ id, url }) => ({ id, imagen: url }));
  return {
    ...presentCommon(activity),
    ...tellFields(activityDeclaration, activity),
    idioma: 'es',
    ...tellFields(activityTextFields, texts.es),
    data_pt: tellFields(activityTextFields, texts.pt),
    semana: activity.week,
    // The schedule in force is `fecha` …; `cambio` repeats it where it has replaced a first one (B10).
    cambio:
      activity.firstSchedule === null
        ? { fecha: '', fecha_format: '', hora_inicio: '', hora_fin: '', semana: '' }
        : { ...presentSchedule(activity), semana: activity.week },
    localizacion_maps: showPosition(activity.position),
    edad: activity.minimumAge === 0 ? 'todos' : String(activity.minimumAge),
    turnos: activity.shifts.join(','),
    recordatorios: activity.reminderHours,
    imagenes: gallery('main'),
    imagenes_comolopasamos: gallery('afterwards'),
    ...presentVideo(activity.video),
    complementarias: activity.complementary.map(({ id, title }) => ({ id, titulo: title.es })),
    documentos: activity.documents.map((document) => presentDocument(activity.id, document)),
  };
}
