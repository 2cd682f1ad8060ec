import type { Database } from '@dehesa/db';
import type { Clock, FileStore, Installation, ServiceContext } from '@dehesa/services/context';
import type { FastifyBaseLogger } from 'fastify';

/** Everything the app is built from; tests give their own. */
export interface AppDeps {
  db: Database;
  clock: Clock;
  files: FileStore;
  installation: Installation;
  demo: boolean;
  /** apps/web/dist; null serves the calls without the screens. */
  webDir: string | null;
  rateLimit: number;
  trustProxy: string | false;
  logger: FastifyBaseLogger | false;
  testing?: ServiceContext['testing'];
}
