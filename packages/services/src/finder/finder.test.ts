import { closedAfterAll } from '@dehesa/testing';
import { conversations, enquiries, people, reservations, users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import type { FinderGroup } from '@dehesa/domain/finder';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cancelReservation } from '../reservations/index';
import { createStaffWorld, refusal } from '../reservations/staff/staff-world.test-support';
import { findAnything } from './find-anything';
import { mostCandidates } from './found-group';
import { withinTime } from './within-time';

const world = await closedAfterAll(createStaffWorld());
const { actors } = world;

const find = (typed: string, actor: Actor = actors.admin, group: FinderGroup | null = null) =>
  findAnything(world.as(actor), { typed, group });
const idsOf = (group: { rows: { id: number }[] } | null) => group?.rows.map(({ id }) => id);
const partiesOf = async (typed: string, actor: Actor = actors.admin) => idsOf((await find(typed, actor)).reservations);

const soon = await world.activity({ date: '2026-06-01' }, 'Águilas del amanecer');
const later = await world.activity(
  { date: '2026-07-01', companyId: actors.other.userId, territoryId: 2 },
  'Noche 100%',
);
const over = await world.activity({ date: '2026-05-02' }, 'Águilas de abril');

const garcia = { firstName: 'María José', lastName: 'García Núñez', phone: '611 222 333', email: 'mj@example.net' };
const inLater = await world.reserve(later, 1, {
  booker: { ...world.person(), ...garcia },
  companions: [{ kind: 'adult', firstName: 'Íñigo', lastName: 'Zabala' }],
});
const inOver = await world.reserve(over, 1, { booker: { ...world.person(), ...garcia, email: 'over@example.net' } });
const inSoon = await world.reserve(soon, 1, {
  booker: { ...world.person(), ...garcia, email: 'soon@example.net', identity: '01234567L' },
});
// A week on: one of the three has been.
world.passMinutes(7 * 24 * 60);

const referenceOf = async (id: number) =>
  (await world.db.select({ reference: reservations.reference }).from(reservations).where(eq(reservations.id, id)))[0]
    ?.reference ?? '';

describe('reservations (B86)', () => {
  it.each(['garcia', 'GARCÍA maria', 'nunez jose gar', '611222333', '+34 611 22 23 33', '222 333', '0034611222333'])(
    '%j finds them, the nearest of the coming ones first, and then those that have been',
    async (typed) => expect(await partiesOf(typed)).toEqual([inSoon, inLater, inOver]),
  );

  it.each([
    'garcia pedro',
    'gar%',
    '_arc',
    'g_rcia',
    'garcia\\',
    "garcia' or '1'='1",
    '699999999',
    'ZZZZ9999',
    '00000000T',
  ])('%j finds nobody: what is a wildcard elsewhere is none', async (typed) =>
    expect(await partiesOf(typed)).toEqual([]),
  );

  it('tells of a companion in whose reservation it is', async () => {
    const { reservations: found } = await find('zabala inigo');
    expect(found).toEqual({
      more: false,
      rows: [
        {
          id: inLater,
          reference: `TAJ-${await referenceOf(inLater)}`,
          status: 1,
          name: 'Íñigo Zabala',
          booker: 'María José García Núñez',
          title: { es: 'Noche 100%', pt: 'Noche 100%' },
          date: '2026-07-01',
          startTime: '09:00',
          past: false,
          exact: false,
        },
      ],
    });
  });

  it('tells once of a party of which several are found, by the first of them', async () => {
    const booker = { ...world.person(), firstName: 'Rosa', lastName: 'Valdivieso' };
    const id = await world.reserve(soon, 1, {
      booker,
      companions: [{ kind: 'child', firstName: 'Leo', lastName: 'Valdivieso', birthDate: '2018-01-01' }],
    });
    expect((await find('valdivieso')).reservations?.rows).toMatchObject([
      { id, name: 'Rosa Valdivieso', booker: null },
    ]);
  });

  it('knows a whole reference, with its prefix and without, and where it begins (B16)', async () => {
    const reference = await referenceOf(inOver);
    for (const typed of [reference, `mon-${reference.toLowerCase()}`, ` MON ${reference} `])
      expect((await find(typed)).reservations?.rows[0]).toMatchObject({ id: inOver, exact: true });
    expect(await partiesOf(reference.slice(0, 6))).toContain(inOver);
    expect((await find(reference.slice(0, 6))).reservations?.rows[0]).toMatchObject({ exact: false });
  });

  it('knows a whole document, however it is written, and no part of one (D17)', async () => {
    expect(await partiesOf('1234567l')).toEqual([inSoon]);
    expect(await partiesOf('01234567L')).toEqual([inSoon]);
    expect(await partiesOf('1234567')).toEqual([]);
  });

  it('shows nothing of a cancelled one, not by its reference either (B18)', async () => {
    const booker = { ...world.person(), firstName: 'Casimiro', lastName: 'Quintanar', identity: '07654321X' };
    const id = await world.reserve(soon, 1, { booker });
    const reference = await referenceOf(id);
    expect(await partiesOf('quintanar')).toEqual([id]);
    await cancelReservation(world.as(actors.admin), { id, notify: false, force: false });
    for (const typed of ['quintanar', reference, '07654321X']) expect(await partiesOf(typed)).toEqual([]);
  });

  it('within the reach of who asks: what lies outside of it does not exist (B21, B22)', async () => {
    const reference = await referenceOf(inLater);
    expect(await partiesOf('garcia', actors.monfrague)).toEqual([inSoon, inOver]);
    expect(await partiesOf('garcia', actors.tajo)).toEqual([inLater]);
    expect(await partiesOf('garcia', actors.company)).toEqual([inSoon, inOver]);
    expect(await partiesOf('garcia', actors.other)).toEqual([inLater]);
    for (const typed of [reference, 'zabala', 'mj@example.net']) {
      expect(await partiesOf(typed, actors.monfrague)).toEqual([]);
      expect(await partiesOf(typed, actors.company)).toEqual([]);
      expect(await partiesOf(typed, actors.tajo)).toEqual([inLater]);
    }
  });

  it('has five at first, says that there are more, and shows them where they are asked for', async () => {
    const crowd = await world.activity({ date: '2026-08-01', capacity: 20 }, 'Multitud');
    for (let made = 0; made < 7; made += 1)
      await world.reserve(crowd, 1, { booker: { ...world.person(), lastName: 'Muchos' } });
    const first = (await find('muchos')).reservations;
    expect([first?.rows.length, first?.more]).toEqual([5, true]);
    const all = await find('muchos', actors.admin, 'reservations');
    expect([all.reservations?.rows.length, all.reservations?.more]).toEqual([7, false]);
    expect(all).toMatchObject({ activities: null, conversations: null, users: null, companies: null });
  });

  it('finds what everybody has among those who come next, and who is called by it before them', async () => {
    const crowd = await world.activity({ date: '2026-08-02', capacity: 20 }, 'Familia');
    const made = [];
    for (let number = 0; number < 7; number += 1)
      made.push(await world.reserve(crowd, 1, { booker: { ...world.person(), lastName: 'Ymaswwwx' } }));
    const near = await world.reserve(soon, 1, { booker: { ...world.person(), lastName: 'Ymaswwwx' } });
    expect(await partiesOf('ymaswwwx')).toEqual([near, ...made.slice(0, 4)]);
    const called = made[6] ?? 0;
    await world.db.update(reservations).set({ reference: 'YMASWWWX' }).where(eq(reservations.id, called));
    expect(await partiesOf('ymaswwwx')).toEqual([called, near, ...made.slice(0, 3)]);
    await world.db.delete(people).where(eq(people.lastName, 'Ymaswwwx'));
    for (const id of [near, ...made]) await world.db.delete(reservations).where(eq(reservations.id, id));
  });

  it('finds who has a name that more have than can be put in order, the coming ones first', async () => {
    const crowd = await world.activity({ date: '2026-05-20', capacity: 9_999 }, 'Gentío');
    await world.db.execute(sql`
      with parties as (
        insert into reservations (reference, activity_id, status, party_size, language, source)
        select 'Z' || lpad(n::text, 7, '0'), ${crowd}, 2, 1, 'es', 'staff' from generate_series(1, ${mostCandidates + 50}) n
        returning id)
      insert into people (reservation_id, activity_id, position, kind, first_name, last_name, country)
      select id, ${crowd}, 0, 'booker', 'Perenganito', 'Frecuente', 'ES' from parties`);
    const nearest = await world.reserve(soon, 1, { booker: { ...world.person(), lastName: 'Frecuente' } });
    const old = await world.reserve(over, 1, { booker: { ...world.person(), lastName: 'Frecuente' } });
    const found = await find('frecuente', actors.admin, 'reservations');
    expect(found.reservations?.more).toBe(true);
    expect(found.reservations?.rows.every(({ past }) => !past)).toBe(true);
    expect(await partiesOf('frecuente ana')).toEqual([nearest, old]);
    expect(await partiesOf('frecuente', actors.other)).toEqual([]);
    // Who is called by the reference stands first whatever else the word is found in.
    expect((await find('Z0000501')).reservations?.rows[0]).toMatchObject({ exact: true });
    await world.db.delete(people).where(eq(people.activityId, crowd));
    await world.db.delete(reservations).where(eq(reservations.activityId, crowd));
  });
});

describe('activities', () => {
  it.each([
    ['aguilas', [soon, over]],
    ['AMANECER águilas', [soon]],
    ['100%', [later]],
    ['de aguilas', [soon, over]],
    ['aguilas nieve', []],
  ])('%j finds %j, the coming ones first', async (typed, expected) =>
    expect(idsOf((await find(typed)).activities)).toEqual(expected),
  );

  it('within reach alone (B21)', async () => {
    expect(idsOf((await find('noche', actors.tajo)).activities)).toEqual([later]);
    expect(idsOf((await find('noche', actors.monfrague)).activities)).toEqual([]);
    expect(idsOf((await find('noche', actors.company)).activities)).toEqual([]);
  });
});

describe('conversations (B38)', () => {
  it('by name, number or address, the newest first, of whose inbox one reads', async () => {
    const add = async (territoryId: 1 | 2, name: string, phone: string | null, updatedAt: string) => {
      const channel = phone === null ? 'web' : 'whatsapp';
      const [row] = await world.db
        .insert(conversations)
        .values({ territoryId, channel, name, phone, updatedAt: new Date(updatedAt) })
        .returning({ id: conversations.id });
      return row?.id ?? 0;
    };
    const older = await add(1, 'Benigna Ortuño', '+34655000111', '2026-04-01');
    const newer = await add(2, 'Ortuño Hermanos', '+351911000222', '2026-04-02');
    const asked = await add(1, 'Colegio', null, '2026-04-03');
    await world.db.insert(enquiries).values({
      conversationId: asked,
      activityId: soon,
      kind: 'question',
      language: 'es',
      firstName: 'Colegio',
      email: 'Aula@Example.net',
      emailKey: 'aula@example.net',
      phonePrefix: '+34',
      phone: '600777888',
      privacyAcceptedAt: new Date(),
      consentTextVersion: '1',
      keyHash: 'k',
      bodyHash: 'b',
    });
    const found = async (typed: string, actor: Actor = actors.admin) => idsOf((await find(typed, actor)).conversations);
    expect(await found('ortuno')).toEqual([newer, older]);
    expect(await found('655 000')).toEqual([older]);
    expect(await found('AULA@example')).toEqual([asked]);
    expect(await found('600 777 888')).toEqual([asked]);
    expect(await found('ortuno', actors.monfrague)).toEqual([older]);
    expect(await found('ortuno', actors.tajo)).toEqual([newer]);
    expect(await found('ortuno', actors.company)).toEqual([]);
  });
});

describe('accounts (B53, B55)', () => {
  it('shows each to those alone who manage them', async () => {
    const add = async (role: Actor['role'], firstName: string, territoryId: 1 | 2 | null = null) => {
      const email = `${firstName}${role}@accounts.test`.toLowerCase();
      const values = { role, firstName, lastName: 'Cuenta', email, territoryId, phone: '640 111 22' + String(role) };
      const [row] = await world.db.insert(users).values(values).returning({ id: users.id });
      return row?.id ?? 0;
    };
    const member = await add(3, 'Socia');
    const company = await add(2, 'Empresa');
    const here = await add(4, 'Casa', 1);
    const there = await add(4, 'Quinta', 2);
    const found = async (typed: string, actor: Actor) => {
      const all = await find(typed, actor);
      return [idsOf(all.users), idsOf(all.companies), idsOf(all.collaborators)];
    };
    expect(await found('cuenta', actors.super)).toEqual([[member], [company], [here, there]]);
    expect(await found('cuenta', actors.admin)).toEqual([[], [company], [here, there]]);
    expect(await found('cuenta', actors.monfrague)).toEqual([[], [], [here]]);
    expect(await found('cuenta', actors.company)).toEqual([[], [], []]);
    expect(await found('64011122', actors.super)).toEqual([[member], [company], [here, there]]);
    expect(await found('cuenta socia', actors.super)).toEqual([[member], [], []]);
    expect((await find('socia cuenta', actors.super)).users?.rows).toMatchObject([{ name: 'Socia Cuenta', role: 3 }]);
  });
});

it('looks for nothing by less than three letters or four digits', async () => {
  for (const typed of ['', 'ga', 'de la', '123', '%%%'])
    expect(await find(typed)).toMatchObject({ enough: false, reservations: null, activities: null, users: null });
});

it('is for staff (B22)', async () => {
  expect(await refusal(find('garcia', actors.member))).toBe('access.forbidden');
  expect(await refusal(findAnything(world.as(null), { typed: 'garcia', group: null }))).toBe('access.unauthenticated');
});

it('gives up what takes too long, and says of anything else that it failed', async () => {
  const ctx = world.as(actors.admin);
  expect(await withinTime(ctx, ({ db }) => db.execute(sql`select pg_sleep(5)`))).toBeNull();
  await expect(withinTime(ctx, ({ db }) => db.execute(sql`select 1 / 0`))).rejects.toThrow('select 1 / 0');
  // The limit is gone with its transaction.
  const [{ statement_timeout } = {}] = await world.db.execute<{ statement_timeout: string }>(
    sql`show statement_timeout`,
  );
  expect(statement_timeout).toBe('1min');
});
