import {
  activities,
  auditLog,
  conversations,
  enquiries,
  messages,
  spentProofs,
  visitorCounts,
} from '@dehesa/db/schema';
import { noActivityTexts } from '@dehesa/domain/activities';
import { closedAfterAll, emptyTables } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../reservations/staff/staff-world.test-support';
import { challengeOf, solved } from '../../visitors/visitor-world.test-support';
import { hideActivity } from '../../activities/index';
import {
  answerConversation,
  askOrganiser,
  countUnread,
  listConversations,
  markConversationRead,
  readConversation,
  sendAnswerAgain,
} from '../index';
import { createEnquiryWorld } from './enquiry-world.test-support';

const world = await closedAfterAll(createEnquiryWorld());
const { db } = world;
let activityId: number;

beforeEach(async () => {
  world.setNow('2026-05-01T10:00:00Z');
  await emptyTables(db, 'conversations', 'messages', 'activities', 'audit_log');
  await db.delete(visitorCounts);
  await db.delete(spentProofs);
  activityId = await world.activity({ texts: { es: text('Buitres'), pt: text('Abutres') } });
});

function text(title: string) {
  return { ...noActivityTexts, title, description: `<p>${title}</p>` };
}

const visitor = (address = '192.0.2.9') => world.from(address);
const list = (actor = world.actors.monfrague, territoryId: 1 | 2 = 1) =>
  listConversations(world.as(actor), { territoryId, search: '', unread: false, pageIndex: 0, pageSize: 25 });
const only = async () => (await list()).rows[0]?.id ?? 0;
const open = (id: number, actor = world.actors.monfrague) =>
  readConversation(world.as(actor), { id, pageIndex: 0, pageSize: 25 });
const answer = (id: number, body: string, key = 'a'.repeat(32), actor = world.actors.monfrague) =>
  answerConversation(world.as(actor), { id, text: body, key });

describe('a question before booking', () => {
  it('stands unread in the inbox of its territory, beside the conversations of WhatsApp, and in no other', async () => {
    await db.insert(conversations).values({
      territoryId: 1,
      phone: '+34600000000',
      name: 'Carmen',
      updatedAt: new Date('2026-05-01T09:00:00Z'),
    });
    await world.ask(visitor(), activityId);
    const { rows, total } = await list();
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      {
        channel: 'web',
        name: 'Inês Sá',
        phone: null,
        unread: 1,
        enquiry: { kind: 'question', title: { es: 'Buitres', pt: 'Abutres' } },
        lastMessage: { body: 'Há sombra no percurso?\n\nVamos com o meu pai.', direction: 'in' },
      },
      { channel: 'whatsapp', name: 'Carmen', phone: '+34600000000', enquiry: null },
    ]);
    expect(await countUnread(world.as(world.actors.monfrague))).toEqual([{ territoryId: 1, unread: 1 }]);
    expect(await countUnread(world.as(world.actors.tajo))).toEqual([{ territoryId: 2, unread: 0 }]);
    expect(await list(world.actors.tajo, 1)).toEqual({ rows: [], total: 0 });
    const id = rows[0]?.id ?? 0;
    for (const actor of [world.actors.tajo, world.actors.company]) {
      expect(await refusal(open(id, actor))).toBe('record.notFound');
      expect(await refusal(answer(id, 'Hola', undefined, actor))).toBe('record.notFound');
    }
    expect(await refusal(open(id, world.actors.member))).toBe('access.forbidden');
  });

  it('is read with who asks, about what, and what that address has booked; and counts as read from then on', async () => {
    await world.reserve(activityId, 2, { booker: { ...world.person(), email: 'ines.sa@example.org' } });
    await world.ask(visitor(), activityId);
    const id = await only();
    const read = await open(id);
    expect(read).toMatchObject({
      channel: 'web',
      name: 'Inês Sá',
      phone: '+351912345678',
      enquiry: { kind: 'question', activityId, email: 'Ines.Sa@Example.org', language: 'pt', date: '2026-06-20' },
      windowClosesAt: null,
      canAnswer: true,
      reservations: [{ activityId, title: 'Buitres' }],
    });
    expect(read.messages.map(({ direction, slug }) => [direction, slug])).toContainEqual(['out', 'consulta-recibida']);
    await markConversationRead(world.as(world.actors.monfrague), { id, messageId: read.readThrough ?? 0 });
    expect(await countUnread(world.as(world.actors.monfrague))).toEqual([{ territoryId: 1, unread: 0 }]);
  });

  it('is acknowledged to the address that asked, in its language, and holds no place', async () => {
    await world.ask(visitor(), activityId);
    expect(await world.held(activityId)).toEqual([0]);
    const [receipt, ...others] = await world.mails();
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      to: { email: 'Ines.Sa@Example.org', name: 'Inês Sá' },
      subject: 'Recebemos a sua mensagem: Abutres',
    });
    expect(receipt?.text).toContain('Há sombra no percurso?\nVamos com o meu pai.');
    expect(receipt?.text.replace(/\s+/g, ' ')).toContain('não fica reservado nenhum lugar');
  });

  it.each([
    [{ text: '' }, 'reservations.incomplete'],
    [{ email: 'ines@' }, 'reservations.emailInvalid'],
    [{ phone: '12' }, 'reservations.phoneInvalid'],
    [{ privacyAccepted: false }, 'reservations.privacyNotAccepted'],
    [{ firstName: 'malo.com' }, 'reservations.textRefused'],
  ])('with %j is refused, and leaves nothing behind', async (change, code) => {
    expect(await refusal(world.ask(visitor(), activityId, change))).toBe(code);
    expect(await db.$count(conversations)).toBe(0);
    expect(await db.$count(messages)).toBe(0);
    expect(await db.$count(visitorCounts)).toBe(0);
  });

  it('needs no telephone', async () => {
    await world.ask(visitor(), activityId, { phone: '', lastName: '' });
    expect(await open(await only())).toMatchObject({ name: 'Inês', phone: null });
  });

  it('can be asked of a full or closed activity, of none that is over, suspended or not shown', async () => {
    await db.update(activities).set({ registrationsClosed: true }).where(eq(activities.id, activityId));
    await world.ask(visitor(), activityId);
    await db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, activityId));
    expect(await refusal(world.ask(visitor(), activityId))).toBe('inbox.notAsked');
    await db.update(activities).set({ suspendedAt: null }).where(eq(activities.id, activityId));
    world.setNow('2026-06-20T12:00:00Z');
    expect(await refusal(world.ask(visitor(), activityId))).toBe('inbox.notAsked');
    world.setNow('2026-06-19T12:00:00Z');
    await hideActivity(world.as(world.actors.admin), { id: activityId });
    expect(await refusal(world.ask(visitor(), activityId))).toBe('record.notFound');
    expect(await refusal(world.ask(visitor(), 2_000_000_000))).toBe('record.notFound');
    expect(await db.$count(conversations)).toBe(1);
  });

  it('sent again under its key is stored once, also twice at the same moment; with another text it is refused', async () => {
    const asked = world.question(activityId);
    await Promise.all(Array.from({ length: 3 }, () => askOrganiser(visitor(), asked)));
    await askOrganiser(visitor(), asked);
    expect(await db.$count(enquiries)).toBe(1);
    expect(await db.$count(conversations)).toBe(1);
    expect(await db.$count(messages)).toBe(1);
    expect(await refusal(askOrganiser(visitor(), { ...asked, text: 'Outra coisa' }))).toBe(
      'reservations.idempotencyMismatch',
    );
    // The same answer where nobody could ask any more.
    world.setNow('2026-07-01T10:00:00Z');
    expect(await refusal(askOrganiser(visitor(), asked))).toBe('done');
  });

  it('beyond a few an hour from one address wants work of the device, for this and for nothing else', async () => {
    const other = await world.activity({}, 'Otra');
    for (let time = 0; time < 3; time += 1) await world.ask(visitor(), activityId);
    const challenge = await challengeOf(world.ask(visitor(), activityId));
    const proof = await solved(challenge);
    expect(await refusal(world.ask(visitor(), other, { proof }))).toBe('reservations.proofRequired');
    // Nor does it pay for a booking of the same activity.
    const booked = world.from('192.0.2.9', { proofAfterAddress: 0 });
    expect(await refusal(world.book(booked, activityId, { proof }))).toBe('reservations.proofRequired');
    await world.ask(visitor(), activityId, {
      proof: await solved(await challengeOf(world.ask(visitor(), activityId))),
    });
    expect(await db.$count(enquiries)).toBe(4);
    expect(await refusal(world.ask(visitor('198.51.100.1'), activityId))).toBe('done');
  });

  it('is not asked without end, and takes nothing of the bookings that an hour has', async () => {
    for (let time = 0; time < 8; time += 1) {
      const asked = world.ask(visitor(), activityId);
      if (time < 3) await asked;
      else await world.ask(visitor(), activityId, { proof: await solved(await challengeOf(asked)) });
    }
    expect(await refusal(world.ask(visitor(), activityId))).toBe('request.tooMany');
    expect(await db.$count(enquiries)).toBe(8);
    expect(await refusal(world.book(visitor(), activityId))).toBe('done');
  });

  it('is in the audit log without a word of whose it is', async () => {
    await world.ask(visitor(), activityId);
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'inbox.ask'));
    expect(entries).toMatchObject([{ actorId: null, entity: 'message', details: { kind: 'question', activityId } }]);
    expect(JSON.stringify(entries)).not.toMatch(/Inês|example|sombra/);
  });
});

describe('its answer', () => {
  it('goes by mail to the address that asked and to nobody else, with the activity and the question, once for each key', async () => {
    await world.ask(visitor(), activityId);
    await world.mails();
    const id = await only();
    const both = await Promise.all([answer(id, 'Sim, <muita>.\nVenham!'), answer(id, 'Sim, <muita>.\nVenham!')]);
    expect(both.filter(({ repeated }) => repeated)).toHaveLength(1);
    const left = await world.mails();
    expect(left.map(({ to }) => to.email)).toEqual(['Ines.Sa@Example.org']);
    const [mail] = left;
    expect(mail?.subject).toBe('Resposta à sua mensagem: Abutres');
    expect(mail?.html).toContain('Sim, &lt;muita&gt;.<br');
    expect(mail?.text).toContain('Sim, <muita>.\nVenham!');
    expect(mail?.text).toContain('Há sombra no percurso?');
    const { messages: thread, unread } = await open(id);
    expect(thread.find(({ slug }) => slug === 'consulta-respuesta')).toMatchObject({
      direction: 'out',
      body: 'Sim, <muita>.\nVenham!',
      status: 'sent',
      kind: 'text',
    });
    expect(unread).toBe(1);
    expect((await list()).rows[0]?.lastMessage).toMatchObject({ direction: 'out' });
  });

  it('needs no account of WhatsApp and no window, and can be sent again once it was given up', async () => {
    await world.ask(visitor(), activityId);
    const id = await only();
    world.setNow('2026-05-09T10:00:00Z');
    await answer(id, 'Sí');
    await db.update(messages).set({ status: 'failed' }).where(eq(messages.slug, 'consulta-respuesta'));
    const { messages: thread } = await open(id);
    const answerId = thread.find(({ slug }) => slug === 'consulta-respuesta')?.id ?? 0;
    await sendAnswerAgain(world.as(world.actors.monfrague), { id, answerId });
    await sendAnswerAgain(world.as(world.actors.monfrague), { id, answerId });
    const left = await world.mails();
    expect(left.filter(({ subject }) => subject.startsWith('Resposta'))).toHaveLength(1);
  });

  it('is found by name, address, words and activity', async () => {
    await world.ask(visitor(), activityId);
    const found = async (search: string) =>
      (
        await listConversations(world.as(world.actors.admin), {
          territoryId: 1,
          search,
          unread: false,
          pageIndex: 0,
          pageSize: 25,
        })
      ).total;
    for (const search of ['ines', 'ines.sa@example', 'sombra', 'abutres', 'Buitres'])
      expect(await found(search)).toBe(1);
    expect(await found('grullas')).toBe(0);
  });
});
