import {
  activities,
  categories,
  configuration,
  messages,
  people,
  reservations,
  shifts,
  users,
} from '@dehesa/db/schema';
import { type Actor, Role } from '@dehesa/domain/access';
import { addDays } from '@dehesa/domain/dates';
import { madridDate } from '@dehesa/domain/madrid-time';
import { ActivityInput } from '@dehesa/domain/activities';
import type { TemplateSlug } from '@dehesa/domain/messages';
import { and, eq, gt, sql } from 'drizzle-orm';
import { oneAtATime } from '@dehesa/services/advisory-locks';
import { createActivity, toggleRegistrations } from '@dehesa/services/activities';
import { argon2id } from '@dehesa/services/auth';
import type { ServiceContext } from '@dehesa/services/context';
import { keepImage } from '@dehesa/services/files';
import { inTransaction } from '@dehesa/services/in-transaction';
import { deliverMessage, mailOnly } from '@dehesa/services/messages';
import { demoAccounts, demoCompanies, demoPassword, demoSignUpKey, demoUsers } from './accounts';
import type { DemoActivity } from './activities/demo-activity';
import { monfragueActivities } from './activities/monfrague';
import { tajoActivities } from './activities/tajo';
import { seedCollaborators } from './collaborators';
import { seedMembers } from './members';
import { drawScene } from './scenes/draw-scene';
import { seedConversations } from './seed-conversations';
import { seedEnquiries } from './seed-enquiries';
import { seedExtras } from './seed-extras';
import { seedGuides } from './seed-guides';
import { seedMember } from './seed-member';
import { seedOffer } from './seed-offer';
import type { PublishedActivity } from './published-activity';
import { seedReservations } from './seed-reservations';

const demoActivities: readonly DemoActivity[] = [...monfragueActivities, ...tajoActivities];

/**
 * Fills an installation with something to try: accounts, companies, activities with pictures, reservations in every
 * state. All or nothing, once: where the demo's accounts exist it does nothing.
 */
export async function seedDemo(ctx: ServiceContext, say: (line: string) => void): Promise<void> {
  if (await isSeeded(ctx)) return;
  say(`drawing ${demoActivities.length} pictures`);
  // One after the other: side by side they would leave the process a hundred megabytes larger for good.
  const pictures: Buffer[] = [];
  for (const { scene } of demoActivities) pictures.push(await drawScene(scene));
  const passwordHashes: string[] = [];
  for (const _account of demoAccounts) passwordHashes.push(await argon2id.hash(demoPassword));
  await inTransaction(ctx, async (tx) => {
    // Two servers that start together must not both find no demo data; the second has the patience for the first.
    await oneAtATime(tx, 'seed-demo', { patience: '60s' });
    const inside = { ...ctx, db: tx };
    if (await isSeeded(inside)) return;
    const ids = await seedUsers(inside, passwordHashes);
    await seedCollaborators(inside);
    await seedMembers(inside);
    const asAdmin = {
      ...inside,
      actor: { userId: idOf(ids, 'super@demo.test'), role: Role.superAdmin, territoryId: null } satisfies Actor,
    };
    say(`publishing ${demoActivities.length} activities`);
    const published: PublishedActivity[] = [];
    for (const [index, demo] of demoActivities.entries()) {
      published.push(await publish(asAdmin, demo, pictures[index], ids));
    }
    say('adding galleries, documents and complementary activities');
    await seedExtras(asAdmin, new Map(published.map(({ id, demo, picture }) => [demo.scene, { id, picture }])));
    await seedGuides(asAdmin, published, (email) => idOf(ids, email));
    say(`booking for ${published.length} activities`);
    const total = await seedReservations(asAdmin, published, idOf(ids, 'hotel@demo.test'));
    say(`${total} reservations booked`);
    for (const { id, demo } of published) if (demo.waitingListMode === 'offer') await seedOffer(asAdmin, id);
    await seedMember(inside);
    await seedConversations(inside);
    await seedEnquiries(asAdmin, published);
    await seedMessages(asAdmin);
    const today = madridDate(ctx.clock.now());
    await tx.update(configuration).set({
      earlyAccessOpensOn: addDays(today, -1),
      earlyAccessClosesOn: addDays(today, 30),
      collaboratorKey: demoSignUpKey,
    });
  });
}

async function isSeeded({ db }: ServiceContext): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, demoAccounts[0].email));
  return rows.length > 0;
}

function idOf(ids: ReadonlyMap<string, number>, email: string): number {
  const id = ids.get(email);
  if (id === undefined) throw new Error(`the demo has no user ${email}`);
  return id;
}

/** The accounts, and companies that nobody signs in as. */
async function seedUsers({ db }: ServiceContext, passwordHashes: readonly string[]): Promise<Map<string, number>> {
  const accounts = demoAccounts.map(({ email }, index) => ({
    email,
    ...demoUsers[email],
    passwordHash: passwordHashes[index],
  }));
  const companies = Object.entries(demoCompanies).map(([email, company]) => ({
    email,
    role: Role.manager,
    hasAccess: false,
    ...company,
  }));
  const rows = await db
    .insert(users)
    .values([...accounts, ...companies])
    .returning({ id: users.id, email: users.email });
  return new Map(rows.map(({ email, id }) => [email, id]));
}

async function publish(
  ctx: ServiceContext,
  demo: DemoActivity,
  picture: Buffer | undefined,
  ids: ReadonlyMap<string, number>,
): Promise<PublishedActivity> {
  const {
    company,
    category,
    inDays,
    movedTo,
    opensInDays,
    closesInDays,
    registrationsClosed,
    scene: _scene,
    booked: _booked,
    ...fields
  } = demo;
  const today = madridDate(ctx.clock.now());
  const companyId = idOf(ids, company);
  const [named] = await ctx.db
    .select({ id: categories.id })
    .from(categories)
    .orderBy(sql`${categories.nameEs} = ${category} desc`, categories.position)
    .limit(1);
  if (!named || !picture) throw new Error('the demo needs categories and pictures');
  const image = await keepImage(ctx, picture);
  const date = addDays(today, inDays);
  const { id } = await createActivity(
    ctx,
    ActivityInput.parse({
      ...fields,
      companyId,
      categoryId: named.id,
      date,
      scheduleChange: movedTo === undefined ? null : { date, ...movedTo },
      imageId: image.id,
      registrationOpensOn: addDays(today, opensInDays ?? Math.min(0, inDays) - 30),
      registrationClosesOn: addDays(today, closesInDays ?? inDays - 1),
    }),
  );
  if (registrationsClosed) await toggleRegistrations(ctx, { id });
  const rows = await ctx.db.select({ id: shifts.id, name: shifts.name }).from(shifts).where(eq(shifts.activityId, id));
  return { id, date, companyId, demo, picture, shifts: new Map(rows.map((shift) => [shift.name, shift.id])) };
}

const templateOf: Readonly<Record<number, TemplateSlug>> = {
  1: 'reserva-pendiente',
  2: 'reserva-confirmada',
  3: 'reserva-en-espera',
  4: 'reserva-cancelada',
};

/** A handful of messages in the log, kept and never sent: two of each state, one in each language where there is one. */
async function seedMessages(ctx: ServiceContext): Promise<void> {
  const { id: reservationId, status, language, createdAt } = reservations;
  const chosen = await ctx.db
    .selectDistinctOn([status, language], {
      status,
      message: {
        reservationId,
        language,
        territoryId: activities.territoryId,
        recipient: sql<string>`${people.email}`,
        recipientName: sql<string>`${people.firstName} || ' ' || ${people.lastName}`,
        createdAt,
      },
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(people, and(eq(people.reservationId, reservations.id), eq(people.position, 0)))
    .where(gt(activities.endsAt, ctx.clock.now()))
    .orderBy(status, language, reservationId);
  for (const { status: state, message } of chosen) {
    const slug = templateOf[state];
    if (slug === undefined) continue;
    const [stored] = await ctx.db
      .insert(messages)
      .values({ slug, ...message })
      .returning({ id: messages.id });
    if (stored) await deliverMessage(ctx, mailOnly(null), stored.id);
  }
}
