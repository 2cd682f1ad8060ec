import { Territory } from '@dehesa/domain/access';
import { partyBegins, portugueseShift } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import { inMadrid, portugueseTime } from '@dehesa/domain/madrid-time';
import {
  hiddenEmail,
  holdsPlaces,
  type MyBooking,
  MyBookingLink,
  ReservationStatus,
} from '@dehesa/domain/reservations';
import { linkOpens, readCancellationToken } from '../../keys/index';
import type { ServiceContext } from '../../context';
import { mapUrl } from '../../map-url';
import { referenceQrPath } from '../../documents/index';
import { readOpenOffer, readWaitingPosition } from '../waiting-list/waiting-position';
import { bookingVersion } from './booking-version';
import { type BookingRow, readBookingRow } from './booking-row';

const states: Record<ReservationStatus, MyBooking['state']> = {
  [ReservationStatus.pending]: 'pending',
  [ReservationStatus.confirmed]: 'confirmed',
  [ReservationStatus.waiting]: 'waiting',
  [ReservationStatus.cancelled]: 'cancelled',
};

/**
 * The reservation behind a link as its booker sees it: names, no documents, birth dates or phones, for links get passed
 * on. Null where the link is not ours or its address is not the booker's any more (B22, B37, B52). Hours by B48.
 */
export async function readMyBooking(ctx: ServiceContext, raw: MyBookingLink): Promise<MyBooking | null> {
  const { token, language } = MyBookingLink.parse(raw);
  const claim = readCancellationToken(ctx.installation, token);
  if (claim === undefined || !(await linkOpens(ctx, ctx.db, claim))) return null;
  const row = await readBookingRow(ctx.db, { reservationId: claim.reservationId, language });
  if (row === undefined) return null;
  const waits = row.status === ReservationStatus.waiting;
  const [waiting, offer] = waits
    ? await Promise.all([readWaitingPosition(ctx, row.id), readOpenOffer(ctx, row.id, claim.contact)])
    : [null, null];
  return {
    ...present(ctx, row, language),
    waiting,
    offer: offer && {
      token: offer.token,
      places: offer.places,
      until: untilOf(offer.expiresAt, row.territoryId === Territory.tajo),
    },
  };
}

/** The same for who expects it to be there: `record.notFound` for a link that opens nothing. */
export async function reloadMyBooking(ctx: ServiceContext, link: MyBookingLink): Promise<MyBooking> {
  const booking = await readMyBooking(ctx, link);
  if (booking === null) throw DomainError.of('record.notFound');
  return booking;
}

/** The minute in which an offer ends, never a later one. */
function untilOf(at: Date, onBorder: boolean) {
  const end = inMadrid(at);
  const date = end.toPlainDate().toString();
  const time = end.toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'trunc' });
  return { date, time, portugueseTime: onBorder ? portugueseTime(date, time) : null };
}

function present(ctx: ServiceContext, row: BookingRow, language: Language): Omit<MyBooking, 'waiting' | 'offer'> {
  const { reference, date, startTime, endTime, people, status } = row;
  const onBorder = row.territoryId === Territory.tajo;
  const portuguese = (time: string | null) => (onBorder && time !== null ? portugueseTime(date, time) : null);
  const now = ctx.clock.now().getTime();
  const begun = (shift: string | null) => partyBegins({ date, startTime, endTime }, shift).getTime() <= now;
  const shifts = row.shifts.map(({ id, name, free }) => ({
    id,
    name,
    portugueseName: onBorder ? portugueseShift(name, date) : null,
    room: id !== row.shiftId && free >= row.partySize && !begun(name),
  }));
  const shift = shifts.find(({ id }) => id === row.shiftId) ?? null;
  const over = begun(shift?.name ?? null);
  const movable = shift !== null && holdsPlaces(status) && !over && shifts.length > 1;
  return {
    language,
    reference,
    state: states[status],
    begun: over,
    version: bookingVersion(row.shiftId, people),
    people,
    shift,
    shifts: movable ? shifts : [],
    email: hiddenEmail(row.email),
    activity: {
      title: row.title,
      slug: row.hidden ? null : row.slug,
      date,
      times: {
        start: startTime,
        end: endTime,
        portugueseStart: portuguese(startTime),
        portugueseEnd: portuguese(endTime),
      },
      municipality: row.municipality,
      meetingPoint: row.meetingPoint,
      mapUrl: row.latitude === null || row.longitude === null ? null : mapUrl(row.latitude, row.longitude),
      phone: row.phone,
      necessaryMaterial: row.necessaryMaterial,
      recommendedMaterial: row.recommendedMaterial,
    },
    whatsapp: row.whatsappWanted || row.whatsappPossible ? row.whatsappWanted : null,
    qr: status === ReservationStatus.confirmed ? referenceQrPath(reference) : null,
  };
}
