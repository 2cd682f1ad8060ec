import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { clearSessionCookie } from '../../requests/session-cookies';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a session has told who calls: set where that is found out. */
    signedIn: boolean;
  }
  interface FastifyReply {
    /** Takes the session's cookie back, and with it the copies of answers that the browser has. */
    forgetSession(): void;
  }
}

/** What is answered to somebody signed in no browser and no proxy keeps: who comes after them does not see it. */
export const privateAnswers = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    app.decorateRequest('signedIn', false);
    app.decorateReply('forgetSession', function forget(this: FastifyReply) {
      clearSessionCookie(deps, this);
    });
    app.addHook('onSend', (request, reply, _payload, sent) => {
      if (request.signedIn) void reply.header('cache-control', 'no-store');
      sent();
    });
    done();
  },
  { name: 'private-answers', dependencies: ['@fastify/cookie'] },
);
