import { DomainError, type DomainFailure, type ErrorKind, failure, retryAfterOf } from '@dehesa/domain/errors';
import { kindOf } from '@dehesa/domain/error-kinds';
import { assertMaySetUp, assertUsable } from '@dehesa/services/auth';
import { isDatabaseAway, isLockTimeout, isRefusedValue } from '@dehesa/services/database-errors';
import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { databaseAwayFailure } from '../database-away';
import { bodyBytes } from '../requests/body-limits';
import type { ProcedureMeta } from './call-limits';
import { transportFailure } from '../requests/transport-failure';
import type { TrpcContext } from './context';
import { transformer } from './transformer';

const codes: Record<ErrorKind, TRPCError['code']> = {
  invalid: 'BAD_REQUEST',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  tooManyRequests: 'TOO_MANY_REQUESTS',
  busy: 'SERVICE_UNAVAILABLE',
  tooLarge: 'PAYLOAD_TOO_LARGE',
};

/** The refusal behind an error, whatever layer threw it; `undefined` for a fault of the server. */
export function domainFailure(error: unknown): DomainFailure | undefined {
  if (error instanceof DomainError) return error.failure;
  if (error instanceof ZodError) return failure('input.invalid', { path: error.issues[0]?.path.join('.') ?? '' });
  if (error instanceof TRPCError && error.cause !== undefined) return domainFailure(error.cause);
  if (isRefusedValue(error)) return failure('input.invalid', { path: '' });
  // A transaction says so by itself; this is for what is read outside of one.
  if (isLockTimeout(error)) return failure('service.busy');
  if (isDatabaseAway(error)) return databaseAwayFailure(null);
  return undefined;
}

const t = initTRPC
  .context<TrpcContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const domain = domainFailure(error) ?? transportFailure(shape.data.httpStatus);
      const expected = domain !== null || error.code !== 'INTERNAL_SERVER_ERROR';
      return {
        code: shape.code,
        message: expected ? (domain?.code ?? error.code) : 'INTERNAL_SERVER_ERROR',
        data: { code: shape.data.code, httpStatus: shape.data.httpStatus, domain, requestId: ctx?.requestId ?? null },
      };
    },
  });

/** `next()` does not throw: the result tells. Domain errors get their status here and nowhere else. */
const translateErrors = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  if (result.ok) return result;
  const failed = domainFailure(result.error);
  if (failed === undefined) return result;
  const seconds = retryAfterOf(failed);
  if (seconds !== undefined) ctx.setRetryAfter(seconds);
  throw trpcRefusal(failed, result.error.cause);
});

/** A refusal as tRPC's error, with the status of its kind. */
export function trpcRefusal(failed: DomainFailure, cause: unknown): TRPCError {
  return new TRPCError({ code: codes[kindOf(failed.code)], message: failed.code, cause });
}

const requireSession = t.middleware(async ({ ctx, next }) => {
  if (ctx.user === null) throw DomainError.of('access.unauthenticated');
  return next({ ctx: { user: ctx.user } });
});

const requireUser = t.middleware(async ({ ctx, next }) => {
  if (ctx.user === null) throw DomainError.of('access.unauthenticated');
  assertUsable(ctx.user);
  return next({ ctx: { user: ctx.user } });
});

export const router = t.router;
/** For anybody; what the caller may do the verb decides. */
export const publicProcedure = t.procedure.use(translateErrors);
/** For who has a link; wrong ones are counted against their address. */
export const linkProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const result = await next();
  if (!result.ok && domainFailure(result.error)?.code === 'record.notFound') await ctx.countWrongLink();
  return result;
});
/** For a session that still has to choose its password or whose licence has ended: reading it and choosing. */
export const sessionProcedure = publicProcedure.meta({ session: true }).use(requireSession);
/** For a signed-in user who may still have to set up a second factor: its set-up. */
export const setUpProcedure = sessionProcedure.use(async ({ ctx, next }) => {
  assertMaySetUp(ctx.user);
  return next();
});
/** For a signed-in user whose password needs no change; what the caller may do the verb decides. */
export const signedInProcedure = publicProcedure.meta({ session: true }).use(requireUser);
/** The same for texts of whole pages. */
export const longTextProcedure = signedInProcedure.meta({ bodyBytes: bodyBytes.longTexts });
