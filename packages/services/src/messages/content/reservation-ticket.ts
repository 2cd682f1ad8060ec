import type { Language } from '@dehesa/domain/languages';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { ticketTexts } from '@dehesa/i18n/ticket';
import type { ServiceContext } from '../../context';
import type { FieldValue } from './fill-template';
import { readRecords } from './record-values';

/** What a booking on paper says, in words of its language; nothing of it is a document, a telephone or an address of people. */
export interface ReservationTicket {
  appName: string;
  reference: string;
  confirmed: boolean;
  title: string;
  when: string[];
  meetingPoint: string;
  municipality: string;
  people: string;
  contact: string;
}

/** Null unless it holds its places (B2) and takes place. The caller has proven whose it is. */
export async function readReservationTicket(
  ctx: ServiceContext,
  reservationId: number,
  language: Language,
): Promise<ReservationTicket | null> {
  const { appName, values, reservation: record } = await readRecords(ctx, { language, recipient: '', reservationId });
  const { reserva, actividad } = values;
  if (record === null || !reserva || !actividad || record.activity.suspendedAt !== null) return null;
  const { status } = record.reservation;
  if (status !== ReservationStatus.pending && status !== ReservationStatus.confirmed) return null;
  const names = [`${reserva.nombre} ${reserva.apellidos}`.trim(), reserva.acompanantes].filter(Boolean).join(', ');
  return {
    appName,
    reference: reserva.referencia,
    confirmed: status === ReservationStatus.confirmed,
    title: actividad.titulo,
    when: [actividad.fecha, actividad.horario, reserva.turno === '' ? '' : ticketTexts[language].shift(reserva.turno)],
    meetingPoint: actividad.punto_encuentro,
    municipality: [actividad.municipio, actividad.territorio].filter(Boolean).join(' · '),
    people: `${reserva.personas}: ${names}`,
    contact: [actividad.organizador, actividad.telefono].filter(Boolean).join(' · '),
  };
}

/** Where a mail's link to the reservation leads to its PDF; null where there is no such link. */
export function ticketUrl(bookingUrl: FieldValue | undefined): string | null {
  if (typeof bookingUrl !== 'string') return null;
  const found = /^(https?:\/\/[^?#]+\/mi-reserva\/[^/?#]+)(\?[^#]*)?$/.exec(bookingUrl);
  return found === null ? null : `${found[1]}/reserva.pdf${found[2] ?? ''}`;
}
