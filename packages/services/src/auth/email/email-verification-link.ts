import { emailVerificationLimits } from '@dehesa/domain/auth';
import type { Installation, ServiceContext } from '../../context';
import { readSignedToken, signToken } from '../../keys/index';

/** Whose address a verification link proves. */
export interface EmailClaim {
  userId: number;
  email: string;
}

/** The token of a link that proves an address: whoever opens it reads that mailbox. */
export function emailVerificationToken(ctx: ServiceContext, { userId, email }: EmailClaim): string {
  const expiresAt = Math.floor(ctx.clock.now().getTime() / 1000) + emailVerificationLimits.linkHours * 3600;
  return signToken(ctx.installation, 'email-verification', `${userId}:${expiresAt}:${email}`);
}

/** The screen that the link opens. After `#`, so that no server's log and no other site learns the token. */
export function emailVerificationUrl(installation: Installation, token: string): string {
  return `${installation.publicUrl}/verificar-correo#${token}`;
}

/** The claim of a token that this installation signed and that still holds; `undefined` for anything else. */
export function readEmailVerificationToken(ctx: ServiceContext, token: string): EmailClaim | undefined {
  const payload = readSignedToken(ctx.installation, 'email-verification', token);
  const match = /^(\d{1,10}):(\d{1,12}):(.+)$/s.exec(payload ?? '');
  if (!match?.[1] || !match[2] || !match[3]) return undefined;
  const expired = Number(match[2]) * 1000 <= ctx.clock.now().getTime();
  return expired ? undefined : { userId: Number(match[1]), email: match[3] };
}
