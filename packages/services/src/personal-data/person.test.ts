import {
  auditLog,
  conversations,
  emailSuppressions,
  importRows,
  messages,
  people,
  reservations,
  users,
} from '@dehesa/db/schema';
import { ReservationListInput } from '@dehesa/domain/reservations';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { asc, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  cancellationToken,
  editReservation,
  listReservations,
  readMyBooking,
  readReservation,
} from '../reservations/index';
import { linesOf, readPdf } from '../reservations/lists/pdf-reader.test-support';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { erasePerson } from './erase-person';
import { exportPerson } from './export-person';
import { findPerson } from './find-person';
import { listAudit } from './audit/list-audit';
import { createPersonWorld, marker } from './person-world.test-support';

const world = await closedAfterAll(createPersonWorld());

const past = '2026-04-01T10:00:00Z';
const ahead = '2026-08-01T10:00:00Z';
const superAdmin = () => world.as(world.actors.super);
const partyOf = (reservationId: number) =>
  world.db.select().from(people).where(eq(people.reservationId, reservationId)).orderBy(asc(people.position));
const idsOf = async (query: { email: string; identity: string }) =>
  (await findPerson(superAdmin(), query)).people.map(({ id }) => id);
const lastAudit = async () => (await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

describe('what is held of a person', () => {
  it('is found by address or document, whatever the case, in any state; the log says who looked, not for whom', async () => {
    const first = await world.marked(past, { email: 'lucia@example.org', identity: '11111111H' });
    const second = await world.marked(ahead, { email: 'otra@example.org', identity: '11111111H', status: 4 });
    const byDocument = await findPerson(superAdmin(), { email: '', identity: ' 11.111.111-h ' });
    expect(byDocument.people.map(({ reservationId, coming }) => ({ reservationId, coming }))).toEqual([
      { reservationId: second.reservationId, coming: false },
      { reservationId: first.reservationId, coming: false },
    ]);
    const found = await findPerson(superAdmin(), { email: 'LUCIA@example.org ', identity: '' });
    expect(found).toMatchObject({ messages: 1, conversations: 0, accounts: [] });
    expect(found.people).toEqual([
      expect.objectContaining({ kind: 'booker', firstName: marker, identity: '11111111H', phone: expect.any(String) }),
    ]);
    expect(await lastAudit()).toMatchObject({
      action: 'personalData.find',
      actorId: world.actors.super.userId,
      details: { people: 1, accounts: 0 },
    });
    expect(await findPerson(superAdmin(), { email: 'nobody@example.org', identity: '' })).toMatchObject({ people: [] });
    await expect(findPerson(superAdmin(), { email: '', identity: '' })).rejects.toThrow('required');
  });

  it('is for super administrators', async () => {
    const query = { email: 'lucia@example.org', identity: '' };
    for (const role of ['admin', 'monfrague', 'company', 'member'] as const) {
      const ctx = world.as(world.actors[role]);
      expect(await refusal(findPerson(ctx, query))).toBe('access.forbidden');
      expect(await refusal(exportPerson(ctx, { ...query, format: 'json', language: 'es' }))).toBe('access.forbidden');
      expect(await refusal(erasePerson(ctx, { ...query, people: [], account: false, cancelComing: false }))).toBe(
        'access.forbidden',
      );
      expect(await refusal(listAudit(ctx, { language: 'es' }))).toBe('access.forbidden');
    }
    expect(await refusal(findPerson(world.as(null), query))).toBe('access.unauthenticated');
  });

  it('goes out whole as JSON and as a PDF, with nothing of anybody else', async () => {
    const { reservationId } = await world.marked(past, { email: 'exporta@example.org', identity: '22222222J' });
    const [, companion] = await partyOf(reservationId);
    await world.db
      .update(people)
      .set({ firstName: 'Secretísima', lastName: 'Acompañante' })
      .where(eq(people.id, companion?.id ?? 0));
    await world.db
      .update(reservations)
      .set({ privacyAcceptedAt: new Date(past), photoConsentAt: new Date(past), consentTextVersion: 'privacy-3' })
      .where(eq(reservations.id, reservationId));
    const [booker] = await partyOf(reservationId);
    await world.conversation(`34${booker?.phone}`, past);
    await insertSampleUser(world.db, {
      role: 3,
      email: 'Exporta@example.org',
      passwordHash: 'secreto-hash',
      address: 'Calle Mayor 1',
    });
    const query = { email: 'exporta@example.org', identity: '' };
    const file = await exportPerson(superAdmin(), { ...query, format: 'json', language: 'es' });
    expect(file).toMatchObject({ name: 'datos-personales.json', mediaType: 'application/json' });
    const text = Buffer.from(file.content).toString();
    const data = JSON.parse(text);
    expect(data.reservations).toEqual([
      expect.objectContaining({
        reference: expect.stringMatching(/^MON-/),
        firstName: marker,
        identity: '22222222J',
        birthDate: '1971-07-17',
        notes: marker,
        cancelReason: null,
        cancelNote: marker,
        partySize: 3,
        consents: expect.objectContaining({ textVersion: 'privacy-3', communicationsAt: null }),
      }),
    ]);
    expect(data.messages).toHaveLength(1);
    expect(data.conversations[0].messages).toEqual([
      expect.objectContaining({ direction: 'in', body: marker, kind: 'document', file: marker, place: null }),
    ]);
    expect(data.accounts).toEqual([
      expect.objectContaining({ address: 'Calle Mayor 1', services: '', language: 'es' }),
    ]);
    expect(text).not.toMatch(/Secretísima|secreto-hash|passwordHash|"id"/);

    await world.db.update(reservations).set({ cancelReason: 'weather', cancelNote: '' });
    const paper = await exportPerson(superAdmin(), { ...query, format: 'pdf', language: 'pt' });
    expect(paper.name).toBe('dados-pessoais.pdf');
    const lines = linesOf(await readPdf(paper.content));
    for (const shown of [
      'Dados pessoais',
      'Reservas',
      '22222222J',
      '17/07/1971',
      'Mau tempo',
      'privacy-3',
      'Não',
      'Calle Mayor 1',
    ])
      expect(lines).toContain(shown);
    expect(lines.join(' ')).not.toMatch(/Secret/);
    expect(await lastAudit()).toMatchObject({
      action: 'personalData.export',
      details: { format: 'pdf', people: 1, messages: 1, accounts: 1 },
    });
    const nobody = { email: 'nobody@example.org', identity: '', format: 'json', language: 'es' } as const;
    expect(await refusal(exportPerson(superAdmin(), nobody))).toBe('personalData.nothingFound');
  });
});

describe('erasing on request', () => {
  it.each([
    ['without a prefix', null, '600123451', '+34600123451'],
    ['with one of its own', '+34', '+351 912 345 678', '+351912345678'],
  ])('takes the conversation of a number that was typed %s', async (_name, phonePrefix, phone, address) => {
    const person = { email: `numero${address}@example.org`, identity: `N${address.slice(1)}` };
    const { reservationId } = await world.marked(past, person);
    await world.db.update(people).set({ phonePrefix, phone }).where(eq(people.reservationId, reservationId));
    await world.conversation(address, past);
    const report = await erasePerson(superAdmin(), {
      ...person,
      people: await idsOf(person),
      account: false,
      cancelComing: false,
    });
    expect(report).toMatchObject({ people: 1, conversations: 1 });
  });

  it('takes the booker with notes, messages, conversation and account, leaves the companions, and reports it', async () => {
    const { reservationId, messageId } = await world.marked(past, {
      email: 'borra@example.org',
      identity: '33333333P',
    });
    const [booker] = await partyOf(reservationId);
    await world.conversation(`+34 ${booker?.phone}`, past);
    await world.suppress('borra@example.org', past);
    await insertSampleUser(world.db, { role: 3, email: 'borra@example.org' });
    const staffId = await insertSampleUser(world.db, { role: 1, email: 'staff@example.org', taxId: '33333333-P' });
    await world.db
      .insert(messages)
      .values({ slug: 'recuperar-clave', language: 'es', recipient: 'Borra@example.org', subject: marker });
    // An answer of the inbox, known by the number alone.
    await world.db.insert(messages).values({
      slug: 'respuesta-whatsapp',
      channel: 'whatsapp',
      language: 'es',
      recipient: `+34${booker?.phone}`,
      text: marker,
    });
    await world.brought('Borra@Example.org', past);
    await world.brought('33.333.333-P', past);
    await world.brought('otra@example.org', past);
    const query = { email: 'borra@example.org', identity: '33333333P' };
    const found = await findPerson(superAdmin(), query);
    expect(found.accounts.map(({ role, erasable }) => ({ role, erasable }))).toEqual([
      { role: 3, erasable: true },
      { role: 1, erasable: false },
    ]);
    const input = { ...query, people: await idsOf(query), account: true, cancelComing: false };
    const report = await erasePerson(superAdmin(), input);
    const rows = await world.db.select({ cells: importRows.cells }).from(importRows);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['otra@example.org']);
    expect(report).toMatchObject({
      people: 1,
      reservations: 1,
      cancelled: 0,
      messages: 3,
      conversations: 1,
      accounts: 1,
      importRows: 2,
    });
    expect(await partyOf(reservationId)).toEqual([
      expect.objectContaining({ firstName: '', identity: null, email: null, locality: 'Plasencia' }),
      expect.objectContaining({ firstName: 'Julián', identity: expect.any(String) }),
      expect.objectContaining({ firstName: 'Nuria' }),
    ]);
    const [row] = await world.db.select().from(reservations).where(eq(reservations.id, reservationId));
    expect(row).toMatchObject({ notes: '', erasedAt: null, status: 2 });
    const [message] = await world.db.select().from(messages).where(eq(messages.id, messageId));
    expect(message).toMatchObject({ recipient: '', html: null, status: 'sent' });
    expect(await world.db.select().from(conversations)).not.toContainEqual(
      expect.objectContaining({ phone: `+34 ${booker?.phone}` }),
    );
    expect(await world.db.select().from(emailSuppressions)).toEqual([]);
    expect(await world.db.select().from(users).where(eq(users.email, 'borra@example.org'))).toEqual([]);
    expect(await world.db.select().from(users).where(eq(users.id, staffId))).toHaveLength(1);
    const logged = JSON.stringify(await lastAudit());
    expect(logged).toContain('personalData.erase');
    expect(logged).not.toMatch(/borra@|33333333/i);
    // The link of its mails opens nothing any more.
    const token = cancellationToken(superAdmin().installation, { reservationId, address: 'borra@example.org' });
    expect(await readMyBooking(world.as(null), { token, language: 'es' })).toBeNull();
    expect(await refusal(erasePerson(superAdmin(), { ...input, people: [] }))).toBe('personalData.nothingFound');
    expect(await refusal(erasePerson(superAdmin(), input))).toBe('personalData.changedMeanwhile');
  });

  it('an account that only the document leads to takes the messages to its address along', async () => {
    await insertSampleUser(world.db, { role: 3, email: 'solo-dni@example.org', taxId: '55555555-K' });
    await world.suppress('solo-dni@example.org', past);
    await world.db
      .insert(messages)
      .values({ slug: 'verificar-correo', language: 'es', recipient: 'Solo-DNI@example.org', subject: marker });
    const query = { email: '', identity: '55555555K' };
    expect(await findPerson(superAdmin(), query)).toMatchObject({ people: [], messages: 1 });
    const report = await erasePerson(superAdmin(), { ...query, people: [], account: true, cancelComing: false });
    expect(report).toMatchObject({ people: 0, messages: 1, suppressed: 1, accounts: 1 });
    expect(await world.db.select().from(messages).where(eq(messages.recipient, 'Solo-DNI@example.org'))).toEqual([]);
  });

  it.each([
    ['address', { email: 'solo-fila@example.org', identity: '' }, 'Solo-Fila@Example.org'],
    ['document', { email: '', identity: '07654321-b' }, '7.654.321 B'],
  ])('who stands in a row of an import alone is found and erased by the %s (B106)', async (_name, query, cell) => {
    await world.brought(cell, past);
    const found = await findPerson(superAdmin(), query);
    expect(found).toMatchObject({ people: [], accounts: [], messages: 0, conversations: 0, importRows: 1 });
    const input = { ...query, people: [], account: false, cancelComing: false };
    expect(await erasePerson(superAdmin(), input)).toMatchObject({ people: 0, importRows: 1 });
    expect(await lastAudit()).toMatchObject({ action: 'personalData.erase', details: { importRows: 1 } });
    expect(await findPerson(superAdmin(), query)).toMatchObject({ importRows: 0 });
    expect(await refusal(erasePerson(superAdmin(), input))).toBe('personalData.nothingFound');
  });

  it('a companion goes alone; once nobody is left, the reservation counts as erased', async () => {
    const { reservationId, party } = await world.marked(past, { email: 'titular@example.org', identity: '44444444A' });
    const [booker, companion, child] = party;
    const erase = (identity: string, id: number | undefined) =>
      erasePerson(superAdmin(), { email: '', identity, people: [id ?? 0], account: false, cancelComing: false });
    await erase('44444444A1', companion?.id);
    const [afterOne] = await partyOf(reservationId);
    expect(afterOne).toMatchObject({ firstName: marker });
    await erase('44444444A2', child?.id);
    await erase('44444444A', booker?.id);
    const [row] = await world.db.select().from(reservations).where(eq(reservations.id, reservationId));
    expect(row?.erasedAt).not.toBeNull();
    expect(
      (await readReservation(superAdmin(), { id: reservationId, includeCancelled: false })).erasedAt,
    ).not.toBeNull();
  });

  it('stops before a coming reservation until it is told to cancel it; then its places are free and nobody is told', async () => {
    const activityId = await world.activity({ capacity: 5 });
    const someone = world.person();
    const id = await world.reserve(activityId, 3, { status: 2, booker: someone, notify: false });
    const query = { email: someone.email, identity: '' };
    const ids = await idsOf(query);
    const input = { ...query, people: ids, account: false, cancelComing: false };
    expect(await refusal(erasePerson(superAdmin(), input))).toBe('personalData.comingReservations');
    expect(await world.held(activityId)).toEqual([3]);
    expect(await erasePerson(superAdmin(), { ...input, cancelComing: true })).toMatchObject({
      people: 1,
      cancelled: 1,
    });
    expect(await world.held(activityId)).toEqual([0]);
    expect(await world.sent(id)).toEqual([]);
    const [row] = await world.db.select().from(reservations).where(eq(reservations.id, id));
    expect(row).toMatchObject({ status: 4 });
  });

  it('does not take a companion out of a coming party by itself', async () => {
    const activityId = await world.activity({ capacity: 5 });
    const identity = '55555555K';
    await world.reserve(activityId, 2, {
      companions: [{ kind: 'adult', firstName: 'Luis', lastName: 'Gil', identity }],
      notify: false,
    });
    const query = { email: '', identity };
    const input = { ...query, people: await idsOf(query), account: false, cancelComing: true };
    expect(await refusal(erasePerson(superAdmin(), input))).toBe('personalData.comingCompanion');
  });

  it('asks to look again where a row is not the person’s any more', async () => {
    const { party } = await world.marked(past, { email: 'cambia@example.org', identity: '66666666Q' });
    const people = [party[1]?.id ?? 0];
    const input = { email: 'cambia@example.org', identity: '', people, account: false, cancelComing: false };
    expect(await refusal(erasePerson(superAdmin(), input))).toBe('personalData.changedMeanwhile');
  });
});

describe('the audit log', () => {
  it('has one line for a reading of documents, however often the form reads them anew; the history shows none', async () => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 1, { notify: false });
    const admin = world.as(world.actors.admin);
    const read = () => readReservation(admin, { id, includeCancelled: false });
    await Promise.all([read(), read()]);
    await read();
    const detail = await read();
    expect(detail.people[0]?.identity).not.toBeNull();
    expect(detail.history.map(({ action }) => action)).toEqual(['reservations.create']);
    const page = await listAudit(superAdmin(), { language: 'es', action: 'reservations.readIdentity' });
    const own = page.rows.filter(({ entityId }) => entityId === id);
    expect(own.length).toBeLessThanOrEqual(2);
    expect(own[0]).toMatchObject({
      actor: { id: world.actors.admin.userId, role: 1, name: expect.any(String) },
      entity: 'reservation',
      details: { people: 1 },
    });
  });

  it('lists have documents only where they are asked for, and then the log says how many', async () => {
    const activityId = await world.activity();
    await world.reserve(activityId, 2, { notify: false });
    const admin = world.as(world.actors.admin);
    const input = ReservationListInput.parse({ activityId });
    const plain = await listReservations(admin, input);
    expect(plain.rows[0]?.people[0]).toMatchObject({ identity: null, birthDate: null, email: expect.any(String) });
    const before = await lastAudit();
    const full = await listReservations(admin, input, { documents: true });
    expect(full.rows[0]?.people[0]).toMatchObject({ identity: expect.any(String), birthDate: '1990-01-01' });
    const after = await lastAudit();
    expect(after?.id).toBe((before?.id ?? 0) + 1);
    expect(after).toMatchObject({ action: 'reservations.readIdentity', details: { people: 1, reservations: 1 } });
  });

  it('who is written into an erased reservation is erased again', async () => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 1, { notify: false });
    await world.db
      .update(reservations)
      .set({ erasedAt: new Date(past) })
      .where(eq(reservations.id, id));
    await editReservation(world.as(world.actors.admin), {
      ...world.party(activityId),
      id,
      notify: false,
    });
    const [row] = await world.db.select().from(reservations).where(eq(reservations.id, id));
    expect(row?.erasedAt).toBeNull();
  });
});
