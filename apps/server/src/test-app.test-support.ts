import { createTestDatabase, insertSampleUser, memoryFiles, type SampleUser } from '@dehesa/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { PostgresSqlConsole } from './adapters/postgres-sql-console';
import { HttpSyncClient } from './adapters/http-sync-client';
import { localOutgoing } from './adapters/outgoing/local-outgoing.test-support';
import { buildApp } from './app';
import type { AppDeps } from './app-deps';
import { signInAtBothDoors } from './both-doors.test-support';
import { holdToDocumentation } from './legacy/hold-to-documentation.test-support';

export const testPassword = 'encina-2026';
/** Of that password, at a thousandth of the product's cost: who signs in here is not what is tried. */
const testPasswordHash =
  '$argon2id$v=19$m=8,t=1,p=1$ihheo8cIOOMm2ZU5HoxfNg$8361qhw5e/VMbdeIOmzgLyaHzOtIafDd7vNlDSYKMKs';

/** Limits as an installation would set them that wants none: what is tested here books a lot from one address. */
const many = 1_000_000;
export const testInstallation: AppDeps['installation'] = {
  publicUrl: 'http://localhost:3000',
  secretKey: Buffer.alloc(32, 1),
  bookingLimits: {
    perAddress: many,
    perAddressAndActivity: many,
    perActivity: many,
    proofAfterAddress: many,
    proofAfterActivity: many,
    waitingFactor: many,
  },
};

export interface TestApp {
  app: FastifyInstance;
  deps: AppDeps;
  databaseUrl: string;
  /** Makes a user and signs it in; answers its id and a value that opens its session at both doors, as no real one does. */
  signInAs(user?: Partial<SampleUser>): Promise<{ id: number; email: string; token: string }>;
  /** A documented call: JSON in, status and JSON out, which its description has to allow. */
  call(path: string, body?: unknown): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
  close(): Promise<void>;
}

/** The real app on a database of its own, for tests through `app.inject`; it writes no log and limits nobody. */
export async function createTestApp(overrides: Partial<AppDeps> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const deps: AppDeps = {
    db: database.db,
    clock: { now: () => new Date() },
    files: memoryFiles(),
    installation: testInstallation,
    demo: false,
    webDir: null,
    apiDocs: true,
    rateLimit: 1_000_000,
    // What a test writes past the doors shows at once.
    pageAgeMs: 0,
    trustProxy: false,
    logger: false,
    sqlConsole: new PostgresSqlConsole({ databaseUrl: database.url }),
    syncClient: new HttpSyncClient({ outgoing: localOutgoing }),
    ...overrides,
  };
  const app = await buildApp(deps);
  fromOwnPages(app, new URL(deps.installation.publicUrl).origin);
  let users = 0;

  return {
    app,
    deps,
    databaseUrl: database.url,
    async signInAs(user = {}) {
      users += 1;
      const email = user.email ?? `user${users}@example.test`;
      const id = await insertSampleUser(deps.db, { passwordHash: testPasswordHash, ...user, email });
      return { id, email, token: await signInAtBothDoors(deps, { email, password: testPassword }) };
    },
    async call(path, body = {}) {
      const response = await app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      const answer: unknown = response.json();
      holdToDocumentation(path, response.statusCode, answer);
      return { status: response.statusCode, body: answer, headers: response.headers };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** What a test sends with a cookie comes, as in a browser, from a page of ours, unless it says where it comes from. */
function fromOwnPages(app: FastifyInstance, origin: string): void {
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>;
  const injectFromPage = (options: InjectOptions | string) => {
    if (typeof options === 'string') return inject(options);
    const { headers = {}, cookies = {} } = options;
    const told = headers['origin'] !== undefined || headers['sec-fetch-site'] !== undefined;
    const carries = headers['cookie'] !== undefined || Object.keys(cookies).length > 0;
    return inject(told || !carries ? options : { ...options, headers: { ...headers, origin } });
  };
  app.inject = injectFromPage as FastifyInstance['inject'];
}
