import { isIdentity } from '@dehesa/domain/identity';
import { closedAfterAll, createTestDatabase, memoryFiles } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signIn } from '@dehesa/services/auth';
import { seedReference } from '@dehesa/services/configuration';
import type { ServiceContext } from '@dehesa/services/context';
import { reconcilePlaces } from '@dehesa/services/reservations';
import { demoAccounts, demoPassword } from './accounts';
import { seedDemo } from './seed-demo';

const files = memoryFiles();
/** What the two servers that start together say, of which one fills the database. */
const lines: [server: number, line: string][] = [];
const rows = async (query: string) => [...(await database.db.execute(sql.raw(query)))];

const database = await closedAfterAll(createTestDatabase());
const ctx: ServiceContext = {
  db: database.db,
  actor: null,
  clock: { now: () => new Date() },
  files,
  installation: { publicUrl: 'http://localhost:3000', secretKey: Buffer.alloc(32, 1) },
};
await seedReference(ctx);
await Promise.all([0, 1].map((server) => seedDemo(ctx, (line) => lines.push([server, line]))));

const from = { kind: 'browser', address: '127.0.0.1', userAgent: '', carried: null, device: null } as const;

describe('seedDemo', () => {
  it('makes accounts that sign in', async () => {
    for (const { email } of demoAccounts) {
      await expect(signIn(ctx, { email, password: demoPassword }, from)).resolves.toMatchObject({
        mustChangePassword: false,
      });
    }
  });

  it('fills both territories and leaves the books right', async () => {
    expect(
      await rows('select territory_id, count(*)::int as activities from activities group by 1 order by 1'),
    ).toEqual([
      { territory_id: 1, activities: 6 },
      { territory_id: 2, activities: 6 },
    ]);
    expect(await reconcilePlaces(ctx)).toEqual({ places: [], people: [] });
    expect(await rows('select distinct status from reservations order by 1')).toEqual(
      [1, 2, 3, 4].map((status) => ({ status })),
    );
    const [spread] = await rows(`select count(distinct province_code) filter (where country = 'ES')::int as provinces,
      count(distinct province_code) filter (where country = 'PT')::int as districts,
      count(*) filter (where kind = 'child')::int as children from people`);
    expect(spread).toMatchObject({ provinces: expect.any(Number), districts: expect.any(Number) });
    expect(Number(spread?.['provinces'])).toBeGreaterThan(6);
    expect(Number(spread?.['districts'])).toBeGreaterThan(4);
    expect(Number(spread?.['children'])).toBeGreaterThan(5);
  });

  it('has guides with an account and without, and outings without a guide (B87)', async () => {
    expect(
      await rows(`select (user_id is not null) as account, count(*)::int as guides,
        sum((select count(*) from activity_guides a where a.guide_id = g.id))::int as outings
        from guides g group by 1 order by 1`),
    ).toEqual([
      { account: false, guides: 2, outings: 4 },
      { account: true, guides: 2, outings: 6 },
    ]);
    expect(
      await rows(`select count(*)::int as alone from activities
        where not exists (select from activity_guides where activity_id = activities.id)`),
    ).toEqual([{ alone: 3 }]);
  });

  it('has activities in every situation that a visitor meets', async () => {
    const [seen] =
      await rows(`select bool_or(ends_at < now()) as past, bool_or(hidden) as hidden, bool_or(registrations_closed) as closed,
      bool_or(registration_opens_on > current_date) as upcoming,
      bool_or(waiting_list_mode = 'automatic' and not exists (select from shift_places p where p.activity_id = a.id and held < capacity)) as full
      from activities a`);
    expect(seen).toEqual({ past: true, hidden: true, closed: true, upcoming: true, full: true });
    expect(await rows('select distinct minimum_age from activities order by 1')).toEqual(
      [0, 12, 16, 18].map((minimum_age) => ({ minimum_age })),
    );
  });

  it('gives everybody a document of the right form and every activity a picture with its small variant', async () => {
    const people = await rows('select identity, country from people where identity is not null');
    expect(
      people.filter(({ identity, country }) => !isIdentity(String(identity), country === 'PT' ? 'PT' : 'ES')),
    ).toEqual([]);
    const pictures = await rows('select f.storage_key from activities a join files f on f.id = a.main_image_id');
    expect(pictures).toHaveLength(12);
  });

  it('gives some activities galleries, a document in each language and neighbours', async () => {
    expect(await rows('select gallery, count(*)::int as pictures from activity_images group by 1 order by 1')).toEqual([
      { gallery: 'afterwards', pictures: 6 },
      { gallery: 'main', pictures: 6 },
    ]);
    expect(await rows('select language, extension, name from activity_documents order by 1')).toEqual([
      { language: 'es', extension: 'pdf', name: 'Programa y normas a bordo' },
      { language: 'pt', extension: 'pdf', name: 'Programa e regras a bordo' },
    ]);
    expect(await rows('select count(*)::int as n from related_activities')).toEqual([{ n: 7 }]);
    expect(await rows('select count(*)::int as n from activity_complements')).toEqual([{ n: 5 }]);
    // Pictures with their variants, and the two documents: all that is stored is used.
    expect(files.stored.size).toBe((12 + 12) * 2 + 2);
  });

  it('has a group that asks for places, and one that has its reservation', async () => {
    expect(
      await rows(`select e.reservation_id is not null as converted, c.unread, r.party_size, r.unnamed_adults, r.unnamed_minors
        from enquiries e join conversations c on c.id = e.conversation_id left join reservations r on r.id = e.reservation_id
        where e.kind = 'group' order by 1`),
    ).toEqual([
      { converted: false, unread: 1, party_size: null, unnamed_adults: null, unnamed_minors: null },
      { converted: true, unread: 0, party_size: 12, unnamed_adults: 1, unnamed_minors: 10 },
    ]);
  });

  it('keeps a handful of messages, sends none and queues none', async () => {
    expect(await rows('select distinct status from messages')).toEqual([{ status: 'kept' }]);
    expect(await rows('select count(*)::int as jobs from graphile_worker.jobs')).toEqual([{ jobs: 0 }]);
  });

  it('does nothing a second time', async () => {
    const before = await rows('select count(*)::int as n, max(id) as last from reservations');
    await seedDemo(ctx, () => expect.unreachable('it said something'));
    expect(await rows('select count(*)::int as n, max(id) as last from reservations')).toEqual(before);
  });

  it('says what it does at each long step, once', () => {
    const drawing = 'drawing 12 pictures';
    // Which of the two begins first is nobody’s business.
    const drawn = lines.filter(([, line]) => line === drawing).map(([server]) => server);
    expect(drawn.toSorted((a, b) => a - b)).toEqual([0, 1]);
    const filling = lines.filter(([, line]) => line !== drawing);
    expect(filling.map(([, line]) => line)).toEqual([
      'publishing 12 activities',
      'adding galleries, documents and complementary activities',
      'booking for 12 activities',
      expect.stringMatching(/^\d+ reservations booked$/),
    ]);
    expect(new Set(filling.map(([server]) => server)).size).toBe(1);
  });
});
