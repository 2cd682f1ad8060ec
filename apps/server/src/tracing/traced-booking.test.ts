import { setTimeout as sleep } from 'node:timers/promises';
import { trace } from '@opentelemetry/api';
import { closedAfterAll } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingBody } from '../public-pages/public-world.test-support';
import { sessionCookie } from '../requests/request-context';
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

/** Bookings are told to their end: what answered them, and what sent their mail. */
async function whole(bookings = 1, name = 'POST /trpc/public.book') {
  await collector.untilSpans(name, bookings);
  await collector.untilSpans('process send-message', bookings);
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
    await whole();
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
      /insert into "reservations" [\s\S]*graphile_worker\.add_jobs\(array_agg\(\(\$\d+::text, json_build_object/,
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
    await collector.untilSpan('process send-message');
    await collector.untilSpans('POST /trpc/public.book', 2);
    const bytes = collector.bytes().replaceAll(made, '');
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

  it('by the documented call is told under its path, and its mail with it', async () => {
    const response = await fetch(`${origin}/api/act-reservar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bookingBody(id)),
    });
    expect(await response.json()).toMatchObject({ error: false });
    await whole(1, 'POST /api/act-reservar');
    const mail = await collector.untilSpan('smtp send');
    expect(wayUp(mail)).toEqual(['smtp send', 'process send-message', 'POST /api/act-reservar']);
    expect(collector.bytes()).not.toMatch(/Carmen|Iglesias|Plasencia/);
  });

  it('of many that are stored together each has its mail in its own trace, and leads to where it was stored', async () => {
    const parties = Array.from({ length: 6 }, (_, index) => ({
      ...partyOf(id, {}),
      booker: { ...partyOf(id).booker, identity: documents[index], email: `grupo${index}@example.org` },
    }));
    const answers = await Promise.all(parties.map((party) => book(party)));
    expect(answers.map(({ status }) => status)).toEqual(parties.map(() => 200));
    await whole(6);
    const procedures = await collector.untilSpans('public.book', 6);
    const mails = await collector.untilSpans('smtp send', 6);
    expect(new Set(procedures.map(({ traceId }) => traceId)).size).toBe(6);
    expect(mails.map(({ traceId }) => traceId).toSorted()).toEqual(procedures.map(({ traceId }) => traceId).toSorted());
    for (const mail of mails) expect(wayUp(mail)).toContain('public.book');
    // A transaction is told in the trace of whoever came first; the others lead there.
    const transactions = collector.spans().filter(({ name }) => name === 'transaction');
    const storing = procedures.filter(({ spanId }) => transactions.some(({ parentSpanId }) => parentSpanId === spanId));
    expect(storing.length).toBeGreaterThan(0);
    for (const procedure of procedures.filter((one) => !storing.includes(one)))
      expect(procedure.links?.map(({ spanId }) => spanId)).toEqual(
        expect.arrayContaining([expect.toBeOneOf(storing.map(({ spanId }) => spanId))]),
      );
  });
});

/** Ids, times and lengths, in whose digits a postal code may stand by chance. */
const made = /[0-9a-f]{16,32}"|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|TimeUnixNano":"\d+"|content-length":"\d+"/g;
const documents = ['00000001R', '00000002W', '00000003A', '00000004G', '00000005M', '00000006Y'];

describe('a fault of the server (B104)', () => {
  it('is found by the id that people are told: in the log, and from there in its trace', async () => {
    await world.deps.db.execute(sql`alter table shift_places rename to elsewhere`);
    const response = await book(partyOf(id));
    await world.deps.db.execute(sql`alter table elsewhere rename to shift_places`);
    expect(response.status).toBe(500);
    const { error } = (await response.json()) as { error: { json: { data: { requestId: string } } } };
    const { requestId } = error.json.data;
    const request = await collector.untilSpan('POST /trpc/public.book');
    const procedure = await collector.untilSpan('public.book');
    expect(attributesOf(request)).toMatchObject({ 'dehesa.request_id': requestId, 'http.response.status_code': 500 });
    expect(request.status.code).toBe(2);
    expect(procedure.status.code).toBe(2);
    const line = world.lines.find(({ reqId }) => reqId === requestId);
    expect(line).toMatchObject({ msg: 'procedure failed', trace_id: request.traceId, span_id: procedure.spanId });
    const failed = collector.spans().filter((span) => attributesOf(span)['db.response.status_code'] === '42P01');
    expect(failed.length).toBeGreaterThan(0);
  });
});

describe('a stream of events (B104)', () => {
  it('is told when it opens, and nothing of what it asks while it stays open', async () => {
    const { token } = await world.signInAs({ role: 2, territoryId: 1 });
    const gone = new AbortController();
    const stream = await fetch(`${origin}/api/inbox/events?territory=1`, {
      headers: { cookie: `${sessionCookie}=${token}` },
      signal: gone.signal,
    });
    expect(stream.status).toBe(200);
    expect((await collector.untilSpan('GET /api/inbox/events')).attributes.length).toBeGreaterThan(3);
    await collector.forget();
    // Ten beats, with a look at the session in each.
    await sleep(200);
    const after = collector.spans().filter(({ name }) => name.endsWith('sessions') || name.includes('inbox'));
    gone.abort();
    expect(after).toEqual([]);
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
    await collector.untilSpan('process send-message');
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
