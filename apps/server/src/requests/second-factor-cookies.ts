import { secondFactorLimits } from '@dehesa/domain/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { SecondFactorCookies } from '../trpc/context';

const pendingCookie = 'dehesa_pending';
const rememberedCookie = 'dehesa_remembered';

/** The cookies of the second factor: out of reach of scripts, never sent along by other sites, bound to this host. */
export function secondFactorCookies(deps: AppDeps, request: FastifyRequest, reply: FastifyReply): SecondFactorCookies {
  const secure = deps.installation.publicUrl.startsWith('https:');
  const nameOf = (plain: string) => (secure ? `__Host-${plain}` : plain);
  const options = { path: '/', httpOnly: true, secure, sameSite: 'strict' as const };
  return {
    pending: request.cookies[nameOf(pendingCookie)] ?? null,
    device: request.cookies[nameOf(rememberedCookie)] ?? null,
    setPending: (token) =>
      void reply.setCookie(nameOf(pendingCookie), token, {
        ...options,
        maxAge: secondFactorLimits.pendingMinutes * 60,
      }),
    clearPending: () => void reply.clearCookie(nameOf(pendingCookie), options),
    setDevice: (token) =>
      void reply.setCookie(nameOf(rememberedCookie), token, {
        ...options,
        maxAge: secondFactorLimits.deviceDays * 24 * 60 * 60,
      }),
  };
}
