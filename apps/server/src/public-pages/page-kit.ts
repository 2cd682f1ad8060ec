import type { TerritoryId } from '@dehesa/domain/access';
import type { Language, OfferedLanguages, StaffLanguage } from '@dehesa/domain/languages';
import { RecordId } from '@dehesa/domain/record-id';
import type { PageLogo } from '@dehesa/services/configuration';
import type { ServiceContext } from '@dehesa/services/context';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps';
import type { PublicPage, WidgetFrame } from './page';

export type PageRequest = FastifyRequest<{
  Params: { slug?: string; data?: string; id?: string };
  Querystring: Record<string, unknown>;
}>;

/** What the routes of the public pages share. */
export interface PageKit {
  deps: AppDeps;
  /** For verbs that nobody signs in for. */
  services: ServiceContext;
  /** Options of every page's route: a fault becomes a page too. */
  options: { errorHandler: (error: unknown, request: PageRequest, reply: FastifyReply) => unknown };
  /** What every page shows; remembers the choice of a language, but not within a widget. */
  common: (
    request: PageRequest,
    reply: FastifyReply,
  ) => Promise<{
    shared: {
      language: Language;
      languages: OfferedLanguages;
      siteName: string;
      frame?: WidgetFrame | undefined;
      styleSheet?: string | undefined;
      logo?: PageLogo | undefined;
    };
    territories: readonly { id: TerritoryId; names: Record<StaffLanguage, string> }[];
  }>;
  /** In which language a visitor reads, where no page is drawn; remembers a choice. */
  languageOf: (request: PageRequest, reply: FastifyReply) => Promise<Language>;
  send: (request: PageRequest, reply: FastifyReply, page: PublicPage, status?: number) => Promise<FastifyReply>;
  /** The same for a page whose address says all that it depends on: made once for everybody who asks within a second. */
  sendShared: (request: PageRequest, reply: FastifyReply, makePage: () => Promise<PublicPage>) => Promise<FastifyReply>;
}

/** Registers the routes of one kind of page. */
export type PageRoutes = (app: FastifyInstance, kit: PageKit) => void;

/** A record's id in an address; null for anything else. */
export function idIn(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{1,10}$/.test(value)) return null;
  const id = RecordId.safeParse(Number(value));
  return id.success ? id.data : null;
}
