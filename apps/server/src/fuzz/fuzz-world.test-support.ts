import { rmSync } from 'node:fs';
import { seedReference } from '@dehesa/services/configuration';
import { demoAccounts, demoPassword, seedDemo } from '@dehesa/demo';
import type { CallerName } from '../authorization/callers.test-support';
import { routesOf } from '../authorization/route-table.test-support';
import { legacyCalls } from '../legacy/routes';
import { writeFakeWeb } from '../public-pages/fake-web.test-support';
import { signInAtBothDoors } from '../both-doors.test-support';
import { serviceContext, sessionCookie } from '../requests/request-context';
import { createTestApp, type TestApp } from '../test-app.test-support';
import type { FuzzInput } from './fuzz-input.test-support';
import type { Answer } from './verdict.test-support';

export interface FuzzWorld {
  /** `METHOD /path` of what is served beside procedures and documented calls. */
  routes: string[];
  send(input: FuzzInput): Promise<Answer>;
  close(): Promise<void>;
}

/** Each kind of caller as the demo has it; a company and whoever was removed meanwhile are made. */
const accounts: Partial<Record<CallerName, string>> = {
  'a super admin': 'super@demo.test',
  'an admin': 'admin@demo.test',
  'a manager of a territory': 'monfrague@demo.test',
  'a member': 'usuario@demo.test',
  'a collaborator': 'hotel@demo.test',
};
const roles: Record<Exclude<CallerName, 'nobody'>, { role: 0 | 1 | 2 | 3 | 4; territoryId?: 1 }> = {
  'a super admin': { role: 0 },
  'an admin': { role: 1 },
  'a manager of a territory': { role: 2, territoryId: 1 },
  'a company': { role: 2 },
  'a member': { role: 3 },
  'a collaborator': { role: 4, territoryId: 1 },
};

/** The app with the demo's data; nothing of it reaches another machine. */
export async function createFuzzWorld(): Promise<FuzzWorld> {
  const webDir = writeFakeWeb();
  const watch = () => () => undefined;
  const close = () => Promise.resolve();
  const test = await createTestApp({
    webDir,
    syncClient: { send: () => Promise.resolve({ status: 200 }) },
    activityFeed: { watch, close },
    inboxFeed: { watchInbox: watch },
    eventBeatMs: 60_000,
  });
  const services = serviceContext(test.deps, null);
  await seedReference(services);
  await seedDemo(services, () => undefined);
  const tokens = new Map<CallerName, string>();
  const tokenOf = async (name: CallerName): Promise<string | null> => {
    if (name === 'nobody') return null;
    const token = tokens.get(name) ?? (await freshToken(test, name));
    tokens.set(name, token);
    return token;
  };
  return {
    routes: otherRoutesOf(test),
    async send(input) {
      const token = await tokenOf(input.caller);
      const answer = await request(test, input, token);
      // Its session or account may be what the input ended: the next one is somebody anew.
      if (answer.status === 401 && token !== null) tokens.delete(input.caller);
      return answer;
    },
    async close() {
      await test.close();
      rmSync(webDir, { recursive: true, force: true });
    },
  };
}

/** Of its own: what goes wrong here must not keep the others out. */
const address = '198.51.100.7';

async function freshToken(test: TestApp, name: Exclude<CallerName, 'nobody'>): Promise<string> {
  const email = accounts[name];
  const known = demoAccounts.find((account) => account.email === email);
  if (known !== undefined) {
    try {
      return await signInAtBothDoors(test.deps, { email: known.email, password: demoPassword }, address);
    } catch {
      // Removed or with another password by now: it is not tried again, for wrong tries are counted.
      delete accounts[name];
    }
  }
  return (await test.signInAs({ ...roles[name], email: `fuzz-${Math.random()}@example.test` })).token;
}

async function request({ app }: TestApp, input: FuzzInput, token: string | null): Promise<Answer> {
  const { door, kind, method, url, payload } = input;
  const base = { method, url, headers: { ...input.headers } as Record<string, string> };
  if (token !== null && kind !== 'documented') base.headers['cookie'] = `${sessionCookie}=${token}`;
  const sent = 'body' in input ? bodyText(input.body, token) : payload;
  const options = sent === undefined || method === 'GET' || method === 'HEAD' ? base : { ...base, payload: sent };
  if (kind === 'stream') {
    const response = await app.inject({ ...options, payloadAsStream: true });
    const stream = response.stream();
    const refused = response.statusCode >= 400 ? await text(stream) : '';
    stream.destroy();
    return { door, kind, status: response.statusCode, contentType: typeOf(response.headers), body: refused };
  }
  const { statusCode: status, headers, body } = await app.inject(options);
  return { door, kind, status, contentType: typeOf(headers), body };
}

function bodyText(body: unknown, token: string | null): string {
  const isFields = typeof body === 'object' && body !== null && !Array.isArray(body);
  return JSON.stringify(isFields && token !== null ? { ...body, token } : body) ?? '';
}

function typeOf(headers: Record<string, unknown>): string {
  const type = headers['content-type'];
  return typeof type === 'string' ? type : '';
}

async function text(stream: AsyncIterable<unknown>): Promise<string> {
  let whole = '';
  for await (const piece of stream) whole += String(piece);
  return whole;
}

/** What is neither a procedure nor a documented call. */
function otherRoutesOf({ app }: TestApp): string[] {
  const documented = new Set(Object.keys(legacyCalls).flatMap((path) => [`POST ${path}`, `POST /api${path}`]));
  const others = routesOf(app).filter((route) => !documented.has(route) && !route.includes(' /trpc/'));
  return others.filter((route) => /^(GET|POST) /.test(route));
}
