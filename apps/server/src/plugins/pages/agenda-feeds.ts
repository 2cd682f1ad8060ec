import {
  agendaAddress,
  AgendaInput,
  type AgendaView,
  PublicActivityInput,
  readAgendaQuery,
} from '@dehesa/domain/activities';
import { addDays } from '@dehesa/domain/dates';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { activityCalendar, agendaCalendar, listAgenda } from '@dehesa/services/activities';
import { readPublicConfiguration } from '@dehesa/services/configuration';
import { collaboratorWithAccess } from '@dehesa/services/reservations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { agendaFeed, feedPageSize } from '../../public-pages/agenda-feed';
import { type FeedPage, keptFeeds } from '../../public-pages/kept/kept-feeds';
import { pack, type Packed, sendPacked } from '../../public-pages/packed';
import { serviceContext } from '../../requests/request-context';
import { domainFailure } from '../../trpc/init';
import { countTry } from '../limits/count-try';

type FeedRequest = FastifyRequest<{ Params: { slug?: string }; Querystring: Record<string, unknown> }>;

const calendarType = 'text/calendar; charset=utf-8';
/** In seconds; what a feed tells may be this old. */
const longestAge = 300;
const ageWhileAway = 30;
/** More than one address makes up in a minute (`workedOut`): it drives out none that others ask for. The largest has about half a megabyte. */
const mostKept = 100;
const mostBytesKept = 10 * 1024 * 1024;
/** Feeds that are worked out for one address: whoever asks for more makes the filters up. */
const workedOut = { max: 60, timeWindow: '1 minute' };

/**
 * The agenda for other programs, with the filters of its page: `/agenda.ics`, `/agenda.json`, and each activity as
 * `/actividad/{slug}.ics`. Their language is that of the address alone, or the first of the installation's (B108), so that
 * caches may share them.
 */
export const agendaFeeds = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const services = serviceContext(deps, null);
    const { publicUrl } = deps.installation;
    const evenAway = { config: { withoutDatabase: true } } as const;
    const kept = keptFeeds({ clock: deps.clock, seconds: longestAge, most: mostKept, mostBytes: mostBytesKept });
    const siteName = async () => (await readPublicConfiguration(services)).appName;
    const workedOutFor = app.createRateLimit(workedOut);

    /** While the database is away a feed says what it said last, for a short while (B50). */
    const keptOr = async (request: FeedRequest, reply: FastifyReply, key: string, work: () => Promise<FeedPage>) => {
      if (!kept.holds(key)) await countTry(workedOutFor, request);
      try {
        return await app.answeredOrAway(reply, () => kept.get(key, work));
      } catch (error) {
        const last = isAway(error) ? kept.last(key) : undefined;
        if (last === undefined) throw error;
        return { ...last, maxAge: ageWhileAway };
      }
    };

    /**
     * What an address asks for, as far as it changes what is found: made-up collaborators, days long past and the site of
     * a widget do not.
     */
    const viewOf = async (request: FeedRequest, reply: FastifyReply): Promise<AgendaView> => {
      const offered = await app
        .answeredOrAway(reply, () => app.offeredLanguages(request))
        .catch((error: unknown) => {
          if (isAway(error)) return app.lastOfferedLanguages();
          throw error;
        });
      const { embed: _ofWidgets, ...view } = readAgendaQuery(request.query, offered);
      const collaborator = await app
        .answeredOrAway(reply, () => collaboratorWithAccess(services, view.collaboratorId))
        .catch((error: unknown) => {
          if (isAway(error)) return null;
          throw error;
        });
      // An outing of yesterday may go on past midnight.
      const yesterday = addDays(madridDate(deps.clock.now()), -1);
      const from = view.from !== null && view.from < yesterday ? null : view.from;
      return { ...view, from, collaboratorId: collaborator?.id ?? null };
    };

    app.get('/agenda.ics', evenAway, async (request: FeedRequest, reply) => {
      const view = { ...(await viewOf(request, reply)), pageIndex: 0 };
      const feed = await keptOr(request, reply, keyOf(view, '.ics'), async () => ({
        body: await agendaCalendar(services, AgendaInput.parse(view), await siteName()),
        pages: 1,
      }));
      return sendShared(request, reply.header('content-disposition', 'inline; filename="agenda.ics"'), {
        type: calendarType,
        ...feed,
      });
    });

    app.get('/agenda.json', evenAway, async (request: FeedRequest, reply) => {
      const asked = await viewOf(request, reply);
      const page = (pageIndex: number) => {
        const view = { ...asked, pageIndex };
        return keptOr(request, reply, keyOf(view, '.json'), async () => {
          const agenda = await listAgenda(services, AgendaInput.parse({ ...view, pageSize: feedPageSize }));
          const feed = agendaFeed(agenda, view, { origin: publicUrl, siteName: await siteName() });
          return { body: JSON.stringify(feed), pages: agenda.pageCount };
        });
      };
      // How many pages there are the first one tells: those behind the last are the last.
      const pages = asked.pageIndex === 0 ? 1 : (await page(0)).pages;
      const feed = await page(Math.min(asked.pageIndex, pages - 1));
      return sendShared(request, reply, { type: 'application/feed+json; charset=utf-8', ...feed });
    });

    app.get('/actividad/:slug.ics', async (request: FeedRequest, reply) => {
      const { language, collaboratorId } = readAgendaQuery(request.query, await app.offeredLanguages(request));
      const asked = PublicActivityInput.safeParse({ slug: request.params.slug, language, collaboratorId });
      const calendar = asked.success ? await activityCalendar(services, asked.data) : null;
      if (calendar === null) throw DomainError.of('record.notFound');
      return sendShared(request, reply.header('content-disposition', 'inline; filename="actividad.ics"'), {
        type: calendarType,
        maxAge: longestAge,
        ...(await pack(calendar)),
      });
    });
    done();
  },
  { name: 'agenda-feeds', dependencies: ['security', 'errors', 'database-away', 'offered-languages'] },
);

/** What a feed says: the language that it does not name may be another one tomorrow (B108). */
function keyOf(view: AgendaView, format: '.ics' | '.json'): string {
  return `${view.language} ${agendaAddress(view, format)}`;
}

interface SharedFeed extends Packed {
  type: string;
  maxAge: number;
}

/** For everybody, from any site: nothing in a feed is personal. Who has it already is told so in few bytes. */
function sendShared(request: FastifyRequest, reply: FastifyReply, { type, maxAge, ...feed }: SharedFeed) {
  void reply
    .header('content-type', type)
    .header('cache-control', `public, max-age=${maxAge}`)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
  return sendPacked(request, reply, feed);
}

function isAway(error: unknown): boolean {
  return domainFailure(error)?.code === 'service.databaseAway';
}
