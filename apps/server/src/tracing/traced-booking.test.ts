import { setTimeout as sleep } from 'node:timers/promises';
import { trace } from '@opentelemetry/api';
import { closedAfterAll } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attributesOf, type CollectedSpan } from './collector.test-support';
import { partyOf } from './party.test-support';
import { createTracedWorld } from './traced-world.test-support';

const world = await closedAfterAll(createTracedWorld());
const { collector, origin } = world;
const { id, slug } = await world.publish();

beforeEach(async () => {
  await world.deps.db.execute(sql`delete from reservations`);
  await world.deps.db.execute(sql`delete from graphile_worker._private_jobs`);
  await collector.forget();
  world.lines.length = 0;
});

const book = (party: object, headers: Record<string, string> = {}, address = '/trpc/public.book') =>
  fetch(`${origin}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ json: party }),
  });

/** The names of what a span is within, from its own up to the beginning of its trace. */
function wayUp(span: CollectedSpan | undefined): string[] {
  if (span === undefined) return [];
  return [span.name, ...wayUp(collector.spans().find(({ spanId }) => spanId === span.parentSpanId))];
}

const within = (span: CollectedSpan, name: string) =>
  collector.spans().filter((inner) => wayUp(inner).includes(name) && inner.traceId === span.traceId);

describe('a booking (B104)', () => {
  it('is one trace from the page through the procedure to each statement, the message and its mail', async () => {
    const page = await fetch(`${origin}/actividad/${slug}?q=Berrocal`);
    const told = /^traceparent;desc="(00-[0-9a-f]{32}-[0-9a-f]{16}-01)"$/.exec(page.headers.get('server-timing') ?? '');
    const [, traceparent = ''] = told ?? [];
    expect(page.status).toBe(200);
    expect((await book(partyOf(id), { traceparent })).status).toBe(200);
    const mail = await collector.untilSpan('smtp send');
    const procedure = await collector.untilSpan('public.book');
    const shown = await collector.untilSpan('GET /actividad/:slug');
    expect(traceparent).toBe(`00-${shown.traceId}-${shown.spanId}-01`);
    expect(wayUp(mail)).toEqual([
      'smtp send',
      'process send-message',
      'public.book',
      'POST /trpc/public.book',
      'GET /actividad/:slug',
    ]);
    expect(attributesOf(mail)).toEqual({ 'server.address': '127.0.0.1', 'server.port': world.mailServer.port });
    expect(new Set([mail, procedure, shown].map(({ traceId }) => traceId)).size).toBe(1);
    const transaction = within(procedure, 'transaction').filter((span) => wayUp(span).includes('public.book'));
    const statements = transaction.filter((span) => span.name !== 'transaction').map(attributesOf);
    expect(statements.length).toBeGreaterThan(4);
    expect(statements.map((statement) => statement['db.query.text']).join('\n')).toMatch(
      /insert into "reservations" [\s\S]*graphile_worker\.add_job\(\$\d+, json_build_object/,
    );
    for (const statement of statements)
      expect(statement).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.text': expect.any(String) });
    // What the worker reads of the database to write the mail is within its own part.
    expect(within(mail, 'process send-message').some((span) => span.name === 'update messages')).toBe(true);
  });

  it('is told without a byte of who booked, of a link or of what was looked for', async () => {
    await fetch(`${origin}/actividad/${slug}?buscar=Zacarias&token=secreto-del-enlace`);
    await fetch(`${origin}/cancelar/NDI6c2VjcmV0bw.secreto-del-enlace`);
    await fetch(`${origin}/no-hay/Casilda`);
    const first = await book(partyOf(id), {
      cookie: 'dehesa_session=sesion-secreta',
      origin: world.deps.installation.publicUrl,
      'user-agent': 'Navegador/Zacarias',
    });
    const again = await book(partyOf(id));
    expect([first.status, again.status]).toEqual([200, 409]);
    await collector.untilSpan('smtp send');
    await vi.waitFor(() => expect(collector.spans().filter(({ name }) => name === 'public.book')).toHaveLength(2));
    const bytes = collector.bytes();
    expect(bytes).toContain('GET /actividad/:slug');
    const secrets = [
      'Casilda',
      'Berrocal',
      'Cañadas',
      '12345678',
      'casilda.berrocal',
      'example.org',
      '611222333',
      '1981-07-19',
      '10697',
      'Serradilla',
      'Zacar',
      'secreto',
      'sesion-secreta',
      'Navegador',
      slug,
      'no-hay',
    ];
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
    const refused = collector
      .spans()
      .filter(({ name }) => name === 'public.book')
      .map(attributesOf);
    expect(refused.map((span) => span['dehesa.refusal'])).toContain('reservations.emailRepeated');
  });

  it('is told of its faults by their code alone: the database writes values into its messages', async () => {
    const { db } = world.deps;
    const failing = trace.getTracer('ensayo').startActiveSpan('ensayo', async (span) => {
      const attempts = [
        db.execute(sql`select ${'Casilda'}::int`),
        db.transaction((tx) => tx.execute(sql`select 'Casilda Berrocal' || ${'Casilda'}::text::date`)),
      ];
      const ended = await Promise.allSettled(attempts);
      span.end();
      return ended.map(({ status }) => status);
    });
    expect(await failing).toEqual(['rejected', 'rejected']);
    await collector.untilSpan('ensayo');
    const told = collector.spans().map((span) => [span.name, attributesOf(span)['error.type'], span.status]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['select', '22P02', { code: 2 }],
        ['select', '22007', { code: 2 }],
        ['transaction', '22007', { code: 2 }],
      ]),
    );
    expect(collector.bytes()).not.toMatch(/Casilda|Berrocal/);
  });

  it('of many that are stored together each has its mail in its own trace, and leads to where it was stored', async () => {
    const parties = Array.from({ length: 6 }, (_, index) => ({
      ...partyOf(id, {}),
      booker: { ...partyOf(id).booker, identity: documents[index], email: `grupo${index}@example.org` },
    }));
    const answers = await Promise.all(parties.map((party) => book(party)));
    expect(answers.map(({ status }) => status)).toEqual(parties.map(() => 200));
    await vi.waitFor(
      () => expect(collector.spans().filter(({ name }) => name === 'smtp send')).toHaveLength(6),
      10_000,
    );
    const procedures = collector.spans().filter(({ name }) => name === 'public.book');
    const mails = collector.spans().filter(({ name }) => name === 'smtp send');
    expect(new Set(procedures.map(({ traceId }) => traceId)).size).toBe(6);
    expect(mails.map(({ traceId }) => traceId).toSorted()).toEqual(procedures.map(({ traceId }) => traceId).toSorted());
    for (const mail of mails) expect(wayUp(mail)).toContain('public.book');
    const stored = (procedure: CollectedSpan) => wayUpOfTransactions().some((span) => span === procedure.spanId);
    const wayUpOfTransactions = () =>
      collector
        .spans()
        .flatMap(({ name, parentSpanId }) => (name === 'transaction' && parentSpanId ? [parentSpanId] : []));
    const spanIds = new Set(procedures.filter(stored).map(({ spanId }) => spanId));
    for (const procedure of procedures.filter((one) => !stored(one)))
      expect((procedure.links ?? []).some(({ spanId }) => spanIds.has(spanId))).toBe(true);
  });
});

const documents = ['00000001R', '00000002W', '00000003A', '00000004G', '00000005M', '00000006Y'];

describe('a fault of the server (B104)', () => {
  it('is found by the id that people are told: in the log, and from there in its trace', async () => {
    await world.deps.db.execute(sql`alter table shift_places rename to elsewhere`);
    const response = await book(partyOf(id));
    await world.deps.db.execute(sql`alter table elsewhere rename to shift_places`);
    expect(response.status).toBe(500);
    const { error } = (await response.json()) as { error: { json: { data: { requestId: string } } } };
    const { requestId } = error.json.data;
    const procedure = await collector.untilSpan('public.book');
    const request = await collector.untilSpan('POST /trpc/public.book');
    expect(attributesOf(request)).toMatchObject({ 'dehesa.request_id': requestId, 'http.response.status_code': 500 });
    expect(request.status.code).toBe(2);
    expect(procedure.status.code).toBe(2);
    const line = world.lines.find(({ reqId }) => reqId === requestId);
    expect(line).toMatchObject({ msg: 'procedure failed', trace_id: request.traceId, span_id: procedure.spanId });
    const failed = collector.spans().filter((span) => attributesOf(span)['db.response.status_code'] === '42P01');
    expect(failed.length).toBeGreaterThan(0);
  });
});

describe('strangers (B104)', () => {
  const theirs = { traceId: 'c'.repeat(32), spanId: 'd'.repeat(16) };

  it('may continue a trace of theirs, and leave nothing else in it', async () => {
    await book(partyOf(id), {
      traceparent: `00-${theirs.traceId}-${theirs.spanId}-01`,
      tracestate: `vendor=${'Zacarias'.repeat(40)}`,
      baggage: 'who=Zacarias',
    });
    const request = await collector.untilSpan('POST /trpc/public.book');
    expect(request).toMatchObject({ traceId: theirs.traceId, parentSpanId: theirs.spanId });
    await collector.untilSpan('smtp send');
    expect(collector.bytes()).not.toMatch(/Zacarias|vendor/);
    const page = await fetch(`${origin}/agenda`, {
      headers: { traceparent: `00-${theirs.traceId}-${theirs.spanId}-00` },
    });
    // Nor is it theirs to say that nothing is noted.
    expect(page.headers.get('server-timing')).toContain(`00-${theirs.traceId}-`);
  });

  it.each([
    ['no ids', `00-${'0'.repeat(32)}-${theirs.spanId}-01`],
    ['a number that is no hexadecimal', `00-${'z'.repeat(32)}-${theirs.spanId}-01`],
    ['a version that there is not', `ff-${theirs.traceId}-${theirs.spanId}-01`],
    ['a script', '<script>alert(1)</script>'],
    ['any length', `00-${theirs.traceId}-${theirs.spanId}-01-${'x'.repeat(8_000)}`],
    ['several', `00-${theirs.traceId}-${theirs.spanId}-01, 00-${theirs.traceId}-${theirs.spanId}-01`],
  ])('who sends a parent with %s begins a trace of its own', async (_case, traceparent) => {
    expect((await fetch(`${origin}/agenda`, { headers: { traceparent } })).status).toBe(200);
    const page = await collector.untilSpan('GET /agenda');
    expect(page.traceId).not.toBe(theirs.traceId);
    expect(page.parentSpanId ?? '').toBe('');
  });

  it('who call what is not there, or look after the health, make no names', async () => {
    await fetch(`${origin}/trpc/Casilda.Berrocal`);
    await fetch(`${origin}/api/health`);
    await collector.untilSpan('GET /trpc/*');
    await sleep(200);
    expect(collector.spans().map(({ name }) => name)).toEqual(expect.arrayContaining(['GET /trpc/*', 'unknown']));
    expect(collector.bytes()).not.toMatch(/Casilda|health/);
  });
});
