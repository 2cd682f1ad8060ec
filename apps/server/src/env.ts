import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FixedSetting } from '@dehesa/domain/configuration';
import { isIsoDate } from '@dehesa/domain/dates';
import type { BookingLimits, MapTiles } from '@dehesa/services/context';
import { type AllowedHosts, parseAllowedHosts } from './adapters/outgoing/allowed-hosts';
import { assertEncryptedDatabase } from './settings/database-url';
import { ExpectedError } from './expected-error';
import { readBookingLimits } from './settings/booking-limits';
import { fixedSettings } from './settings/fixed-settings';
import { parseMapTiles } from './settings/map-tiles';
import { type MetricsAccess, parseMetricsAccess } from './settings/metrics-access';
import { parsePublicUrl } from './settings/public-url';
import { parseS3Settings, type S3Settings } from './settings/s3-settings';
import { withSecretFiles } from './settings/secret-files';
import { parseTracing, type TracingSettings } from './settings/tracing';

/**
 * demo: to try it out, on this machine only and with a secret of its own making; production: nothing of the demo exists
 * and the secrets must be given.
 */
export type Mode = 'demo' | 'production';

export interface Environment {
  mode: Mode;
  host: string;
  port: number;
  publicUrl: string;
  /** Uploads, and in demo mode the secret. */
  dataDir: string;
  secretKey: Buffer;
  /** Keys of before, for what was signed or sealed under them. */
  previousKeys: Buffer[];
  /** Whether demo data is wanted: with the embedded database, or asked for by DEMO=1. */
  demoData: boolean;
  /** Addresses of reverse proxies whose X-Forwarded-For is believed; false for none. */
  trustProxy: string | false;
  logLevel: string;
  /** Requests a minute from one address (B47). */
  rateLimit: number;
  bookingLimits: BookingLimits;
  /** SHA-256 (hex) of the keys of known clients of the documented calls. */
  clientKeyHashes: readonly string[];
  /** Connections at the same time; beyond them everybody is asked to come back in a moment. */
  maxConnections: number;
  /** Overrides the mail settings of the configuration: smtp://user:password@host:port */
  smtpUrl: string | null;
  /** What of all this a super administrator reads in the configuration. */
  fixedSettings: readonly FixedSetting[];
  /** Base address of the WhatsApp Cloud API, with its version. */
  whatsappApiUrl: string;
  /** Where ES.zip and PT.zip are fetched; null for nowhere. */
  postalCodesUrl: string | null;
  /** Where an OGC API has the municipalities of Portugal; null for nowhere. */
  municipalBordersUrl: string | null;
  /** What settings may name beside public addresses, and speak to without encryption. */
  outgoingAllowed: AllowedHosts;
  databasePool: number;
  /** Where pictures of maps come from; null for the outlines that the product brings. */
  mapTiles: MapTiles | null;
  /** Who may read the metrics; null for nobody. */
  metrics: MetricsAccess | null;
  /** Where traces go; null for nowhere, and then nothing is noted (B104). */
  tracing: TracingSettings | null;
  /** The last day of the licence (B28), null for none; undefined leaves the one that is stored. */
  licenceEndsOn: string | null | undefined;
  /** What an uploaded video may weigh, in MB. */
  videoMegabytes: number;
  /** Whether the SQL console can be used in this installation (B40). */
  sqlConsole: boolean;
  /** Who hears of vulnerabilities (RFC 9116), as `mailto:` or `https:`; null where nobody is named. */
  securityContact: string | null;
  /** Whether the documented calls are shown at /api/docs. */
  apiDocs: boolean;
  /** The storage where uploads lie; null for a folder in dataDir. */
  s3: S3Settings | null;
  /** Where backups are written each night; null for none (B85). */
  backupDir: string | null;
  /** The bucket that is written to each night instead. */
  backupS3: S3Settings | null;
  /** A pooler in front of the database, for the pool alone; null without one. */
  databasePoolerUrl: string | null;
  /** What they are sealed under; null for a key that comes of the secret one. */
  backupKey: Buffer | null;
}

/** The only reader of process.env. Throws `ExpectedError` with one clear line for what is wrong or missing. */
export function readEnvironment(embedded: boolean, given: NodeJS.ProcessEnv = process.env): Environment {
  const env = withSecretFiles(given);
  const mode = env['DEHESA_MODE'] ?? 'demo';
  if (mode !== 'demo' && mode !== 'production')
    throw new ExpectedError(`DEHESA_MODE is "${mode}": use demo or production`);
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535);
  const dataDir = path.resolve(env['DATA_DIR'] ?? '.data');
  const address = env['PUBLIC_URL'] ?? '';
  const allowsHttp = mode === 'demo' || onOrOff(env, 'PUBLIC_HTTP', false);
  const isMade = mode === 'demo' && address === '';
  const databasePoolerUrl = embedded || !env['DATABASE_POOLER_URL'] ? null : env['DATABASE_POOLER_URL'];
  if (mode === 'production' && !embedded) {
    const allowsPlain = onOrOff(env, 'DATABASE_PLAIN', false);
    assertEncryptedDatabase(env['DATABASE_URL'] ?? '', allowsPlain);
    assertEncryptedDatabase(databasePoolerUrl ?? '', allowsPlain, 'DATABASE_POOLER_URL');
  }
  return {
    mode,
    host: env['HOST'] ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    port,
    publicUrl: isMade ? `http://localhost:${port}` : parsePublicUrl(address, allowsHttp),
    dataDir,
    secretKey: secretKey(env, mode, dataDir),
    previousKeys: previousKeys(env),
    demoData: mode === 'demo' && (embedded || env['DEMO'] === '1'),
    trustProxy: env['TRUST_PROXY'] === undefined || env['TRUST_PROXY'] === '' ? false : env['TRUST_PROXY'],
    logLevel: env['LOG_LEVEL'] ?? 'info',
    rateLimit: wholeNumber(env, 'RATE_LIMIT', 600, 1, 1_000_000),
    bookingLimits: readBookingLimits((name, fallback) => wholeNumber(env, name, fallback, 1, 1_000_000)),
    clientKeyHashes: keyHashes(env, 'CLIENT_KEYS'),
    maxConnections: wholeNumber(env, 'MAX_CONNECTIONS', 2_000, 10, 100_000),
    smtpUrl: smtpUrlOf(env),
    fixedSettings: fixedSettings(env),
    whatsappApiUrl: webAddress(env, 'WHATSAPP_API_URL', 'https://graph.facebook.com/v23.0'),
    postalCodesUrl: addressOrOff(env, 'POSTAL_CODES_URL', 'https://download.geonames.org/export/zip'),
    municipalBordersUrl: addressOrOff(
      env,
      'MUNICIPAL_BORDERS_URL',
      'https://ogcapi.dgterritorio.gov.pt/collections/municipios/items',
    ),
    outgoingAllowed: parseAllowedHosts(env['OUTGOING_ALLOW'] ?? ''),
    // An import tells how far it is on a connection of its own.
    databasePool: wholeNumber(env, 'DATABASE_POOL', 8, 2, 100),
    databasePoolerUrl,
    mapTiles: parseMapTiles(env['MAP_TILES_URL'], env['MAP_ATTRIBUTION']),
    metrics: parseMetricsAccess(env['METRICS_ALLOW'], env['METRICS_TOKEN']),
    tracing: parseTracing(env, (...variable) => wholeNumber(env, ...variable)),
    licenceEndsOn: licenceEnd(env),
    videoMegabytes: wholeNumber(env, 'VIDEO_LIMIT_MB', 200, 1, 2000),
    sqlConsole: onOrOff(env, 'SQL_CONSOLE', true),
    securityContact: securityContact(env),
    apiDocs: onOrOff(env, 'API_DOCS', mode === 'demo'),
    s3: parseS3Settings(env),
    ...backupPlace(env),
    backupKey: backupKey(env),
  };
}

/** Everything that is set, for who looks at each variable by itself. */
export function readGivenVariables(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return env;
}

/** The database to use instead of the embedded one. */
export function readGivenDatabaseUrl(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { DATABASE_URL: url } = withSecretFiles(env);
  return url === '' ? undefined : url;
}

/** Where `npm run` was typed: file names of its arguments count from there. */
export function readCallersFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env['INIT_CWD'] ?? process.cwd();
}

/** Tells the storage's library not to advise on the Node that it runs on: it has no other switch for it. */
export function silenceNodeWarning(env: NodeJS.ProcessEnv = process.env): void {
  env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
}

/** What `npm run admin:create` need not ask for. */
export interface GivenAdmin {
  firstName: string | undefined;
  email: string | undefined;
  password: string | undefined;
}

export function readGivenAdmin(env: NodeJS.ProcessEnv = process.env): GivenAdmin {
  return { firstName: env['ADMIN_NAME'], email: env['ADMIN_EMAIL'], password: env['ADMIN_PASSWORD'] };
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ExpectedError(`${name} is "${text}": a whole number from ${min} to ${max} is needed`);
}

function webAddress(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (/^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new ExpectedError(`${name} is "${text}": an address as ${fallback} is needed`);
}

function addressOrOff(env: NodeJS.ProcessEnv, name: string, fallback: string): string | null {
  return env[name] === 'off' ? null : webAddress(env, name, fallback);
}

function onOrOff(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ExpectedError(`${name} is "${text}": use on or off`);
}

function securityContact(env: NodeJS.ProcessEnv): string | null {
  const text = env['SECURITY_CONTACT'];
  if (text === undefined || text === '') return null;
  // One line, for it becomes one of a file.
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) && URL.canParse(text)) return text;
  throw new ExpectedError(
    `SECURITY_CONTACT is "${text}": an address as mailto:seguridad@example.org or https://example.org/seguridad is needed`,
  );
}

function licenceEnd(env: NodeJS.ProcessEnv): string | null | undefined {
  const text = env['LICENCE_ENDS_ON'];
  if (text === undefined || text === '') return undefined;
  if (text === 'none') return null;
  if (isIsoDate(text)) return text;
  throw new ExpectedError(`LICENCE_ENDS_ON is "${text}": use a day as 2027-12-31, or none`);
}

/** Hashes with commas between them: the keys themselves stay with the clients. */
function keyHashes(env: NodeJS.ProcessEnv, name: string): string[] {
  const hashes = (env[name] ?? '').split(/[\s,]+/).filter((hash) => hash !== '');
  if (hashes.every((hash) => hexKey.test(hash))) return hashes;
  throw new ExpectedError(`${name} takes SHA-256 hashes of keys, 64 hexadecimal digits each, with commas between them`);
}

/** Any number of them, separated by commas, the newest first. */
function previousKeys(env: NodeJS.ProcessEnv): Buffer[] {
  const keys = (env['SECRET_KEY_PREVIOUS'] ?? '').split(',').map((text) => text.trim());
  return keys
    .filter((text) => text !== '')
    .map((text) => {
      if (hexKey.test(text)) return Buffer.from(text, 'hex');
      throw new ExpectedError('SECRET_KEY_PREVIOUS must be keys of 64 hexadecimal digits, separated by commas');
    });
}

function backupKey(env: NodeJS.ProcessEnv): Buffer | null {
  const text = env['BACKUP_KEY'];
  if (text === undefined || text === '') return null;
  if (hexKey.test(text)) return Buffer.from(text, 'hex');
  throw new ExpectedError('BACKUP_KEY must be 64 hexadecimal digits (openssl rand -hex 32)');
}

const hexKey = /^[0-9a-f]{64}$/i;

/** 32 bytes, given as 64 hex digits; the demo makes and keeps its own, so that sessions and links outlive a restart. */
function secretKey(env: NodeJS.ProcessEnv, mode: Mode, dataDir: string): Buffer {
  const given = env['SECRET_KEY'];
  if (given !== undefined && given !== '') {
    if (hexKey.test(given)) return Buffer.from(given, 'hex');
    throw new ExpectedError('SECRET_KEY must be 64 hexadecimal digits (openssl rand -hex 32)');
  }
  if (mode === 'production')
    throw new ExpectedError('SECRET_KEY is missing: 64 hexadecimal digits (openssl rand -hex 32)');
  const file = path.join(dataDir, 'secret-key');
  if (existsSync(file)) {
    const kept = readFileSync(file, 'utf8').trim();
    if (hexKey.test(kept)) return Buffer.from(kept, 'hex');
    // Cut short by a full disk, say: an empty key would sign and encrypt just as well, for anybody.
    throw new ExpectedError(`${file} holds no key: put it back, or delete it to have a new one made`);
  }
  mkdirSync(dataDir, { recursive: true });
  const made = randomBytes(32);
  writeFileSync(file, made.toString('hex'), { mode: 0o600 });
  return made;
}

/** Null where nobody says one. It may hold a password, and is not repeated. */
function smtpUrlOf(env: NodeJS.ProcessEnv): string | null {
  const text = env['SMTP_URL'];
  if (!text) return null;
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)) return text;
  throw new ExpectedError('SMTP_URL is no address of a mail server: smtp://user:password@host:587');
}

/** Where backups go: a folder or a bucket; with both nobody would know which is looked after. */
function backupPlace(env: NodeJS.ProcessEnv): Pick<Environment, 'backupDir' | 'backupS3'> {
  const backupDir = env['BACKUP_DIR'] ? path.resolve(env['BACKUP_DIR']) : null;
  const backupS3 = parseS3Settings(env, 'BACKUP_');
  if (backupDir !== null && backupS3 !== null)
    throw new ExpectedError('BACKUP_DIR and BACKUP_S3_BUCKET are both set: leave one of them out');
  return { backupDir, backupS3 };
}
