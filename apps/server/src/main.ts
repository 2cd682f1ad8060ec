import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrateDatabase, openDatabase, PostgresWatch } from '@dehesa/db';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app';
import { nightlyBackups } from './backups/open-backups';
import type { AppDeps } from './app-deps';
import { FaultLog } from './adapters/fault-log';
import { HttpSyncClient } from './adapters/http-sync-client';
import { createLogger } from './adapters/logger';
import { MapTiles } from './adapters/map-tiles/map-tiles';
import { MysqlWordpress } from './adapters/mysql-wordpress';
import { threadTableReader } from './adapters/thread-table-reader';
import { ThreadTextWorker } from './adapters/thread-text-worker';
import { openFileStore } from './adapters/files/open-file-store';
import { Outgoing } from './adapters/outgoing/outgoing';
import { smtpMailers } from './adapters/mail/smtp-mailer';
import { OgcMunicipalities } from './adapters/borders/ogc-municipalities';
import { borderReaderHere, threadBorderReader } from './adapters/borders/thread-border-reader';
import { GeonamesDownload } from './adapters/postal/geonames-download';
import { WhatsappCloud } from './adapters/whatsapp/whatsapp-cloud';
import { WhatsappMedia } from './adapters/whatsapp/whatsapp-media';
import { PostgresFeed } from './adapters/postgres-feed';
import { PostgresSqlConsole } from './adapters/postgres-sql-console';
import { type Environment, readEnvironment } from './env';
import { ExpectedError } from './expected-error';
import { startQueue } from './jobs/queue/start-queue';
import { resealBehind } from './jobs/reseal';
import { StatisticsKeeper } from './jobs/statistics-keeper';
import { handleProcessFaults } from './process-faults';
import { assertPooler } from './settings/pooler';
import { checkDatabase, samplingKey, saveLicence, seedReference } from '@dehesa/services/configuration';
import { awaitsInstallation, makeFirstWord } from '@dehesa/services/installation';
import { seedPlaces } from '@dehesa/services/places';
import { serviceContext } from './requests/request-context';
import type { Tracing } from './tracing/start-tracing';
import type { WebDevelopment } from './web-development';
import { fixedMail } from './settings/fixed-settings';

export interface StartOptions {
  databaseUrl: string;
  /** The database is our own embedded one: demo mode unless told otherwise. */
  embedded: boolean;
  /** `npm run dev` alone gives it: the screens from their sources. */
  webDevelopment?: WebDevelopment;
  /** Who migrates, where that is somebody else than who serves, and what gives the rest to who serves. */
  owner?: { url: string; handOver: () => Promise<void> };
  /** Drills alone give it: the hour that counts, where it is not the machine's. */
  clock?: AppDeps['clock'];
}

export interface Running {
  url: string;
  stop(): Promise<void>;
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Migrates, seeds, starts the queue and serves. A fault of the set-up is thrown as `ExpectedError`. */
export async function start(options: StartOptions): Promise<Running> {
  const { databaseUrl, embedded, owner, webDevelopment, clock = { now: () => new Date() } } = options;
  const environment = readEnvironment(embedded);
  if (webDevelopment && environment.mode !== 'demo') throw new ExpectedError('sources are served in demo mode alone');
  const faults = new FaultLog();
  const logger = createLogger(environment.logLevel, faults.note, { traced: environment.tracing !== null });
  await assertPortFree(environment.port, environment.host);
  const outgoing = new Outgoing({ allowed: environment.outgoingAllowed });
  const files = await openFileStore(environment, outgoing);
  await reach(databaseUrl);
  await migrateDatabase(owner?.url ?? databaseUrl, path.join(root, 'drizzle'));
  await owner?.handOver();
  const pooler = environment.databasePoolerUrl;
  if (pooler !== null) await assertPooler(pooler);
  // Bookings go this way: what does not answer here is away, whatever is behind it.
  const way = { url: pooler ?? databaseUrl, viaPooler: pooler !== null };
  const watch = new PostgresWatch(way.url, { viaPooler: way.viaPooler });
  watch.onChange((since) => (since ? logger.warn('the database is away') : logger.warn('the database is back')));
  const tracing = await openTracing(environment, logger);
  const db = openDatabase(way.url, { max: environment.databasePool, watch, viaPooler: way.viaPooler });
  const feed = new PostgresFeed({ databaseUrl, logger, watch });
  const deps: AppDeps = {
    activityFeed: feed,
    inboxFeed: feed,
    databaseWatch: watch,
    db,
    clock,
    files,
    installation: {
      publicUrl: environment.publicUrl,
      secretKey: environment.secretKey,
      previousKeys: environment.previousKeys,
      mailFromOutside: environment.smtpUrl !== null,
      fixedSettings: environment.fixedSettings,
      fixedMail: fixedMail(environment.smtpUrl),
      whatsappApiUrl: environment.whatsappApiUrl,
      development: environment.mode === 'demo',
      videoMegabytes: environment.videoMegabytes,
      mapTiles: environment.mapTiles,
      postalCodesUrl: environment.postalCodesUrl,
      municipalBordersUrl: environment.municipalBordersUrl,
      bookingLimits: environment.bookingLimits,
      clientKeyHashes: environment.clientKeyHashes,
    },
    demo: environment.mode === 'demo',
    webDir: path.join(root, 'apps/web/dist'),
    securityContact: environment.securityContact,
    apiDocs: environment.apiDocs,
    metrics: environment.metrics && { ...environment.metrics, ofProcess: true },
    traced: tracing !== undefined,
    rateLimit: environment.rateLimit,
    maxConnections: environment.maxConnections,
    trustProxy: environment.trustProxy,
    logger,
  };
  if (environment.sqlConsole) deps.sqlConsole = new PostgresSqlConsole({ databaseUrl });
  deps.syncClient = new HttpSyncClient({ outgoing });
  deps.whatsapp = new WhatsappCloud({ url: environment.whatsappApiUrl, outgoing });
  deps.whatsappMedia = new WhatsappMedia({ url: environment.whatsappApiUrl, outgoing });
  deps.wordpress = new MysqlWordpress({ outgoing });
  const backups = await nightlyBackups(environment);
  if (backups) deps.backups = backups;
  deps.mapTiles = new MapTiles({
    folder: path.join(environment.dataDir, 'map-tiles'),
    outgoing,
    trusted: environment.mapTiles?.url ?? null,
    onFault: (error) => logger.warn({ err: error }, 'a tile of the map is not kept'),
  });
  const { postalCodesUrl, municipalBordersUrl } = environment;
  if (postalCodesUrl !== null) deps.postalDownload = new GeonamesDownload({ url: postalCodesUrl, outgoing });
  if (webDevelopment) deps.webDevelopment = webDevelopment;
  else {
    // Built, as the threads need it.
    const built = (name: string) => path.join(root, 'apps/server/dist', name);
    deps.textWorker = new ThreadTextWorker({ file: built('text-worker.js') });
    deps.readTable = threadTableReader({ file: built('table-worker.js') });
  }
  if (municipalBordersUrl !== null) {
    const file = path.join(root, 'apps/server/dist/border-worker.js');
    const reader = webDevelopment ? borderReaderHere : threadBorderReader({ file });
    deps.borderSource = new OgcMunicipalities({ url: municipalBordersUrl, outgoing, reader });
  }
  faults.attach({ db });
  const word = environment.mode === 'production' ? await prepareFirstStart(deps) : undefined;
  const system = serviceContext(deps, null);
  // Apart from the queue's: a test waits for the answer and holds up no message.
  const mail = smtpMailers(system, { smtpUrl: environment.smtpUrl, outgoing });
  deps.mail = mail;
  const queue = await startQueue({ databaseUrl, deps, smtpUrl: environment.smtpUrl, outgoing });
  const statistics = new StatisticsKeeper({ databaseUrl, deps, logger });
  const app = await buildApp(deps);
  watch.start();
  let resealing: ReturnType<typeof resealBehind> | undefined;
  const stop = async () => {
    await app.close();
    await resealing?.stop();
    await feed.close();
    await statistics.stop();
    await queue.stop();
    await faults.flushed();
    mail.close();
    await db.close();
    await watch.stop();
    await tracing?.stop();
    ignoreFaults();
  };
  const ignoreFaults = handleProcessFaults({ logger, stop });
  const demo = environment.demoData ? await import('@dehesa/demo') : undefined;
  try {
    await seedReference(system);
    if (environment.licenceEndsOn !== undefined) await saveLicence(system, environment.licenceEndsOn);
    await seedPlaces(system);
    await demo?.seedDemo(system, (line) => say(`[demo] ${line}`));
    await app.listen({ port: environment.port, host: environment.host });
    statistics.start();
    resealing = resealBehind(system, logger);
  } catch (error) {
    await stop();
    throw portError(error, environment.port);
  }
  announce(environment.publicUrl, demo);
  if (word !== undefined) announceFirstStart(environment.publicUrl, word);
  return { url: environment.publicUrl, stop };
}

/** The library is loaded only where somebody wants traces. */
async function openTracing(environment: Environment, logger: FastifyBaseLogger): Promise<Tracing | undefined> {
  const { tracing: settings } = environment;
  if (settings === null) return undefined;
  const { startTracing } = await import('./tracing/start-tracing');
  return startTracing({ settings, key: samplingKey(environment), logger });
}

/** The word that opens an installation which nobody has set up yet (B103); undefined where somebody has. */
async function prepareFirstStart(deps: AppDeps): Promise<string | undefined> {
  if (!(await awaitsInstallation(deps))) return undefined;
  const { word, kept } = makeFirstWord(deps.clock.now());
  deps.firstWord = kept;
  return word;
}

/** Told before the long work, not after it. */
async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    throw portError(error, port);
  }
  await new Promise((resolve) => probe.close(resolve));
}

async function reach(databaseUrl: string): Promise<void> {
  const probe = openDatabase(databaseUrl, { max: 1 });
  try {
    await checkDatabase({ db: probe });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ExpectedError(`the database of DATABASE_URL does not answer: ${reason}`);
  } finally {
    await probe.close();
  }
}

function portError(error: unknown, port: number): unknown {
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return new ExpectedError(`port ${port} is in use: choose another with PORT`);
    if (error.code === 'EACCES') return new ExpectedError(`port ${port} needs more rights: choose another with PORT`);
  }
  return error;
}

function announce(url: string, demo: typeof import('@dehesa/demo') | undefined): void {
  say(`\n  Dehesa  ${url}\n`);
  if (demo === undefined) return;
  say(`  Demo accounts, password ${demo.demoPassword}:`);
  for (const { email, what } of demo.demoAccounts) say(`    ${email.padEnd(24)} ${what}`);
  say('');
}

/** On standard output alone, and once: who reads it may set the installation up. */
function announceFirstStart(url: string, word: string): void {
  say(`  Nobody has set this installation up yet. Until tomorrow, or the next start, this opens it once:`);
  say(`    ${url}/instalar/${word}\n`);
}
