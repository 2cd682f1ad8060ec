import type { Database } from '@dehesa/db';
import type {
  Clock,
  FileStore,
  Installation,
  MailSource,
  ServiceContext,
  SqlConsole,
  SyncClient,
  WordpressClient,
} from '@dehesa/services/context';
import type { FastifyBaseLogger } from 'fastify';
import type { ActivityFeed } from './activity-feed';

/** Everything the app is built from; tests give their own. */
export interface AppDeps {
  db: Database;
  clock: Clock;
  files: FileStore;
  installation: Installation;
  /** For the test of the outgoing mail; without it there is no server to test. */
  mail?: MailSource;
  demo: boolean;
  /** apps/web/dist; null serves the calls without the screens. */
  webDir: string | null;
  rateLimit: number;
  trustProxy: string | false;
  logger: FastifyBaseLogger | false;
  /** For so long the sender of an upload may send nothing; a minute unless told otherwise. */
  uploadPatienceMs?: number;
  /** Tells open boards of changes; without it they ask from time to time. */
  activityFeed?: ActivityFeed;
  /** How often an open stream of events shows that it lives and its session is looked at; 20 s unless told otherwise. */
  eventBeatMs?: number;
  /** Without it the SQL console is switched off (B40). */
  sqlConsole?: SqlConsole;
  /** Where published activities are sent (B39). */
  syncClient?: SyncClient;
  wordpress?: WordpressClient;
  testing?: ServiceContext['testing'];
}
