import { DomainError } from '@dehesa/domain/errors';
import { isInRegion, municipalBordersAddress } from '@dehesa/domain/places';
import { type BorderLines, drawPlaceMap } from '@dehesa/services/places';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { KeptBorders } from './kept-borders';
import { sendPacked } from '../../public-pages/packed';
import { serviceContext } from '../../requests/request-context';

type PlaceMapRequest = FastifyRequest<{ Params: { latitude: string; longitude: string } }>;

const aDay = 86_400;
/** How old the borders on a map may be, as the pages beside it (B60). */
const bordersAgeMs = 1_000;

/**
 * GET /mapa/39.651/-7.501.svg: the surroundings of a point for the public pages, drawn here (B81); beyond our region 404.
 * GET /mapa/municipios-pt.json: the borders of Portuguese municipalities for the other maps, empty until they were fetched (B109).
 */
export const placeMap = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const borders = new KeptBorders(serviceContext(deps, null), deps.pageAgeMs ?? bordersAgeMs);

    /** A picture is drawn without them rather than not at all. */
    const linesFor = async (reply: FastifyReply): Promise<BorderLines> => {
      try {
        return (await app.answeredOrAway(reply, () => borders.get())).lines;
      } catch (error) {
        reply.log.warn({ err: error }, 'a map is drawn with the borders of before');
        return borders.last?.lines ?? [];
      }
    };

    app.get(
      '/mapa/:latitude/:longitude.svg',
      { exposeHeadRoute: false, config: { withoutDatabase: true } },
      async (request: PlaceMapRequest, reply) => {
        const point = { latitude: degrees(request.params.latitude), longitude: degrees(request.params.longitude) };
        const drawn = isInRegion(point) ? drawPlaceMap(point, await linesFor(reply)) : null;
        if (drawn === null) throw DomainError.of('record.notFound');
        return reply
          .header('cache-control', `public, max-age=${aDay}`)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .type('image/svg+xml')
          .send(drawn);
      },
    );

    app.get(municipalBordersAddress, { exposeHeadRoute: false }, async (request, reply) => {
      const { packed } = await borders.get();
      void reply.header('cache-control', 'public, no-cache').type('application/geo+json; charset=utf-8');
      return sendPacked(request, reply, packed);
    });
    done();
  },
  { name: 'place-map', dependencies: ['security', 'errors', 'database-away'] },
);

/** Three decimals, as our addresses have them: each point has one picture. NaN for anything else. */
function degrees(text: string): number {
  return /^-?\d{1,2}\.\d{3}$/.test(text) ? Number(text) : Number.NaN;
}
