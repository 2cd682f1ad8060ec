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
  showReference,
} from '@dehesa/domain/reservations';
import { linkOpens, readCancellationToken } from '../../contact-link';
import type { ServiceContext } from '../../context';
import { mapUrl } from '../../map-url';
import { referenceQrPath } from '../../reference-qr';
import { readOpenOffer, readWaitingPosition } from '../waiting-list/waiting-position';
import { bookingVersion } from './booking-version';
import { type BookingRow, readBookingRow } from './booking-row';

const states: Record<ReservationStatus, MyBooking['state']> = {
  1: 'pending',
  2: 'confirmed',
  3: 'waiting',
  4: 'cancelled',
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
      until: untilOf(offer.expiresAt, row.territory_id === Territory.tajo),
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
  const { date, start_time: startTime, end_time: endTime, people, status } = row;
  const onBorder = row.territory_id === Territory.tajo;
  const portuguese = (time: string | null) => (onBorder && time !== null ? portugueseTime(date, time) : null);
  const now = ctx.clock.now().getTime();
  const begun = (shift: string | null) => partyBegins({ date, startTime, endTime }, shift).getTime() <= now;
  const shifts = row.shifts.map(({ id, name, free }) => ({
    id,
    name,
    portugueseName: onBorder ? portugueseShift(name, date) : null,
    room: id !== row.shift_id && free >= row.party_size && !begun(name),
  }));
  const shift = shifts.find(({ id }) => id === row.shift_id) ?? null;
  const over = begun(shift?.name ?? null);
  const reference = showReference(row.reference, row.prefix);
  const movable = shift !== null && holdsPlaces(status) && !over && shifts.length > 1;
  return {
    language,
    reference,
    state: states[status],
    begun: over,
    version: bookingVersion(row.shift_id, people),
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
      meetingPoint: row.meeting_point,
      mapUrl: row.latitude === null || row.longitude === null ? null : mapUrl(row.latitude, row.longitude),
      phone: row.phone,
      necessaryMaterial: row.necessary_material,
      recommendedMaterial: row.recommended_material,
    },
    whatsapp: row.whatsapp_wanted || row.whatsapp_possible ? row.whatsapp_wanted : null,
    qr: status === ReservationStatus.confirmed ? referenceQrPath(reference) : null,
  };
}
