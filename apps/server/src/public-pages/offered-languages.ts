import { languages, type OfferedLanguages } from '@dehesa/domain/languages';
import { readVisitorLanguages } from '@dehesa/services/configuration';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../app-deps';

/** How old what is known of them may be. */
const usualAgeMs = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** What visitors may read (B108): the same throughout a request, and as it is stored since a second at most. */
    offeredLanguages(request: FastifyRequest): Promise<OfferedLanguages>;
    /** The same as it was last read, for when nothing can be asked; all of the product before. */
    lastOfferedLanguages(): OfferedLanguages;
  }
}

/** Knows the languages of visitors for everybody who asks within a second, so that no page asks for them by itself. */
export const offeredLanguages = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const ageMs = deps.pageAgeMs ?? usualAgeMs;
    const ofRequest = new WeakMap<FastifyRequest, Promise<OfferedLanguages>>();
    let last: OfferedLanguages = languages;
    let current: { until: number; read: Promise<OfferedLanguages> } | undefined;

    const read = () => {
      const now = deps.clock.now().getTime();
      if (current !== undefined && current.until > now) return current.read;
      const entry = { until: now + ageMs, read: readVisitorLanguages(deps) };
      current = entry;
      entry.read.then(
        (found) => {
          last = found;
        },
        () => {
          // What failed is tried again by the next one who asks.
          if (current === entry) current = undefined;
        },
      );
      return entry.read;
    };
    app.decorate('offeredLanguages', (request) => {
      const known = ofRequest.get(request) ?? read();
      ofRequest.set(request, known);
      return known;
    });
    app.decorate('lastOfferedLanguages', () => last);
    // Before the answer goes: who has changed them sees it.
    app.addHook('onSend', async ({ method }) => {
      if (method !== 'GET' && method !== 'HEAD') current = undefined;
    });
    done();
  },
  { name: 'offered-languages' },
);
