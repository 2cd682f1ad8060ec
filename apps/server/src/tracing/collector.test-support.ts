import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

/** A span as OTLP writes it in JSON. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
}

export interface Collector {
  url: string;
  /** Every byte that came, headers included. */
  bytes(): string;
  paths(): string[];
  spans(): CollectedSpan[];
  /** So many spans of that name and no more, once they have come: they do when they end, within others first. */
  untilSpans(name: string, count: number): Promise<CollectedSpan[]>;
  /** The only span of that name, once it has come. */
  untilSpan(name: string): Promise<CollectedSpan>;
  /** What becomes of what comes from now on. */
  behave(how: 'takes' | 'refuses' | 'is silent'): void;
  /** Once nothing has come for a while: forgets what came. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

/** A collector that listens on this machine and keeps what it is told. */
export async function startCollector(port = 0): Promise<Collector> {
  let bodies: Buffer[] = [];
  let heads: { path: string; headers: string }[] = [];
  let behaviour: 'takes' | 'refuses' | 'is silent' = 'takes';
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (behaviour === 'is silent') return;
      if (behaviour === 'refuses') return void response.writeHead(400).end();
      heads.push({ path: request.url ?? '', headers: JSON.stringify(request.headers) });
      bodies.push(Buffer.concat(parts));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const spans = () => bodies.flatMap((body) => spansIn(body.toString()));
  const untilSpans = (name: string, count: number) =>
    vi.waitFor(
      () => {
        const found = spans().filter((span) => span.name === name);
        if (found.length === count) return found;
        const others = spans().map((span) => span.name);
        throw new Error(`${found.length} spans are called ${name}, of ${others.join(', ')}`);
      },
      { timeout: 10_000, interval: 25 },
    );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => [...heads.map(({ headers }) => headers), ...bodies.map((body) => body.toString('latin1'))].join('\n'),
    paths: () => heads.map(({ path }) => path),
    spans,
    untilSpans,
    async untilSpan(name) {
      const [only] = await untilSpans(name, 1);
      if (only === undefined) throw new Error(`no span is called ${name}`);
      return only;
    },
    behave: (how) => {
      behaviour = how;
    },
    async forget() {
      for (let before = -1; before !== bodies.length; await sleep(200)) before = bodies.length;
      bodies = [];
      heads = [];
    },
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
}

interface Export {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

function spansIn(body: string): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body) as Export;
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
}

export function attributesOf({ attributes }: CollectedSpan): Record<string, string | number | undefined> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}
