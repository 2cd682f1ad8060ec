import type { Readable } from 'node:stream';
import { type Action, type Role, rolesThatMay } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { SessionUser } from '@dehesa/services/auth';
import { authorize, type ServiceContext } from '@dehesa/services/context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { SentBody } from './body';
import type { Refusal } from './shapes';
import type { WireFields } from './wire-values';

/** What a call's `handle` gets beside what was read of the body. */
export interface CallContext<User extends SessionUser | null = SessionUser | null> {
  services: ServiceContext;
  user: User;
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
  /** As it was sent, for what is read once something stored is known. */
  body: WireFields;
}

/** What is told where nothing refuses, or a refusal in words of its own; long answers are streams. */
type Answered<Answer extends z.ZodType> = z.input<Answer> | z.input<typeof Refusal> | Readable | FastifyReply;

interface Limits {
  /** Its body may hold a picture or a document as a data URL (B33), so it may be longer than others. */
  carriesFile?: true;
  /** Tries from one address, where a path allows fewer than the installation's limit (B37, B47). */
  rateLimit?: { max: number; timeWindow: string };
  /** The same for callers without a session alone. */
  signedOutLimit?: { max: number; timeWindow: string };
}

interface Described<Sent, Answer extends z.ZodType> extends Limits {
  path: `/${string}`;
  /** One sentence. */
  summary: string;
  body: SentBody<Sent>;
  /** What it answers when nothing refuses it; the tests hold every answer against it. */
  answer: Answer;
}

/** For visitors too; whoever is signed in is known. */
interface OpenCall<Sent, Answer extends z.ZodType> extends Described<Sent, Answer> {
  who: 'everybody';
  handle: (sent: Sent, context: CallContext) => Promise<Answered<Answer>>;
}

/**
 * For whoever has a right; for everybody `signedIn`, where the verb tells who may what; or for `anySession`, also one
 * whose password is to be chosen or whose licence has ended (B26, B28).
 */
interface SessionCall<Sent, Answer extends z.ZodType> extends Described<Sent, Answer> {
  who: Action | 'signedIn' | 'anySession';
  /** Whom the documentation names, where that is fewer than may call. */
  toldFor?: Action;
  handle: (sent: Sent, context: CallContext<SessionUser>) => Promise<Answered<Answer>>;
}

/** A documented call: its route, its guard and its description follow from it (B22, B29). */
export interface LegacyCall extends Limits {
  path: string;
  summary: string;
  /** Role ids, or `null` for everybody, signed in or not. */
  callers: readonly Role[] | null;
  /** Whether its door lets in whom no usable session knows. */
  public: boolean;
  /** The fields of the body besides `token`. */
  body: z.ZodObject;
  answer: z.ZodType;
  /** The answer is the whole JSON body. */
  handle: (context: CallContext) => Promise<unknown>;
}

/** Read the body, call a verb, present its answer: no rule of its own. Who may not learns it before the body is read. */
export function legacyCall<Sent, Answer extends z.ZodType>(
  call: OpenCall<Sent, Answer> | SessionCall<Sent, Answer>,
): LegacyCall {
  const { path, summary, answer, body } = call;
  const described = { ...limitsOf(call), path, summary, answer, body: body.shown, callers: callersOf(call) };
  if (call.who === 'everybody') {
    return { ...described, public: true, handle: async (context) => call.handle(body.read(context.body), context) };
  }
  const { who, handle } = call;
  return {
    ...described,
    public: who === 'anySession',
    handle: async (context) => {
      const { user } = context;
      if (user === null) throw DomainError.of('access.unauthenticated');
      if (who !== 'anySession' && who !== 'signedIn') authorize(context.services, who);
      return handle(body.read(context.body), { ...context, user });
    },
  };
}

const limitsOf = ({ carriesFile, rateLimit, signedOutLimit }: Limits): Limits => ({
  carriesFile,
  rateLimit,
  signedOutLimit,
});

function callersOf(call: {
  who: OpenCall<unknown, z.ZodType>['who'] | SessionCall<unknown, z.ZodType>['who'];
  toldFor?: Action;
}) {
  if (call.who === 'everybody') return null;
  const right = call.toldFor ?? call.who;
  return rolesThatMay(right === 'signedIn' || right === 'anySession' ? 'account.manageOwn' : right);
}
