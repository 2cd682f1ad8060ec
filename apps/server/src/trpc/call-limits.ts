import type { AnyProcedure, AnyRouter } from '@trpc/server';
import { DomainError } from '@dehesa/domain/errors';
import { bodyBytes } from '../requests/body-limits';

/** What has to be known of a procedure before anything that was sent to it is read (B51). */
export interface ProcedureMeta {
  /** It is refused unread to who is not signed in. */
  session?: true;
  /** Bytes of its body, where it takes more than others of its kind. */
  bodyBytes?: number;
}

/** Calls in one batch; more are refused before any runs. */
const maxBatch = 20;

export interface CallLimits {
  /** Absent: the address names the procedures. */
  path?: string;
  bodyBytes: number;
  needsSession: boolean;
  /** Refuses calls that may not come together, as `input.invalid`. */
  assertBatch(paths: readonly string[]): void;
}

/** Those of each procedure that comes alone and by POST, by its path. */
export function procedureLimits(router: AnyRouter): [path: string, limits: CallLimits][] {
  return [...proceduresOf(router)].map(([path, procedure]) => {
    const meta = metaOf(procedure);
    const needsSession = meta.session === true;
    const bytes = meta.bodyBytes ?? (needsSession ? bodyBytes.signedIn : bodyBytes.everybody);
    return [path, { path, bodyBytes: bytes, needsSession, assertBatch: () => undefined }];
  });
}

/** Those of an address that may name several procedures: together they get the smallest room. */
export function callLimits(router: AnyRouter): CallLimits {
  const procedures = proceduresOf(router);
  /** Signing in and what visitors change comes alone, or one request would be many tries. */
  const comesAlone = (path: string) => {
    const procedure = procedures.get(path);
    if (path.startsWith('auth.') || procedure === undefined) return true;
    return procedure._def.type === 'mutation' && metaOf(procedure).session !== true;
  };
  return {
    bodyBytes: bodyBytes.everybody,
    needsSession: false,
    assertBatch(paths) {
      if (paths.length > maxBatch || (paths.length > 1 && paths.some(comesAlone)))
        throw DomainError.of('input.invalid', { path: '' });
    },
  };
}

/** All procedures of a router by their paths: tRPC keeps them so, its type has them nested. */
export function proceduresOf(router: AnyRouter): Map<string, AnyProcedure> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every record of a router is flattened into procedures
  return new Map(Object.entries(router._def.procedures as unknown as Record<string, AnyProcedure>));
}

/** What a procedure says of itself. */
export function metaOf(procedure: AnyProcedure): ProcedureMeta {
  const { meta } = procedure._def;
  return isMeta(meta) ? meta : {};
}

/** Whatever is there `init.ts` has typed. */
function isMeta(meta: unknown): meta is ProcedureMeta {
  return typeof meta === 'object' && meta !== null;
}
