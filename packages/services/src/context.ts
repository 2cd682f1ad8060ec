import type { Queryable } from '@dehesa/db';
import type { Actor } from '@dehesa/domain/access';
import { type Action, may } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';

/** What the time is; a fake in tests. */
export interface Clock {
  now(): Date;
}

/** Where uploaded bytes lie. Keys are ours: never a name that came from outside. */
export interface FileStore {
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** `undefined` when there is none. */
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
}

export interface OutgoingMail {
  to: { email: string; name: string };
  subject: string;
  html: string;
  text: string;
  /** The same for every try of one message, so that a mail server can tell a repetition. */
  messageId: string;
  attachments: readonly { filename: string; contentType: string; content: Buffer; cid?: string }[];
}

/** Sends mail through the configured server. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<{ providerId: string }>;
}

/** Keys and addresses of the installation. */
export interface Installation {
  /** Where visitors reach the product, without a slash at the end. */
  publicUrl: string;
  /** 32 bytes: signs cancellation links, keys hashes, seals secrets, each under a purpose of its own. */
  secretKey: Buffer;
  /** On a development server the licence never expires (B28). */
  development?: boolean;
}

/** Everything a verb may use besides its input. */
export interface ServiceContext {
  readonly db: Queryable;
  /** Who acts; null is a visitor. */
  readonly actor: Actor | null;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly installation: Installation;
  /** Only for negative controls in tests: a race must show when these checks are off. */
  readonly testing?: { readonly skipPlacesCheck?: boolean; readonly skipPeopleLocks?: boolean };
}

/** The actor, if its role may do this at all (B22): 401 for nobody, 403 for the wrong role. */
export function authorize(ctx: ServiceContext, action: Action): Actor {
  if (ctx.actor === null) throw DomainError.of('access.unauthenticated');
  if (!may(ctx.actor, action)) throw DomainError.of('access.forbidden');
  return ctx.actor;
}
