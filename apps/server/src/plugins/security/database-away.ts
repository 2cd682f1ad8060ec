import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { databaseAwayError, retryAfterSeconds } from '../../database-away';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served while the database is away as well; every other route is refused then (B50). */
    withoutDatabase?: true;
  }
  interface FastifyInstance {
    /** `work`, or the refusal `service.databaseAway` as soon as the database is away and nothing of `reply` went out. */
    answeredOrAway<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T>;
  }
}

/** Files of the build and the documentation, which libraries serve. */
const libraryRoutes = /^\/(\*|api\/docs.*)$/;

/**
 * While the database is away every call that needs it is refused at once, and so are those under way when it goes; each
 * door tells the refusal in its own words. What such a call still comes to is nobody's answer any more (B50).
 */
export const databaseAway = fp<{ deps: AppDeps }>(
  (app, { deps: { databaseWatch: watch } }, done) => {
    const waiting = new Set<(since: Date) => void>();
    const begun = new WeakSet<FastifyReply>();

    app.decorate('answeredOrAway', async (reply, work) => {
      const since = watch?.awaySince ?? null;
      if (since !== null) throw databaseAwayError(since);
      let refuse: (at: Date) => void = () => undefined;
      const refused = new Promise<never>((_resolve, reject) => {
        refuse = (at) => {
          if (!begun.has(reply)) reject(databaseAwayError(at));
        };
      });
      waiting.add(refuse);
      try {
        return await Promise.race([work(), refused]);
      } finally {
        waiting.delete(refuse);
      }
    });
    const stop = watch?.onChange((since) => {
      if (since === null) return;
      for (const refuse of waiting) refuse(since);
    });
    app.addHook('onClose', () => stop?.());

    app.addHook('onRoute', (route) => {
      if (route.config?.withoutDatabase === true || libraryRoutes.test(route.url)) return;
      const { handler } = route;
      route.handler = function answer(request, reply) {
        return app.answeredOrAway(reply, async () => handler.call(this, request, reply));
      };
    });

    app.addHook('onSend', async (_request, reply, payload) => {
      begun.add(reply);
      if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
        void reply.header('retry-after', String(retryAfterSeconds));
      return payload;
    });
    done();
  },
  { name: 'database-away', dependencies: ['errors'] },
);
