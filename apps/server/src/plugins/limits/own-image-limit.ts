import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countTry } from './count-try';

/** Pictures of oneself from one address in an hour: whoever signs in may send some, nobody fills the disk with them. */
const ownImages = { max: 60, timeWindow: '1 hour' };

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a picture that somebody sends of itself, by whichever way: beyond the limit `request.tooMany`. */
    countOwnImage: (request: FastifyRequest) => Promise<void>;
  }
}

/** One count for all ways in. */
export const ownImageLimit = fp(
  (app: FastifyInstance, _options, done) => {
    const triesOf = app.createRateLimit(ownImages);
    app.decorate('countOwnImage', (request: FastifyRequest) => countTry(triesOf, request));
    done();
  },
  { name: 'own-image-limit', dependencies: ['security'] },
);
