import { EditReservationInput } from '@dehesa/domain/reservations';
import { MoveAnswer } from '@dehesa/domain/outings';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { findVisitor } from '../check-in/index';
import { cancellationToken, contactHash, isContactOf } from './contact-link';
import type { ServiceContext } from '../context';
import { openedUnsubscribe, reminderUnsubscribeUrl, renderMessage } from '../messages/index';
import { createOutingWorld, type OutingWorld } from '../outings/outing-world.test-support';
import { readReminderSwitch, switchReminders } from '../reminders/index';
import {
  answerAttendance,
  answerMove,
  answerOffer,
  attendanceUrl,
  cancelByLink,
  cancelMyBooking,
  editReservation,
  moveToken,
  offerPlaces,
  readAttendanceQuestion,
  readCancellation,
  readMove,
  readMyBooking,
  readOffer,
} from '../reservations/index';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { offerToken } from '../reservations/party-links';
import { signToken } from './signed-token';

let visitor: ServiceContext;
/** The booker of the reservation at hand, as staff's form holds it. */
let booker: ReturnType<OutingWorld['person']>;
const world = await closedAfterAll(createOutingWorld());
beforeEach(() => {
  visitor = world.visitor();
  booker = world.person();
});

const language = 'es' as const;
const tokenIn = (url: string) => /\/([\w-]+\.[\w-]+)(\?|$)/.exec(url)?.[1] ?? '';

interface Made {
  id: number;
  activityId: number;
  status: 1 | 2 | 3;
}
interface Kind {
  status: 1 | 2 | 3;
  /** What has to happen before there is such a link. */
  prepare?: (made: Made) => Promise<unknown>;
  token: (id: number, address: string) => Promise<string> | string;
  read: (ctx: ServiceContext, token: string) => Promise<unknown>;
  act: (ctx: ServiceContext, token: string) => Promise<unknown>;
}

const cancellation = (reservationId: number, address: string) =>
  cancellationToken(visitor.installation, { reservationId, address });
const openOfferOf = async (id: number) => {
  const [row] = await world.db.execute<{ id: number }>(
    sql`select max(id) as id from waiting_list_offers where reservation_id = ${id}`,
  );
  return row?.id ?? 0;
};

const kinds: Record<string, Kind> = {
  '/cancelacion': {
    status: 1,
    token: cancellation,
    read: (ctx, token) => readCancellation(ctx, { token, language }),
    act: (ctx, token) => cancelByLink(ctx, { token, language }),
  },
  '/mi-reserva': {
    status: 1,
    token: cancellation,
    read: (ctx, token) => readMyBooking(ctx, { token, language }),
    act: (ctx, token) => cancelMyBooking(ctx, { token, language }),
  },
  '/asistencia': {
    status: 2,
    token: (id, address) => tokenIn(attendanceUrl(visitor.installation, { id, language, address })),
    read: (ctx, token) => readAttendanceQuestion(ctx, { token, language }),
    act: (ctx, token) => answerAttendance(ctx, { token, language, answer: 'coming' }),
  },
  '/baja-recordatorios': {
    status: 2,
    token: (reservationId, address) =>
      tokenIn(reminderUnsubscribeUrl(visitor.installation, { reservationId, address })),
    read: (ctx, token) => readReminderSwitch(ctx, { token, language }),
    act: (ctx, token) => switchReminders(ctx, { token, language, off: true }),
  },
  '/oferta': {
    status: 3,
    prepare: ({ id }) => offerPlaces(world.admin(), { id }),
    token: async (reservationId, address) =>
      offerToken(visitor.installation, { offerId: await openOfferOf(reservationId), reservationId, address }),
    read: (ctx, token) => readOffer(ctx, { token, language }),
    act: (ctx, token) => answerOffer(ctx, { token, language, answer: 'decline' }),
  },
  '/otra-fecha': {
    status: 2,
    prepare: async ({ activityId }) =>
      world.suspend(activityId, { dates: [await world.activity({ date: '2026-06-27' })] }),
    token: async (reservationId, address) =>
      moveToken(visitor.installation, { moveId: await world.lastMove(reservationId), reservationId, address }),
    read: (ctx, token) => readMove(ctx, { token, language }),
    act: (ctx, token) => answerMove(ctx, MoveAnswer.parse({ token, language, answer: 'accept' })),
  },
};

async function made({ status, prepare }: Kind): Promise<Made> {
  const activityId = await world.activity({ waitingListMode: 'manual' });
  const id = await world.reserve(activityId, 1, { status, notify: false, booker });
  await prepare?.({ id, activityId, status });
  return { id, activityId, status };
}

/** What staff do when they save the reservation with another address or number of the booker. */
const changeContact = ({ id, activityId, status }: Made, change: Partial<typeof booker>) =>
  editReservation(
    world.admin(),
    EditReservationInput.parse({ id, activityId, status, notify: false, booker: { ...booker, ...change } }),
  );

describe.each(Object.entries(kinds))('the link of %s (B52)', (_path, kind) => {
  it('opens for who got it, by mail or by telephone, and ends with the address', async () => {
    const booking = await made(kind);
    const byMail = await kind.token(booking.id, ` ${booker.email.toUpperCase()} `);
    const byPhone = await kind.token(booking.id, `+34${booker.phone}`);
    for (const token of [byMail, byPhone]) expect(await kind.read(visitor, token)).not.toBeNull();
    await changeContact(booking, { email: `otra-${booker.email}` });
    expect(await kind.read(visitor, byMail)).toBeNull();
    expect(await refusal(kind.act(visitor, byMail))).toBe('record.notFound');
    expect(await kind.read(visitor, byPhone)).not.toBeNull();
    await changeContact(booking, { email: `otra-${booker.email}`, phone: '699111222' });
    expect(await kind.read(visitor, byPhone)).toBeNull();
    const next = await kind.token(booking.id, `otra-${booker.email}`);
    expect(await refusal(kind.act(visitor, next))).toBe('done');
  });

  it('says nothing to a stranger, nor to who got that of another reservation', async () => {
    const booking = await made(kind);
    for (const address of ['', 'nadie@example.org', '+34600999999']) {
      const token = await kind.token(booking.id, address);
      expect([address, await kind.read(visitor, token)]).toEqual([address, null]);
      expect(await refusal(kind.act(visitor, token))).toBe('record.notFound');
    }
  });

  it('ends 90 days after the outing', async () => {
    const booking = await made(kind);
    const token = await kind.token(booking.id, booker.email);
    const at = (instant: string) => ({ ...visitor, clock: { now: () => new Date(instant) } });
    // Of the first date, 20 June, 14:00 in Madrid.
    expect(await kind.read(at('2026-09-18T11:59:00Z'), token)).not.toBeNull();
    expect(await kind.read(at('2026-09-18T12:01:00Z'), token)).toBeNull();
    expect(await refusal(kind.act(at('2026-09-18T12:01:00Z'), token))).toBe('record.notFound');
  });
});

it('opens nothing once the booker was erased (B46)', () => {
  const { installation } = visitor;
  const claim = { reservationId: 1, contact: contactHash(installation, 1, '') };
  expect(isContactOf(installation, claim, { email: null, phonePrefix: null, phone: null })).toBe(false);
});

it('a checkpoint reads no link of who is the booker no longer', async () => {
  const [kind] = Object.values(kinds);
  if (kind === undefined) throw new Error('no kind');
  const booking = await made({ ...kind, status: 2 });
  const collaboratorId = await insertSampleUser(world.db, { role: 4, email: `hotel-${booker.email}`, territoryId: 1 });
  const code = `https://reservas.example/mi-reserva/${cancellation(booking.id, booker.email)}`;
  const look = () => findVisitor(visitor, { code, collaboratorId, language });
  expect(await refusal(look())).toBe('done');
  await changeContact(booking, { email: `otra-${booker.email}` });
  expect(await refusal(look())).toBe('record.notFound');
});

describe('a message', () => {
  const message = (reservationId: number, slug: string, recipient: string) => ({
    id: 1,
    slug,
    channel: 'email',
    language,
    recipient,
    recipientName: 'Ana',
    reservationId,
    fields: {},
  });

  it('that left late for an address that is the booker’s no longer has no link to the reservation', async () => {
    const [kind] = Object.values(kinds);
    if (kind === undefined) throw new Error('no kind');
    const booking = await made(kind);
    const render = async (recipient: string) =>
      (await renderMessage(visitor, message(booking.id, 'reserva-pendiente', recipient))).mail.html;
    expect(await render(booker.email)).toContain('/mi-reserva/');
    await changeContact(booking, { email: `otra-${booker.email}` });
    expect(await render(booker.email)).not.toContain('/mi-reserva/');
    expect(await render(`otra-${booker.email}`)).toContain('/mi-reserva/');
  });

  it('by each channel carries links for its own address', async () => {
    const activityId = await world.activity({ waitingListMode: 'manual' });
    booker = { ...booker, phone: '600123456' };
    const id = await world.reserve(activityId, 1, { status: 3, notify: false, booker, whatsapp: true });
    await offerPlaces(world.admin(), { id });
    const sent = await world.db.execute<{ channel: string; link: string }>(sql`
      select channel, fields->>'oferta.enlace' as link from messages where reservation_id = ${id} order by channel`);
    expect(sent.map(({ channel }) => channel)).toEqual(['email', 'whatsapp']);
    const [mail = '', whatsapp = ''] = sent.map(({ link }) => tokenIn(link));
    await changeContact({ id, activityId, status: 3 }, { phone: '699333444' });
    expect(await readOffer(visitor, { token: mail, language })).not.toBeNull();
    expect(await readOffer(visitor, { token: whatsapp, language })).toBeNull();
  });
});

describe('a link that left before links named their reader', () => {
  it('of an offer or another date opens until the day after its deadline', async () => {
    for (const [purpose, path, expired] of [
      ['waiting-list-offer', '/oferta', 1.5],
      ['other-date', '/otra-fecha', 7.5],
    ] as const) {
      const kind = kinds[path];
      if (kind === undefined) throw new Error(path);
      const { id } = await made(kind);
      const recordId = path === '/oferta' ? await openOfferOf(id) : await world.lastMove(id);
      const token = signToken(visitor.installation, purpose, String(recordId));
      expect(await kind.read(visitor, token)).toMatchObject({ state: 'open' });
      const later = (days: number) => ({
        ...visitor,
        clock: { now: () => new Date(visitor.clock.now().getTime() + days * 86_400_000) },
      });
      expect(await kind.read(later(expired), token)).toMatchObject({ state: 'expired' });
      expect(await kind.read(later(9), token)).toBeNull();
      expect(await refusal(kind.act(later(9), token))).toBe('record.notFound');
    }
  });

  it('to one’s own reservation names the address, and ends with it', async () => {
    const [kind] = Object.values(kinds);
    if (kind === undefined) throw new Error('no kind');
    const booking = await made(kind);
    const token = signToken(visitor.installation, 'cancellation-link', `${booking.id}:${booker.email}`);
    expect(await kind.read(visitor, token)).not.toBeNull();
    await changeContact(booking, { email: `otra-${booker.email}` });
    expect(await kind.read(visitor, token)).toBeNull();
  });

  it('to end reminders opens nothing of an outing that is over', async () => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 1, { status: 2, notify: false, booker });
    const token = signToken(visitor.installation, 'reminder-unsubscribe', String(id));
    expect(await openedUnsubscribe(visitor, visitor.db, token)).toBe(id);
    await world.db.execute(sql`update activities set ends_at = '2026-04-30T12:00:00Z' where id = ${activityId}`);
    expect(await openedUnsubscribe(visitor, visitor.db, token)).toBeUndefined();
  });
});
