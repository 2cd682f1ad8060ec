import { DomainError } from '@dehesa/domain/errors';
import { isTileOfOurs, type MapTile } from '@dehesa/domain/places';
import { readTileService } from '@dehesa/services/configuration';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { signedInCaller } from '../../requests/request-context';

type TileRequest = FastifyRequest<{ Params: Record<keyof MapTile, string> }>;

/** A map that is moved about quickly asks for some hundred tiles; they count apart from other calls (B47). */
const tilesEachMinute = 1_200;

/** GET /api/tiles/z/x/y: a tile of the service that is configured, for who is signed in: the maps are theirs (B63). */
export const mapTiles = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const config = { rateLimit: { max: Math.max(tilesEachMinute, deps.rateLimit), timeWindow: '1 minute' } };
    app.get('/api/tiles/:z/:x/:y', { exposeHeadRoute: false, config }, (request: TileRequest, reply) =>
      serve(deps, request, reply),
    );
    done();
  },
  { name: 'map-tiles', dependencies: ['security', 'errors'] },
);

async function serve(deps: AppDeps, request: TileRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services } = await signedInCaller(deps, request);
  const tile = { z: whole(request.params.z), x: whole(request.params.x), y: whole(request.params.y) };
  const service = await readTileService(services);
  if (service === null || deps.mapTiles === undefined || Object.values(tile).some(Number.isNaN))
    throw DomainError.of('record.notFound');
  const found = isTileOfOurs(tile) ? await deps.mapTiles.get(service.url, tile) : 'absent';
  // The map shows our outlines in both cases; where the service is away it looks for them.
  if (found === 'away') throw DomainError.of('service.busy');
  if (found === 'absent') return reply.code(204).send();
  return reply.header('x-content-type-options', 'nosniff').type(found.type).send(found.bytes);
}

const whole = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);
