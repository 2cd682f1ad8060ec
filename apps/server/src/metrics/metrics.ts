import type { Backlog } from '@dehesa/services/configuration';
import { type BookingOutcome, bookingOutcomes } from '@dehesa/services/reservations';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What can be read off at the moment of being asked. */
export interface Readings {
  pool: { waiting: number; busy: number };
  /** Null while the database is away, or too slow to say. */
  backlog: Backlog | null;
  /** Of the last good backup, in seconds; Infinity where there is none yet, null where the installation makes none. */
  backupAge: number | null;
}

/** What is counted of a process, in the words of Prometheus; of no person and no address (B49). */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#counter('http_requests_total', 'Answers by route and status', [
    'method',
    'route',
    'status',
  ]);
  readonly #durations = new Histogram({
    name: 'dehesa_http_request_duration_seconds',
    help: 'From the request to the end of its answer; streams of events are left out',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.#registry],
  });
  readonly #bookings = this.#counter('bookings_total', 'Bookings of visitors by how they ended', ['outcome']);
  readonly #streams = this.#gauge('open_streams', 'Screens that are told of changes while they happen');
  readonly #poolWaiting = this.#gauge('pool_waiting', 'Pieces of work that wait for a connection to the database');
  readonly #poolBusy = this.#gauge('pool_busy', 'Connections to the database that are at work');
  readonly #databaseUp = this.#gauge('database_up', '1 where the database answered just now, else 0');
  readonly #jobs = this.#gauge('queue_jobs', 'Jobs of the queue by task and state', ['task', 'state']);
  readonly #oldestDue = this.#gauge('queue_oldest_due_seconds', 'How long the job that is due longest has waited');
  readonly #messages = this.#gauge('messages', 'Messages on their way, and those of the last day that failed', [
    'status',
  ]);
  readonly #backupAge = this.#gauge('backup_age_seconds', 'Since the last good backup was made; +Inf before the first');
  readonly #archivedAge = this.#gauge(
    'archived_age_seconds',
    "Since a piece of the database's log was archived; left out where its server archives none",
  );
  readonly #counted = (message: unknown) => {
    if (isOutcome(message)) this.#bookings.inc({ outcome: message.outcome });
  };

  /** `ofProcess`: memory, processor and the event loop's lag as well, which is watched from then on. */
  constructor({ ofProcess }: { ofProcess: boolean }) {
    if (ofProcess) collectDefaultMetrics({ register: this.#registry });
    bookingOutcomes.subscribe(this.#counted);
  }

  close(): void {
    bookingOutcomes.unsubscribe(this.#counted);
    this.#registry.clear();
  }

  /** One answer; without `seconds` it was a stream, whose length tells nothing. */
  noteAnswer({ method, route, status }: { method: string; route: string; status: number }, seconds?: number): void {
    this.#requests.inc({ method, route, status: String(status) });
    if (seconds !== undefined) this.#durations.observe({ route }, seconds);
  }

  /** One more open stream, until what it answers is called. */
  openStream(): () => void {
    this.#streams.inc();
    return () => this.#streams.dec();
  }

  readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;

  /** Everything as it is now. What depends on a database that does not answer is left out, not told as nought. */
  async text({ pool, backlog, backupAge }: Readings): Promise<string> {
    this.#poolWaiting.set(pool.waiting);
    this.#poolBusy.set(pool.busy);
    this.#databaseUp.set(backlog === null ? 0 : 1);
    if (backupAge === null) this.#backupAge.remove();
    else this.#backupAge.set(backupAge);
    this.#jobs.reset();
    this.#messages.reset();
    this.#oldestDue.remove();
    this.#archivedAge.remove();
    if (backlog !== null) {
      for (const { task, state, jobs } of backlog.jobs) this.#jobs.set({ task, state }, jobs);
      for (const { status, messages } of backlog.messages) this.#messages.set({ status }, messages);
      this.#oldestDue.set(backlog.oldestDueSeconds);
      if (backlog.archivedSeconds !== null) this.#archivedAge.set(backlog.archivedSeconds);
    }
    return this.#registry.metrics();
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> {
    return new Counter({ name: `dehesa_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Gauge<Label> {
    return new Gauge({ name: `dehesa_${name}`, help, labelNames, registers: [this.#registry] });
  }
}

function isOutcome(message: unknown): message is BookingOutcome {
  return typeof message === 'object' && message !== null && 'outcome' in message && typeof message.outcome === 'string';
}
