import type { Readable } from 'node:stream';
import type { Queryable } from '@dehesa/db';
import type { Actor } from '@dehesa/domain/access';
import { type Action, may } from '@dehesa/domain/access';
import { secondFactorLimits } from '@dehesa/domain/auth';
import type { FixedMail, FixedSetting, WordpressFailure } from '@dehesa/domain/configuration';
import type { SyncFailure } from '@dehesa/domain/database';
import { DomainError } from '@dehesa/domain/errors';
import type { TextTasks } from './text-tasks';

/** What the time is; a fake in tests. */
export interface Clock {
  now(): Date;
}

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where uploaded bytes lie. Keys are ours: never a name that came from outside. `undefined` is: there is none. */
export interface FileStore {
  /** The whole or nothing: a stream that fails leaves no trace and its error is thrown. Never held in memory whole. */
  write(key: string, content: Uint8Array | Readable): Promise<{ bytes: number }>;
  /** All bytes at once: for pictures and documents, never for videos. */
  read(key: string): Promise<Uint8Array | undefined>;
  size(key: string): Promise<number | undefined>;
  /** The bytes, or those of a range that lies within them, and the size of the whole. Whoever opens reads or destroys. */
  open(key: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | undefined>;
  remove(key: string): Promise<void>;
  /** Everything that is there, where nobody else writes (a bucket may be shared, so its store has no list). */
  list?(): AsyncIterable<{ key: string; writtenAt: Date }>;
  /** Removes what killed processes had half written before a moment; answers how much. */
  removeDrafts(before: Date): Promise<number>;
}

export interface OutgoingMail {
  to: { email: string; name: string };
  subject: string;
  html: string;
  text: string;
  /** The same for every try of one message, so that a mail server can tell a repetition. */
  messageId: string;
  attachments: readonly { filename: string; contentType: string; content: Buffer; cid?: string }[];
  /** Further headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
}

/** Sends mail through the configured server. Refusals are `DeliveryFailure`s. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<{ providerId: string }>;
}

/** A text, only within 24 hours after the other side wrote; or an approved template, filled in by position (B38). */
export type WhatsappContent =
  | { kind: 'text'; body: string }
  | { kind: 'template'; name: string; language: string; parameters: readonly string[] };

export interface OutgoingWhatsapp {
  /** E.164 with the plus sign. */
  to: string;
  content: WhatsappContent;
  /** Comes back with each delivery state: the message is known even where the answer to its sending was lost. */
  callbackData: string;
}

/** Sends from a territory's WhatsApp account. Refusals are `DeliveryFailure`s. */
export interface WhatsappSender {
  send(message: OutgoingWhatsapp): Promise<{ providerId: string }>;
}

/** The account that a territory sends with (B38). */
export interface WhatsappCredentials {
  phoneNumberId: string;
  accountId: string;
  token: string;
}

/** What WhatsApp answered, or why there is no answer: its own words, without the token and without telephone numbers. */
export type WhatsappAnswer<T> = { ok: true; value: T } | { ok: false; reason: string };

export interface WhatsappPhoneNumber {
  displayPhoneNumber: string;
  verifiedName: string;
  qualityRating: string;
}

/** An approved text, or one on its way: `status` is WhatsApp's word for it. */
export interface WhatsappTemplateState {
  name: string;
  language: string;
  status: string;
  category: string;
  rejectedReason: string;
}

/** A text to be approved, with a sample for each of its {{1}}, {{2}}… */
export interface WhatsappTemplateDraft {
  name: string;
  language: string;
  body: string;
  samples: readonly string[];
}

/** The WhatsApp Cloud API. */
export interface WhatsappClient {
  sender(account: WhatsappCredentials): WhatsappSender;
  phoneNumber(account: WhatsappCredentials): Promise<WhatsappAnswer<WhatsappPhoneNumber>>;
  /** The texts of that very name in every language, approved or not. */
  templates(account: WhatsappCredentials, name: string): Promise<WhatsappAnswer<WhatsappTemplateState[]>>;
  submitTemplate(
    account: WhatsappCredentials,
    draft: WhatsappTemplateDraft,
  ): Promise<WhatsappAnswer<{ status: string }>>;
}

/** What messages leave by, with the settings as they are now; null where a channel is not configured. */
export interface Carriers {
  mailer(): Promise<Mailer | null>;
  whatsapp(territoryId: number): Promise<WhatsappSender | null>;
}

/** Where mail leaves by the settings as they are now; null where no server is configured. */
export interface MailSource {
  current(): Promise<Mailer | null>;
}

/** A login role on the database server. */
export interface DatabaseLogin {
  user: string;
  password: string;
}

/** A value of an answer: numbers and flags as such, everything else as PostgreSQL writes it. */
export type SqlValue = string | number | boolean | null;

/** What a statement gave back, at most 1 000 rows, or the database's own message about it (B40). */
export type SqlOutcome =
  | { ok: true; columns: string[]; rows: SqlValue[][]; rowCount: number; truncated: boolean }
  | { ok: false; message: string; code: string | null; position: number | null };

/** Runs one statement in a transaction on a connection of the given login's own. Throws where none is had (B40). */
export interface SqlConsole {
  run(login: DatabaseLogin, statement: string): Promise<SqlOutcome>;
}

/** Hands what is published to another body's server, with a bearer token; tells the HTTP status of the answer (B39). */
export interface SyncClient {
  send(target: { url: string; token: string | undefined }, content: unknown): Promise<SyncAnswer>;
}
export type SyncAnswer = { status: number } | { failed: SyncFailure };

/** The MySQL server of a WordPress. */
export interface WordpressAccess {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
}

/** Looks into the database of a WordPress: the names of its tables, or why there are none to tell. */
export interface WordpressClient {
  listTables(access: WordpressAccess): Promise<{ tables: string[] } | { failed: WordpressFailure }>;
}

/** Where pictures of maps come from: the address of a tile with {z}, {x} and {y}, and whom to credit, in HTML. */
export interface MapTiles {
  url: string;
  attribution: string;
}

/**
 * Reads a text that may take long where nobody waits for it: in another thread, with a deadline (B51). Refuses with
 * `input.tooComplex`, and with `service.busy` where too many wait.
 */
export interface TextWorker {
  run<K extends keyof TextTasks>(task: K, ...input: Parameters<TextTasks[K]>): Promise<ReturnType<TextTasks[K]>>;
}

/** Keys and addresses of the installation. */
export interface Installation {
  /** Where visitors reach the product, without a slash at the end. */
  publicUrl: string;
  /** 32 bytes: signs cancellation links, keys hashes, seals secrets, each under a purpose of its own. */
  secretKey: Buffer;
  /** Keys of before, newest first: what was signed or sealed under them still holds, nothing new is. */
  previousKeys?: readonly Buffer[];
  /** What the environment decides, as super administrators may read it. */
  fixedSettings?: readonly FixedSetting[];
  /** The mail server that it names. */
  fixedMail?: FixedMail | null;
  /** Mail leaves by a server that the environment names, whatever the configuration says. */
  mailFromOutside?: boolean;
  /** Base address of the WhatsApp Cloud API; tokens are stored for its host. */
  whatsappApiUrl?: string;
  /** Where postal codes are fetched from; null where nobody is to fetch any. */
  postalCodesUrl?: string | null;
  /** Where borders of Portuguese municipalities are fetched from; null where nobody is to fetch any. */
  municipalBordersUrl?: string | null;
  /** On a development server the licence never expires (B28). */
  development?: boolean;
  /** What a video may weigh; 200 where nothing is said. */
  videoMegabytes?: number;
  /** Without them maps draw the outlines of Spain and Portugal that the product brings. */
  mapTiles?: MapTiles | null;
  /** The usual ones where nothing is said. */
  bookingLimits?: BookingLimits;
  /** SHA-256 (hex) of the keys of clients of the documented calls that are known. */
  clientKeyHashes?: readonly string[];
}

/** How much visitors may book before they are slowed down; numbers of bookings within an hour unless said otherwise. */
export interface BookingLimits {
  /** From one address (IPv6: a /64), whatever the activity. Many visitors share one. */
  perAddress: number;
  /** From one address in one activity. */
  perAddressAndActivity: number;
  /** In one activity, from wherever. */
  perActivity: number;
  /** Beyond as many from one address a device has to do some work for each further one. */
  proofAfterAddress: number;
  /** The same for one activity. */
  proofAfterActivity: number;
  /** People who may wait for each place of a shift. */
  waitingFactor: number;
}

/** Where a request came from. */
export interface Visit {
  address: string;
  /** A client that the installation knows by its key: it asks for many visitors, and has no device to do work on. */
  knownClient?: boolean;
}

/** The word of a first start: known by its hash, and for so long (B103). */
export interface FirstWord {
  hash: Buffer;
  until: Date;
}

/** What was backed up, where an installation does it by itself (B85). */
export interface BackupHistory {
  /** When the last good one was made; null where there is none, or where it cannot be told: it never fails. */
  lastAt(): Promise<Date | null>;
}

/** Everything a verb may use besides its input. */
export interface ServiceContext {
  readonly db: Queryable;
  /** Who acts; null is a visitor. */
  readonly actor: Actor | null;
  /** Absent where no request is behind it: a job, the demo. */
  readonly visit?: Visit;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly installation: Installation;
  /** For the test of the outgoing mail; messages leave by the queue. */
  readonly mail?: MailSource;
  /** The SQL console; without it the installation has it switched off (B40). */
  readonly sqlConsole?: SqlConsole;
  readonly syncClient?: SyncClient;
  /** For what the screens ask WhatsApp; messages leave by the queue. */
  readonly whatsapp?: WhatsappClient;
  readonly wordpress?: WordpressClient;
  /** Without it nothing is backed up by the installation itself. */
  readonly backups?: BackupHistory;
  /** While a new installation waits to be set up by who has its word. */
  readonly firstWord?: FirstWord;
  /** Without it texts are read in this thread: nobody else waits there. */
  readonly textWorker?: TextWorker;
  /** Only for negative controls in tests: a race must show when these checks are off. */
  readonly testing?: {
    readonly skipPlacesCheck?: boolean;
    readonly skipPeopleLocks?: boolean;
    readonly skipQueueLock?: boolean;
    readonly skipSuspensionLock?: boolean;
    readonly skipConversionLock?: boolean;
  };
}

/** The actor, if its role may do this at all (B22): 401 for nobody, 403 for the wrong role. */
export function authorize(ctx: ServiceContext, action: Action): Actor {
  if (ctx.actor === null) throw DomainError.of('access.unauthenticated');
  if (!may(ctx.actor, action)) throw DomainError.of('access.forbidden');
  return ctx.actor;
}

/**
 * For what could take the product or somebody's data away from others: `auth.proofRequired` where the actor has not
 * proven lately who they are. A screen that was left open, or a session that was stolen, does not do it.
 */
export function assertProven({ actor, clock }: Pick<ServiceContext, 'actor' | 'clock'>): void {
  const lastsMs = secondFactorLimits.proofMinutes * 60_000;
  const provenAt = actor?.provenAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (clock.now().getTime() - provenAt > lastsMs) throw DomainError.of('auth.proofRequired');
}
