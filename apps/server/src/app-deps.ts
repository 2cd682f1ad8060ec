import type { Database, DatabaseWatch } from '@dehesa/db';
import type {
  Clock,
  FileStore,
  FirstWord,
  Installation,
  MailSource,
  ServiceContext,
  SqlConsole,
  SyncClient,
  WhatsappClient,
  WordpressClient,
} from '@dehesa/services/context';
import type { BorderSource, PostalDownload } from '@dehesa/services/places';
import type { FastifyBaseLogger } from 'fastify';
import type { MediaSource } from '@dehesa/services/inbox';
import type { Backups } from './backups/backups';
import type { TableReader } from './adapters/thread-table-reader';
import type { MapTiles } from './adapters/map-tiles/map-tiles';
import type { ActivityFeed } from './activity-feed';
import type { InboxFeed } from './inbox-feed';
import type { Patience } from './requests/patience';
import type { WebDevelopment } from './web-development';
import type { MetricsAccess } from './settings/metrics-access';
import type { SlotLimits } from './plugins/limits/held-slots';

/** Everything the app is built from; tests give their own. */
export interface AppDeps {
  db: Database;
  /** Whether the database answers; without it that shows in the calls alone (B50). */
  databaseWatch?: DatabaseWatch;
  clock: Clock;
  files: FileStore;
  installation: Installation;
  /** For the test of the outgoing mail; without it there is no server to test. */
  mail?: MailSource;
  demo: boolean;
  /** apps/web/dist; null serves the calls without the screens. */
  webDir: string | null;
  /** The screens from their sources, while somebody writes them; instead of what is built. */
  webDevelopment?: WebDevelopment;
  /** Who hears of vulnerabilities; without it `/.well-known/security.txt` is not there. */
  securityContact?: string | null;
  /** Shows the documented calls, to be tried too, at /api/docs. */
  apiDocs?: boolean;
  /** Who may read what is counted, and whether the process is watched too; without it nothing is counted. */
  metrics?: (MetricsAccess & { ofProcess: boolean }) | null;
  /** Whether requests and jobs are noted as traces, which the process sends somewhere (B104). */
  traced?: boolean;
  rateLimit: number;
  trustProxy: string | false;
  logger: FastifyBaseLogger | false;
  /** How long slow clients are waited for, where that differs from the usual. */
  patience?: Partial<Patience>;
  /** Connections at the same time; beyond them everybody is asked to come back. */
  maxConnections?: number;
  /** Files on their way at the same time. */
  uploadLimits?: SlotLimits;
  /** Tells open boards of changes; without it they ask from time to time. */
  activityFeed?: ActivityFeed;
  /** The same for open inboxes. */
  inboxFeed?: InboxFeed;
  /** How old what a public page shows may be; a second unless told otherwise, 0 to draw each one anew. */
  pageAgeMs?: number;
  /** How often an open stream of events shows that it lives and its session is looked at; 20 s unless told otherwise. */
  eventBeatMs?: number;
  /** Without it the SQL console is switched off (B40). */
  sqlConsole?: SqlConsole;
  /** Where published activities are sent (B39). */
  syncClient?: SyncClient;
  /** Without it messages for WhatsApp stay readable in the log. */
  whatsapp?: WhatsappClient;
  /** Where files come from that visitors send by WhatsApp. */
  whatsappMedia?: MediaSource;
  /** Where tiles of maps come from; without it maps draw their outlines. */
  mapTiles?: MapTiles;
  /** Where postal codes are fetched; without it nobody can have them fetched. */
  postalDownload?: PostalDownload;
  /** Where borders of Portuguese municipalities are fetched; without it nobody can have them fetched. */
  borderSource?: BorderSource;
  wordpress?: WordpressClient;
  /** Where backups are written each night; without it none is. */
  backups?: Backups;
  /** Of a first start, until it is set up; without it `/instalar` is not there. */
  firstWord?: FirstWord;
  /** Without it texts are read in the thread that serves. */
  textWorker?: ServiceContext['textWorker'];
  /** Without it files to be imported are read in this thread. */
  readTable?: TableReader;
  testing?: ServiceContext['testing'];
}
