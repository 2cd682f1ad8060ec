import { createHash, randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';

/** 32 random bytes, safe in cookies and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: its SHA-256, as of a session's id (B23). */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Tells one password of an account from the next: what was granted under one is void under another. */
export function passwordMark(passwordHash: string | null): string {
  return createHash('sha256')
    .update(passwordHash ?? '')
    .digest('hex');
}

/** The same of the row of `users` at hand. */
export const currentPasswordMark: SQL<string> = sql<string>`
  encode(sha256(convert_to(coalesce(users.password_hash, ''), 'UTF8')), 'hex')`;
