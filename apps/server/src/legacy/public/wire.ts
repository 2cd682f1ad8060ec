import type { PublicActivity } from '@dehesa/domain/activities';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { Language } from '@dehesa/domain/languages';
import { bookingTexts } from '@dehesa/i18n/booking';
import type { CheckpointReservation } from '@dehesa/services/check-in';

/** A public activity in the documented words (B30). */
export function presentPublicActivity(activity: PublicActivity) {
  const { availability, registrationOpensOn, registrationClosesOn, today, times } = activity;
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
    disponible_fecha:
      (registrationOpensOn === null || registrationOpensOn <= today) &&
      (registrationClosesOn === null || today <= registrationClosesOn),
    proximamente: availability.upcoming,
    pasado: availability.past,
    cerrada_inscripcion: activity.registrationsClosed,
    fecha_inicio_reservas: registrationOpensOn,
  };
}

function monthName(isoDate: string, language: Language): string {
  return bookingTexts(language).calendar.months[Number(isoDate.slice(5, 7)) - 1] ?? '';
}

/** A confirmed reservation for the checkpoint. */
export function presentCheckpointReservation(reservation: CheckpointReservation) {
  const name = (person: { firstName: string; lastName: string }) => ({
    nombre: person.firstName,
    apellidos: person.lastName,
  });
  return {
    id: reservation.id,
    referencia: reservation.reference,
    id_estado: 2,
    id_actividad: reservation.activityId,
    titulo: reservation.title,
    fecha: reservation.date,
    fecha_format: formatDayMonthYear(reservation.date),
    turno: reservation.shift ?? '',
    ...name(reservation),
    personas: reservation.companions.map(name),
  };
}
