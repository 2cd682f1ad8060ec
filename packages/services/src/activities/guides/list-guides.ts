import { activities, activityGuides, guides, users } from '@dehesa/db/schema';
import { rolesThatMay, type TerritoryId, may } from '@dehesa/domain/access';
import { GuideListInput, GuideRef, type GuideState } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import type { Page } from '@dehesa/domain/paging';
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { matches } from '../../search';
import { actorName } from '../../users/read/names';
import { guideAccount, guideState } from '../read/guides';
import { changeableGuides, reachableGuides } from './guide-scope';

export interface GuideRow {
  id: number;
  name: string;
  phone: string;
  email: string;
  languages: string;
  territoryId: TerritoryId | null;
  /** What they sign in with. */
  account: { id: number; name: string } | null;
  state: GuideState;
  /** Activities that lie ahead and that they guide. */
  ahead: number;
  /** Whether the actor may change them. */
  changeable: boolean;
}

/** One page of the guides in the actor's reach by name (B87); who was removed is in it no more. */
export async function listGuides(ctx: ServiceContext, raw: GuideListInput): Promise<Page<GuideRow>> {
  const actor = authorize(ctx, 'activities.manage');
  const { search, pageIndex, pageSize } = GuideListInput.parse(raw);
  const wanted = and(
    reachableGuides(actor),
    isNull(guides.removedAt),
    search === '' ? undefined : matches(guides.name, search),
  );
  const [rows, [found]] = await Promise.all([
    guideRows(ctx)
      .where(wanted)
      .orderBy(sql`search_fold(${guides.name})`, guides.id)
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db.select({ total: count() }).from(guides).where(wanted),
  ]);
  return { rows: rows.map(toGuide), total: found?.total ?? 0 };
}

/** One guide as the actor may change it; everybody else's and who was removed are missing (B22). */
export async function readGuide(ctx: ServiceContext, raw: GuideRef): Promise<GuideRow> {
  const actor = authorize(ctx, 'activities.manage');
  const { id } = GuideRef.parse(raw);
  const [row] = await guideRows(ctx).where(and(eq(guides.id, id), isNull(guides.removedAt), changeableGuides(actor)));
  if (row === undefined) throw DomainError.of('record.notFound');
  return toGuide(row);
}

function guideRows({ db, clock, actor }: ServiceContext) {
  const coming = sql`select count(*)::int from ${activityGuides}
    join ${activities} on ${and(eq(activities.id, activityGuides.activityId), eq(activities.hidden, false), gt(activities.endsAt, clock.now()))}
    where ${eq(activityGuides.guideId, guides.id)}`;
  return db
    .select({
      id: guides.id,
      name: guides.name,
      phone: guides.phone,
      email: guides.email,
      languages: guides.languages,
      territoryId: guides.territoryId,
      accountId: guides.userId,
      accountName: actorName(guideAccount),
      state: guideState,
      ahead: sql<number>`(${coming})`,
      changeable: sql<boolean>`coalesce(${changeableGuides(actor)}, false)`,
    })
    .from(guides)
    .leftJoin(guideAccount, eq(guideAccount.id, guides.userId));
}

function toGuide({ accountId, accountName, ...row }: Awaited<ReturnType<typeof guideRows>>[number]): GuideRow {
  return { ...row, account: accountId === null ? null : { id: accountId, name: accountName ?? '' } };
}

/** The accounts that a guide of the actor's may sign in with: any of staff for administrators, else only its own. */
export async function listGuideAccounts(ctx: ServiceContext): Promise<{ id: number; name: string }[]> {
  const actor = authorize(ctx, 'activities.manage');
  return ctx.db
    .select({ id: users.id, name: sql<string>`${actorName(users)}` })
    .from(users)
    .where(
      and(
        inArray(users.role, [...rolesThatMay('reservations.manage')]),
        may(actor, 'companies.manage') ? undefined : eq(users.id, actor.userId),
      ),
    )
    .orderBy(sql`search_fold(${actorName(users)})`, users.id);
}
