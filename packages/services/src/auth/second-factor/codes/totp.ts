import { totpSecrets } from '@dehesa/db/schema';
import { readTypedCode } from '@dehesa/domain/auth';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { ServiceContext } from '../../../context';
import { openAny, purposeKey, purposeKeys, seal } from '../../../keys/index';

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** A clock may be a step of 30 seconds ahead or behind. */
const window = 1;

/** A key for an app, in Base32. */
export function newTotpKey(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an app reads from the QR: the key with the names under which it lists it. */
export function totpAddress(key: string, names: { issuer: string; account: string }): string {
  return new TOTP({ issuer: names.issuer, label: names.account, secret: Secret.fromBase32(key) }).toString();
}

/** The time step whose code was typed, ±1 around now; `undefined` where it is none of theirs. */
export function totpStep(ctx: ServiceContext, key: string, typed: string): number | undefined {
  const read = readTypedCode(typed);
  if (read.kind !== 'totp') return undefined;
  const timestamp = ctx.clock.now().getTime();
  const delta = TOTP.validate({ token: read.code, secret: Secret.fromBase32(key), timestamp, window });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}

/** The key of an app as it is stored: only for this account can it be opened again. */
export function sealTotpKey(ctx: ServiceContext, userId: number, key: string): Buffer {
  return seal(purposeKey(ctx.installation, 'second-factor'), key, contextOf(userId));
}

/** Uses up a code: neither it nor one before it is right again, whoever else types it at the same time. */
export async function useTotpCode(ctx: ServiceContext, userId: number, typed: string): Promise<boolean> {
  const [stored] = await ctx.db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  if (!stored) return false;
  const key = openTotpKey(ctx, userId, stored.sealed)?.text;
  if (key === undefined) return false;
  const step = totpStep(ctx, key, typed);
  if (step === undefined) return false;
  const used = await ctx.db
    .update(totpSecrets)
    .set({ lastStep: step })
    // The key that was read, and no code of this step or a later one used meanwhile.
    .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.sealed, stored.sealed), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return used.length > 0;
}

/** Seals under the current key what a previous one holds; answers how many keys of apps that were. For the system. */
export async function resealTotpKeys(ctx: ServiceContext): Promise<number> {
  if ((ctx.installation.previousKeys ?? []).length === 0) return 0;
  let resealed = 0;
  for (const { userId, sealed } of await ctx.db.select().from(totpSecrets)) {
    const opened = openTotpKey(ctx, userId, sealed);
    if (opened === undefined || opened.current) continue;
    // Unless its owner has set up another one meanwhile.
    await ctx.db
      .update(totpSecrets)
      .set({ sealed: sealTotpKey(ctx, userId, opened.text) })
      .where(and(eq(totpSecrets.userId, userId), eq(totpSecrets.sealed, sealed)));
    resealed += 1;
  }
  return resealed;
}

function openTotpKey({ installation }: ServiceContext, userId: number, sealed: Buffer) {
  return openAny(purposeKeys(installation, 'second-factor'), sealed, [contextOf(userId)]);
}

const contextOf = (userId: number) => `totp-secret:${userId}`;
