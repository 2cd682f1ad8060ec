import { DomainError } from '@dehesa/domain/errors';
import { MyBookingLink } from '@dehesa/domain/reservations';
import { ticketTexts } from '@dehesa/i18n/ticket';
import { readPrintedLogo } from '../../configuration/read/logo';
import type { ServiceContext } from '../../context';
import { readReservationTicket, readReservationCalendar, type ReservationCalendar } from '../../messages/index';
import { referenceQr } from '../../documents/index';
import { readClaim } from './claimed-reservation';
import { reloadMyBooking } from './read-my-booking';

/**
 * The reservation for the booker's calendar (B36); `record.notFound` where it holds no places (B2), or the activity does not take
 * place.
 */
export async function readMyBookingCalendar(ctx: ServiceContext, raw: MyBookingLink): Promise<ReservationCalendar> {
  const link = MyBookingLink.parse(raw);
  await reloadMyBooking(ctx, link);
  const calendar = await readReservationCalendar(ctx, readClaim(ctx, link.token).reservationId, link.language);
  if (calendar === null) throw DomainError.of('record.notFound');
  return calendar;
}

/**
 * The reservation as a PDF of one page (B102), without documents, telephones or addresses of anybody; `record.notFound` where it
 * holds no places, or the activity does not take place.
 */
export async function readMyBookingTicket(
  ctx: ServiceContext,
  raw: MyBookingLink,
): Promise<{ filename: string; pdf: Buffer }> {
  const link = MyBookingLink.parse(raw);
  await reloadMyBooking(ctx, link);
  const ticket = await readReservationTicket(ctx, readClaim(ctx, link.token).reservationId, link.language);
  if (ticket === null) throw DomainError.of('record.notFound');
  const texts = ticketTexts[link.language];
  // A large library that many processes never need.
  const { drawTicket } = await import('./draw-ticket');
  const logo = await readPrintedLogo(ctx);
  const pdf = await drawTicket({ ...ticket, logo, texts, language: link.language, drawnAt: ctx.clock.now() });
  return { filename: texts.fileName(ticket.reference), pdf: Buffer.from(pdf) };
}

/** The QR of a confirmed reservation as PNG; `record.notFound` for any other. */
export async function readMyBookingQr(
  ctx: ServiceContext,
  raw: MyBookingLink,
): Promise<{ filename: string; png: Buffer }> {
  const { reference, qr } = await reloadMyBooking(ctx, MyBookingLink.parse(raw));
  if (qr === null) throw DomainError.of('record.notFound');
  return { filename: `${reference}.png`, png: await referenceQr(reference) };
}
