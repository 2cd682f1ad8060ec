import type { SessionUser } from '@dehesa/services/auth';
import type { ServiceContext } from '@dehesa/services/context';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a handler of the documented calls gets: the body as sent, and who calls. */
export interface LegacyCall {
  body: Readonly<Record<string, unknown>>;
  services: ServiceContext;
  user: SessionUser | null;
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Parse the wire, call a verb, present its answer: no rule of its own (B29). The answer is the whole JSON body. */
export type LegacyHandler = (call: LegacyCall) => Promise<unknown>;

/** Whether a path is for everybody; the others need a session whose password needs no change. */
export interface LegacyRoute {
  handle: LegacyHandler;
  public?: true;
  /** Its body may hold a picture or a document as a data URL (B33), so it may be longer than others. */
  carriesFile?: true;
  /** Tries from one address, where a path allows fewer than the installation's limit (B37, B47). */
  rateLimit?: { max: number; timeWindow: string };
  /** The same for callers without a session alone. */
  signedOutLimit?: { max: number; timeWindow: string };
}
