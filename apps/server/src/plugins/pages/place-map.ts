import { DomainError } from '@dehesa/domain/errors';
import { drawPlaceMap } from '@dehesa/services/places';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

type PlaceMapRequest = FastifyRequest<{ Params: { latitude: string; longitude: string } }>;

const aDay = 86_400;

/** GET /mapa/39.651/-7.501.svg: the surroundings of a point for the public pages, drawn here (B81); beyond our region 404. */
export const placeMap = fp(
  (app, _options, done) => {
    // It needs nothing but what is built in.
    app.get(
      '/mapa/:latitude/:longitude.svg',
      { exposeHeadRoute: false, config: { withoutDatabase: true } },
      async (request: PlaceMapRequest, reply) => {
        const [latitude, longitude] = [degrees(request.params.latitude), degrees(request.params.longitude)];
        const drawn = drawPlaceMap({ latitude, longitude });
        if (drawn === null) throw DomainError.of('record.notFound');
        return reply
          .header('cache-control', `public, max-age=${aDay}`)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .type('image/svg+xml')
          .send(drawn);
      },
    );
    done();
  },
  { name: 'place-map', dependencies: ['security', 'errors'] },
);

/** Three decimals, as our addresses have them: each point has one picture. NaN for anything else. */
function degrees(text: string): number {
  return /^-?\d{1,2}\.\d{3}$/.test(text) ? Number(text) : Number.NaN;
}
