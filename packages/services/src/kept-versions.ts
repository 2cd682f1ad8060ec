import { textVersions, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { ServiceContext } from './context';
import { actorName } from './users/read/names';

/** So many stay of each text (B94). */
export const keptVersions = 50;

type Content = Record<string, unknown>;

/** A text as it was saved once. */
export interface KeptVersion {
  id: number;
  /** Null where it is not known. */
  savedAt: Date | null;
  /** Null for what stood there before versions were kept, for what the product brings, and for an account that is gone. */
  savedBy: string | null;
  /** Saved by who asks. */
  mine: boolean;
  /** What is in force. */
  current: boolean;
}

/** What was in force, and since when, until another text is saved. */
export interface TextBefore<C> {
  content: C;
  savedAt: Date | null;
}

/**
 * Keeps a text that was saved, and the one before it where that stands in no version yet; the oldest beyond
 * `keptVersions` go (B94). Nothing where it says the same. The caller holds the text's own record.
 */
export async function keepVersion<C extends object>(
  { actor, clock }: Pick<ServiceContext, 'actor' | 'clock'>,
  tx: ServiceContext['db'],
  name: string,
  { before, after }: { before?: TextBefore<C> | undefined; after: C },
): Promise<void> {
  const newest = await newestContent(tx, name);
  if (before !== undefined) {
    if (isSame(before.content, after)) return;
    if (newest === undefined || !isSame(newest, before.content)) {
      await tx.insert(textVersions).values({ name, content: asRow(before.content), savedAt: before.savedAt });
    }
  }
  const own = { savedBy: actor?.userId ?? null, savedAt: clock.now() };
  await tx.insert(textVersions).values({ name, content: asRow(after), ...own });
  const beyond = tx
    .select({ id: textVersions.id })
    .from(textVersions)
    .where(eq(textVersions.name, name))
    .orderBy(desc(textVersions.id))
    .offset(keptVersions)
    .limit(1);
  await tx.delete(textVersions).where(and(eq(textVersions.name, name), lte(textVersions.id, beyond)));
}

/** The versions of a text, the newest first; `now` is what is in force. For verbs that have asked who acts. */
export async function listVersions(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  name: string,
  now: object,
): Promise<KeptVersion[]> {
  const [newest, rows] = await Promise.all([
    newestContent(db, name),
    db
      .select({
        id: textVersions.id,
        savedAt: textVersions.savedAt,
        savedById: textVersions.savedBy,
        savedBy: actorName(users),
      })
      .from(textVersions)
      .leftJoin(users, eq(users.id, textVersions.savedBy))
      .where(eq(textVersions.name, name))
      .orderBy(desc(textVersions.id))
      .limit(keptVersions),
  ]);
  return rows.map(({ savedById, ...row }, place) => ({
    ...row,
    mine: savedById !== null && savedById === actor?.userId,
    current: place === 0 && newest !== undefined && isSame(newest, now),
  }));
}

/** What a version of a text said; `record.notFound` where it is no version of this one. */
export async function readVersion(
  db: ServiceContext['db'],
  name: string,
  id: number,
): Promise<{ content: Content; savedAt: Date | null }> {
  const [row] = await db
    .select({ content: textVersions.content, savedAt: textVersions.savedAt })
    .from(textVersions)
    .where(and(eq(textVersions.id, id), eq(textVersions.name, name)));
  if (!row) throw DomainError.of('record.notFound');
  return row;
}

/** A text goes by another name from now on, and its versions with it. */
export async function renameVersions(tx: ServiceContext['db'], from: string, to: string): Promise<void> {
  await tx.update(textVersions).set({ name: to }).where(eq(textVersions.name, from));
}

/** Of a text that is gone for good. */
export async function forgetVersions(tx: ServiceContext['db'], name: string): Promise<void> {
  await tx.delete(textVersions).where(eq(textVersions.name, name));
}

async function newestContent(db: ServiceContext['db'], name: string): Promise<Content | undefined> {
  const [row] = await db
    .select({ content: textVersions.content })
    .from(textVersions)
    .where(eq(textVersions.name, name))
    .orderBy(desc(textVersions.id))
    .limit(1);
  return row?.content;
}

function asRow(content: object): Content {
  return Object.fromEntries(Object.entries(content));
}

/** Without regard to the order of names: the database has its own. */
function isSame(one: object, other: object): boolean {
  return sorted(one) === sorted(other);
}

function sorted(content: object): string {
  return JSON.stringify(Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
