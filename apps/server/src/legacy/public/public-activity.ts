import type { PublicActivity } from '@dehesa/domain/activities';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { Language } from '@dehesa/domain/languages';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import { z } from 'zod';
import { date, shownDate, time } from '../shapes';

export const ShownActivity = z
  .strictObject({
    id: z.number(),
    titulo: z.string(),
    subtitulo: z.string(),
    descripcion: z.string().describe('HTML'),
    description: z.string().describe('Plain text, for search engines'),
    url: z.string(),
    imagen: z.string().nullable(),
    fecha: date,
    fecha_dia: z.string(),
    fecha_mes: z.string(),
    fecha_format: shownDate,
    hora_inicio: time.nullable(),
    hora_fin: time.nullable(),
    hora_inicio_pt: time.nullable().describe('The Portuguese hour, in territory 2'),
    hora_fin_pt: time.nullable(),
    id_ubicacion: z.number(),
    ubicacion: z.string(),
    categoria: z.string(),
    aforo: z.number(),
    aforo_turnos: z.array(z.strictObject({ turno: z.string(), completo: z.boolean() })),
    aforo_completo: z.boolean(),
    turnos: z.string(),
    organizador: z.string(),
    localidad: z.string(),
    municipio: z.string(),
    edad: z.string(),
    incluye: z.string(),
    material_necesario: z.string(),
    material_recomendado: z.string(),
    reserva_ninos: z.boolean(),
    disponible: z.boolean(),
    disponible_vip: z.boolean(),
    disponible_fecha: z.boolean(),
    proximamente: z.boolean(),
    pasado: z.boolean(),
    cerrada_inscripcion: z.boolean(),
    fecha_inicio_reservas: date.nullable(),
  })
  .meta({ id: 'PublicActivity' });

/** A public activity in the documented words (B30). */
export function presentPublicActivity(activity: PublicActivity): z.input<typeof ShownActivity> {
  const { availability, registrationOpensOn, times } = activity;
  return {
    id: activity.id,
    titulo: activity.title,
    subtitulo: activity.subtitle,
    descripcion: activity.description,
    description: activity.summary,
    url: activity.slug,
    imagen: activity.imageUrl,
    fecha: activity.date,
    fecha_dia: activity.date.slice(8, 10),
    fecha_mes: monthName(activity.date, activity.language),
    fecha_format: formatDayMonthYear(activity.date),
    hora_inicio: times.start,
    hora_fin: times.end,
    hora_inicio_pt: times.portugueseStart,
    hora_fin_pt: times.portugueseEnd,
    id_ubicacion: activity.territoryId,
    ubicacion: activity.territory,
    categoria: activity.category,
    aforo: activity.capacity,
    aforo_turnos: activity.shifts.map(({ name, full }) => ({ turno: name, completo: full })),
    aforo_completo: activity.full,
    turnos: activity.shifts.map(({ name }) => name).join(','),
    organizador: activity.organizer,
    localidad: activity.municipality,
    municipio: activity.meetingPoint,
    edad: activity.minimumAge === 0 ? 'todos' : String(activity.minimumAge),
    incluye: activity.includes,
    material_necesario: activity.necessaryMaterial,
    material_recomendado: activity.recommendedMaterial,
    reserva_ninos: activity.childrenAllowed,
    disponible: availability.bookable,
    disponible_vip: availability.bookableEarly,
    disponible_fecha: availability.withinRegistration,
    proximamente: availability.upcoming,
    pasado: availability.past,
    cerrada_inscripcion: activity.registrationsClosed,
    fecha_inicio_reservas: registrationOpensOn,
  };
}

function monthName(isoDate: string, language: Language): string {
  return bookingTexts(language).calendar.months[Number(isoDate.slice(5, 7)) - 1] ?? '';
}
