import { municipalBorders } from '@dehesa/db/schema';
import { quarterStart } from '@dehesa/domain/dates';
import { DomainError } from '@dehesa/domain/errors';
import { borderFetchFailure, type BorderFetchFailure } from '@dehesa/domain/places';
import { and, eq, isNotNull, lt, or } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { queueJob } from '../../queue-job';
import type { BorderProgress, BorderSource, DrawnBorders } from './border-source';
import {
  beginAttempt,
  writeBorderFailure,
  writeBorderProgress,
  writeBorderStart,
  writeDrawnBorders,
} from './border-rows';

export const fetchBordersTask = 'fetchMunicipalBorders';

/** So often a fetch says that it lives, also while a page is slow to come. */
const beatMs = 10_000;

/** Has the borders of Portuguese municipalities fetched by the queue, for a super admin; refused while a fetch is under way (B109). */
export async function startBorderFetch(ctx: ServiceContext): Promise<{ attempt: number }> {
  authorize(ctx, 'configuration.manage');
  if (ctx.installation.municipalBordersUrl === null) throw DomainError.of('places.bordersOff');
  return inTransaction(ctx, async (tx) => {
    const attempt = await beginAttempt(tx, ctx.actor?.userId ?? null, ctx.clock.now());
    await queueAttempt(tx, attempt);
    return { attempt };
  });
}

function queueAttempt(tx: ServiceContext['db'], attempt: number): Promise<void> {
  return queueJob(tx, fetchBordersTask, { attempt }, { tries: 3 });
}

/**
 * What came of a fetch: its borders, why there are none, that another has taken its place, that nobody ever asked for one or
 * the quarter has had its own, or that it is queued anew since the process ends.
 */
export type BorderOutcome =
  | { municipalities: number; bytes: number }
  | { failed: BorderFetchFailure; cause: unknown }
  | 'overtaken'
  | 'notWanted'
  | 'interrupted';

/**
 * The work of the queue: fetches the borders and stores their lines, all or nothing. Without an attempt it is the quarter's
 * own turn, for which somebody must have had it done once, and nobody in this quarter (B109). Where the process ends it is
 * queued anew, as often as that be.
 */
export async function fetchBorders(
  ctx: ServiceContext,
  source: BorderSource,
  { attempt: given, signal }: { attempt?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<BorderOutcome> {
  if (given === undefined && !(await isQuartersTurn(ctx))) return 'notWanted';
  const attempt = given ?? (await beginAttempt(ctx.db, null, ctx.clock.now()));
  if (!(await writeBorderStart(ctx.db, attempt, ctx.clock.now()))) return 'overtaken';
  try {
    const drawn = await fetchAndTell(ctx, source, attempt, signal);
    signal?.throwIfAborted();
    return (await store(ctx, attempt, drawn))
      ? { municipalities: drawn.municipalities, bytes: drawn.lines.length }
      : 'overtaken';
  } catch (error) {
    const failed = failureOf(error, signal);
    const interrupted = failed === 'interrupted';
    await inTransaction(ctx, async (tx) => {
      const isOurs = await writeBorderFailure(tx, attempt, failed, ctx.clock.now());
      if (interrupted && isOurs) await queueAttempt(tx, attempt);
    });
    return interrupted ? 'interrupted' : { failed, cause: error };
  }
}

async function fetchAndTell(
  ctx: ServiceContext,
  source: BorderSource,
  attempt: number,
  signal: AbortSignal | undefined,
): Promise<DrawnBorders> {
  const tell = async (progress?: BorderProgress) => {
    await writeBorderProgress(ctx.db, attempt, progress, ctx.clock.now());
  };
  // What cannot be told now is told by the next one.
  const beat = setInterval(() => void tell().catch(() => undefined), beatMs);
  try {
    return await source.fetch({ signal, onProgress: tell });
  } finally {
    clearInterval(beat);
  }
}

async function store(ctx: ServiceContext, attempt: number, drawn: DrawnBorders): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    if (!(await writeDrawnBorders(tx, attempt, drawn, ctx.clock.now()))) return false;
    await audit(ctx, tx, {
      action: 'places.fetchBorders',
      entity: 'municipalBorders',
      entityId: null,
      details: { municipalities: drawn.municipalities },
    });
    return true;
  });
}

function failureOf(error: unknown, signal: AbortSignal | undefined): BorderFetchFailure {
  if (signal?.aborted === true) return 'interrupted';
  return error instanceof DomainError ? borderFetchFailure(error.code) : 'fault';
}

/** There are borders, not of this quarter, and its own turn has not failed: one that was cut off died with its server. */
async function isQuartersTurn({ db, clock }: ServiceContext): Promise<boolean> {
  const { error, fetchedAt, startedAt, startedBy, status } = municipalBorders;
  const start = quarterStart(clock.now());
  const cutOff = or(eq(status, 'running'), eq(error, 'interrupted'));
  const isOurs = or(lt(startedAt, start), isNotNull(startedBy), cutOff);
  return (await db.$count(municipalBorders, and(lt(fetchedAt, start), isOurs))) > 0;
}
