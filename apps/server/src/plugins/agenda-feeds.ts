import { agendaAddress, AgendaInput, PublicActivityInput, readAgendaQuery } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { activityCalendar, agendaCalendar, listAgenda } from '@dehesa/services/activities';
import { readPublicConfiguration } from '@dehesa/services/configuration';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../app-deps';
import { agendaFeed, feedPageSize } from '../public-pages/agenda-feed';
import { type Feed, keptFeeds, tagged } from '../public-pages/kept-feeds';
import { serviceContext } from '../request-context';

type FeedRequest = FastifyRequest<{ Params: { slug?: string }; Querystring: Record<string, unknown> }>;

const calendarType = 'text/calendar; charset=utf-8';
/** In seconds; what a feed tells may be this old. */
const longestAge = 300;
/** The largest has about half a megabyte. */
const mostKept = 40;

/**
 * The agenda for other programs, with the filters of its page: `/agenda.ics`, `/agenda.json`, and each activity as
 * `/actividad/{slug}.ics`. Their language is that of the address alone, so that caches may share them.
 */
export const agendaFeeds = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const services = serviceContext(deps, null);
    const { publicUrl } = deps.installation;
    const kept = keptFeeds({ clock: deps.clock, seconds: longestAge, most: mostKept });
    const siteName = async () => (await readPublicConfiguration(services)).appName;

    app.get('/agenda.ics', async (request: FeedRequest, reply) => {
      const view = { ...readAgendaQuery(request.query), pageIndex: 0 };
      const feed = await kept(agendaAddress(view, '.ics'), async () =>
        agendaCalendar(services, AgendaInput.parse(view), await siteName()),
      );
      return sendShared(request, reply.header('content-disposition', 'inline; filename="agenda.ics"'), {
        type: calendarType,
        ...feed,
      });
    });

    app.get('/agenda.json', async (request: FeedRequest, reply) => {
      const view = readAgendaQuery(request.query);
      const feed = await kept(agendaAddress(view, '.json'), async () => {
        const agenda = await listAgenda(services, AgendaInput.parse({ ...view, pageSize: feedPageSize }));
        return JSON.stringify(agendaFeed(agenda, view, { origin: publicUrl, siteName: await siteName() }));
      });
      return sendShared(request, reply, { type: 'application/feed+json; charset=utf-8', ...feed });
    });

    app.get('/actividad/:slug.ics', async (request: FeedRequest, reply) => {
      const { language, collaboratorId } = readAgendaQuery(request.query);
      const asked = PublicActivityInput.safeParse({ slug: request.params.slug, language, collaboratorId });
      const calendar = asked.success ? await activityCalendar(services, asked.data) : null;
      if (calendar === null) throw DomainError.of('record.notFound');
      return sendShared(request, reply.header('content-disposition', 'inline; filename="actividad.ics"'), {
        type: calendarType,
        maxAge: longestAge,
        ...tagged(calendar),
      });
    });
    done();
  },
  { name: 'agenda-feeds', dependencies: ['security', 'errors'] },
);

interface SharedFeed extends Feed {
  type: string;
  maxAge: number;
}

/** For everybody, from any site: nothing in a feed is personal. Who has it already is told so in few bytes. */
function sendShared(request: FastifyRequest, reply: FastifyReply, { type, body, tag, maxAge }: SharedFeed) {
  void reply
    .header('etag', tag)
    .header('cache-control', `public, max-age=${maxAge}`)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send();
  return reply.header('content-type', type).send(body);
}
