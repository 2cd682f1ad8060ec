import { DomainError } from '@dehesa/domain/errors';
import { MyBookingLink } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { readReservationCalendar, type ReservationCalendar } from '../../messages/index';
import { referenceQr } from '../../documents/index';
import { readClaim } from './claimed-reservation';
import { reloadMyBooking } from './read-my-booking';

/** The reservation for the booker's calendar; `record.notFound` where it holds no places (B2, B36). */
export async function readMyBookingCalendar(ctx: ServiceContext, raw: MyBookingLink): Promise<ReservationCalendar> {
  const link = MyBookingLink.parse(raw);
  await reloadMyBooking(ctx, link);
  const calendar = await readReservationCalendar(ctx, readClaim(ctx, link.token).reservationId, link.language);
  if (calendar === null) throw DomainError.of('record.notFound');
  return calendar;
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
