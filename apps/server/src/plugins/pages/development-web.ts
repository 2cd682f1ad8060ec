import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { WebDevelopment } from '../../web-development';

/** A worker of an earlier `npm start` on this address would show the guide as it was built then: this one ends it. */
const endOfWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister());`;

/** What a development server needs beside what a policy allows: its refresh of screens, its styles and its line. */
const additions: Record<string, readonly string[]> = {
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
};

/** Serves the web from its sources instead of from its build, with a policy that lets them be exchanged. */
export const developmentWeb = fp<{ web: WebDevelopment }>(
  (app, { web }, done) => {
    app.decorateReply('sendFile', function sendFile(this: FastifyReply, file: string) {
      const page = web.page(file, this.request.url);
      void this.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      page.then(
        (text) => this.send(text),
        (error: unknown) => this.send(error),
      );
      return this;
    });
    app.addHook('onSend', (_request, reply, _payload, sent) => {
      const policy = reply.getHeader('content-security-policy');
      if (typeof policy === 'string') void reply.header('content-security-policy', developmentPolicy(policy));
      sent();
    });
    app.get('/guia-sw.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(endOfWorker));
    app.get('/*', async (request, reply) => {
      // It answers by itself, and says what every answer says.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      if (!(await web.serve(request.raw, reply.raw))) return reply.callNotFound();
      return reply.hijack();
    });
    done();
  },
  { name: 'development-web', dependencies: ['security'] },
);

/** `policy` with what a development server needs. */
export function developmentPolicy(policy: string): string {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  for (const [name, sources] of Object.entries(additions))
    directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
