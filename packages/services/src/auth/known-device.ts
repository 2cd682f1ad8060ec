import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { emailKey } from '@dehesa/domain/identity';
import type { ServiceContext } from '../context';
import { purposeKey, readSignedToken, signToken } from '../keys/index';

/** How long after its last sign-in an account is known on a device. */
export const knownDeviceDays = 365;

/** Several people may share a computer; the one that signed in longest ago is forgotten first. */
const mostAccounts = 8;

const dayMs = 24 * 60 * 60 * 1000;

/** A browser, by a number that we gave it, and the accounts that have signed in on it, newest first. */
interface KnownDevice {
  id: string;
  accounts: readonly { key: string; day: number }[];
}

/** The number of a device that this account has signed in on with its password; null for any other. */
export function knownDeviceId(ctx: ServiceContext, cookie: string | null, email: string): string | null {
  const device = readDevice(ctx, cookie);
  const key = accountKey(ctx, email);
  const known = device?.accounts.some((account) => sameKey(account.key, key) && isFresh(ctx, account.day));
  return device !== null && known === true ? device.id : null;
}

/** What a device carries from now on, after the account's password was proven on it: a signed text without a name. */
export function rememberDevice(ctx: ServiceContext, cookie: string | null, email: string): string {
  const before = readDevice(ctx, cookie);
  const key = accountKey(ctx, email);
  const others = before?.accounts.filter((account) => account.key !== key && isFresh(ctx, account.day)) ?? [];
  const accounts = [{ key, day: today(ctx) }, ...others].slice(0, mostAccounts);
  const id = before?.id ?? randomBytes(16).toString('base64url');
  const payload = [id, ...accounts.map((account) => `${account.key}:${account.day}`)].join(' ');
  return signToken(ctx.installation, 'known-device', payload);
}

function readDevice({ installation }: ServiceContext, cookie: string | null): KnownDevice | null {
  const payload = cookie === null ? undefined : readSignedToken(installation, 'known-device', cookie);
  if (payload === undefined) return null;
  const [id = '', ...entries] = payload.split(' ');
  const accounts = entries.map((entry) => {
    const [key = '', day = ''] = entry.split(':');
    return { key, day: Number(day) };
  });
  return { id, accounts };
}

/** An account on a device: of its address a keyed hash, so that the cookie tells nobody whose it is. */
function accountKey({ installation }: ServiceContext, email: string): string {
  const hash = createHmac('sha256', purposeKey(installation, 'known-device-account')).update(emailKey(email));
  return hash.digest('base64url').slice(0, 22);
}

function sameKey(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

const today = ({ clock }: ServiceContext) => Math.floor(clock.now().getTime() / dayMs);
const isFresh = (ctx: ServiceContext, day: number) => today(ctx) - day < knownDeviceDays;
