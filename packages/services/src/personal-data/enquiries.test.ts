import { activities, conversationMessages, conversations, enquiries, messages } from '@dehesa/db/schema';
import { closedAfterAll, emptyTables } from '@dehesa/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { erasePerson } from './erase-person';
import { exportPerson } from './export-person';
import { findPerson } from './find-person';
import { linesOf, readPdf } from '../reservations/lists/pdf-reader.test-support';
import { createPersonWorld, marker } from './person-world.test-support';
import { readRetention } from './read-retention';
import { runRetention } from './run-retention';

const world = await closedAfterAll(createPersonWorld());
const { db } = world;
const superAdmin = () => world.as(world.actors.super);

beforeEach(() => emptyTables(db, 'conversations', 'messages', 'reservations', 'activities', 'email_suppressions'));

describe('what was asked before booking (B82)', () => {
  it('goes with its mails so long after its activity, however long ago it was asked (B46)', async () => {
    // The clock stands at 2026-05-01T10:00Z, and twelve months are kept.
    await world.question(`${marker}1@example.org`, { at: '2024-01-10T10:00:00Z', endsAt: '2025-04-30T21:59:59Z' });
    const kept = await world.question(`${marker}2@example.org`, {
      at: '2024-01-10T10:00:00Z',
      endsAt: '2025-04-30T22:00:00Z',
    });
    const { due } = await readRetention(superAdmin(), { months: null });
    expect(due).toMatchObject({ conversations: 1, messages: 2 });
    expect(await runRetention(world.as(null))).toMatchObject({ conversations: 1, messages: 2 });
    expect(await db.select({ id: conversations.id }).from(conversations)).toEqual([{ id: kept }]);
    expect(await db.$count(conversationMessages)).toBe(2);
    const left = await db.selectDistinct({ recipient: messages.recipient }).from(messages);
    expect(left.map(({ recipient }) => recipient).toSorted()).toEqual(['', `${marker}2@example.org`]);
    expect(await runRetention(world.as(null))).toMatchObject({ conversations: 0, messages: 0 });
    await db.update(activities).set({ endsAt: new Date('2025-01-01T10:00:00Z') });
    await runRetention(world.as(null));
    expect(await world.leftOver()).toEqual([]);
  });

  it('is found by the address alone, whatever the case, handed over and erased with its mails', async () => {
    const time = { at: '2026-04-01T10:00:00Z', endsAt: '2026-08-01T10:00:00Z' };
    await world.question(`${marker}@example.org`, time);
    await world.question('somebody@example.org', time);
    const query = { email: `${marker.toUpperCase()}@example.org`, identity: '' };
    expect(await findPerson(superAdmin(), query)).toMatchObject({ people: [], conversations: 1, messages: 2 });

    const file = await exportPerson(superAdmin(), { ...query, format: 'json', language: 'es' });
    const told = JSON.parse(Buffer.from(file.content).toString());
    expect(told.conversations).toEqual([
      {
        phone: '+351912345678',
        email: `${marker}@example.org`,
        name: marker,
        privacyAt: time.at.replace('Z', '.000Z'),
        textVersion: 'privacy-3',
        messages: [
          expect.objectContaining({ direction: 'in', body: `${marker} pregunta` }),
          expect.objectContaining({ direction: 'out', body: `${marker} respuesta` }),
        ],
      },
    ]);
    const pdf = await exportPerson(superAdmin(), { ...query, format: 'pdf', language: 'pt' });
    expect(linesOf(await readPdf(pdf.content)).join('\n')).toContain(`${marker} pregunta`);

    const report = await erasePerson(superAdmin(), { ...query, people: [], cancelComing: false, account: false });
    expect(report).toMatchObject({ conversations: 1, messages: 2, people: 0 });
    expect(await db.select({ email: enquiries.email }).from(enquiries)).toEqual([{ email: 'somebody@example.org' }]);
    const left = await db.select({ recipient: messages.recipient }).from(messages);
    expect(left.map(({ recipient }) => recipient).toSorted()).toEqual([
      '',
      '',
      'somebody@example.org',
      'somebody@example.org',
    ]);
  });
});
