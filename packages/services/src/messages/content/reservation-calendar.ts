import { partySchedule, type Schedule } from '@dehesa/domain/activities';
import { mailTexts } from '@dehesa/i18n/mails';
import { Territory } from '@dehesa/domain/access';
import type { Language } from '@dehesa/domain/languages';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { calendarFile } from '../../documents/index';
import type { ServiceContext } from '../../context';
import { hostOf } from '../delivery/host-of';
import { type MessageRecords, readRecords } from './record-values';

export interface ReservationCalendar {
  filename: string;
  content: string;
}

/** The entry of a reservation for its booker's calendar; null where the records are not those of a reservation (B36). */
export function reservationCalendar(
  ctx: ServiceContext,
  { values, reservation: record }: MessageRecords,
  language: Language,
  { cancelled }: { cancelled: boolean },
): ReservationCalendar | null {
  if (record === null || !values.reserva || !values.actividad) return null;
  const { activity, reservation } = record;
  const { referencia, personas, turno } = values.reserva;
  const texts = mailTexts[language];
  const content = calendarFile({
    uid: `reserva-${reservation.id}@${hostOf(ctx)}`,
    sequence: record.scheduleChanges + record.ownChanges + (cancelled ? 1 : 0),
    cancelled,
    writtenAt: ctx.clock.now(),
    tentative: reservation.status === ReservationStatus.pending,
    schedule: partySchedule(scheduleOf(activity), record.shift, activity.shiftMinutes),
    title: values.actividad.titulo,
    place: [record.meetingPoint, activity.municipality].filter(Boolean).join(', '),
    // Calendars turn the time into that of the telephone; in words both stay (B48).
    description: texts.calendarNotes(referencia, personas, turno, inTwoHours(activity) ? values.actividad.horario : ''),
    url: values.actividad.enlace,
    position:
      activity.latitude === null || activity.longitude === null
        ? null
        : { lat: activity.latitude, lon: activity.longitude },
  });
  return { filename: texts.calendarFile, content };
}

/** The columns of times have seconds. */
function scheduleOf({ date, startTime, endTime }: Schedule): Schedule {
  return { date, startTime: startTime?.slice(0, 5) ?? null, endTime: endTime?.slice(0, 5) ?? null };
}

function inTwoHours({ territoryId, startTime }: { territoryId: number; startTime: string | null }): boolean {
  return territoryId === Territory.tajo && startTime !== null;
}

/**
 * The same for a reservation on its own: null unless it holds its places (B2) and takes place. The caller has proven whose it
 * is.
 */
export async function readReservationCalendar(
  ctx: ServiceContext,
  reservationId: number,
  language: Language,
): Promise<ReservationCalendar | null> {
  const records = await readRecords(ctx, { language, recipient: '', reservationId });
  const { reservation: record } = records;
  if (record === null || record.activity.suspendedAt !== null) return null;
  const { status } = record.reservation;
  if (status !== ReservationStatus.pending && status !== ReservationStatus.confirmed) return null;
  return reservationCalendar(ctx, records, language, { cancelled: false });
}
