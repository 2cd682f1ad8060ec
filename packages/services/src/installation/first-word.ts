import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { auditLog, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { firstWordHours } from '@dehesa/domain/installation';
import { eq } from 'drizzle-orm';
import type { FirstWord, ServiceContext } from '../context';

/** A word for a first start, and what is kept of it: its hash, for as long as the process lives and a day at most (B103). */
export function makeFirstWord(now: Date): { word: string; kept: FirstWord } {
  const word = randomBytes(18).toString('base64url');
  return { word, kept: { hash: hashOf(word), until: new Date(now.getTime() + firstWordHours * 3_600_000) } };
}

/**
 * Whether nobody has set the installation up yet: there is no super administrator, and never was a first one. The audit log
 * only grows: where all accounts were lost, the door stays closed, and `admin:recover` or `admin:create` is the way in.
 */
export async function awaitsInstallation({ db }: Pick<ServiceContext, 'db'>): Promise<boolean> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, Role.superAdmin)).limit(1);
  if (admin !== undefined) return false;
  const [first] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(eq(auditLog.action, 'auth.createFirstAdmin'))
    .limit(1);
  return first === undefined;
}

/** Whether a word opens the installation now. */
export async function opensInstallation(ctx: ServiceContext, word: string): Promise<boolean> {
  const { firstWord, clock } = ctx;
  if (firstWord === undefined || clock.now() >= firstWord.until) return false;
  return timingSafeEqual(hashOf(word), firstWord.hash) && (await awaitsInstallation(ctx));
}

/** For who has the word of a first start; for everybody else, and once somebody has finished, nothing is there. */
export async function assertInstalling(ctx: ServiceContext, word: string): Promise<void> {
  if (!(await opensInstallation(ctx, word))) throw DomainError.of('record.notFound');
}

function hashOf(word: string): Buffer {
  return createHash('sha256').update(word).digest();
}
