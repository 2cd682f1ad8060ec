import { staffLanguages } from '@dehesa/domain/languages';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';

/** RFC 9116 asks for less than a year: whoever keeps a copy looks again in time. */
const validMs = 90 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a vulnerability; 404 where the installation names nobody. */
export const securityTxt = fp<{ deps: AppDeps }>(
  (app, { deps }, done) => {
    const path = '/.well-known/security.txt';
    app.get(path, { config: { withoutDatabase: true } }, (_request, reply) => {
      const { securityContact, clock, installation } = deps;
      if (!securityContact) {
        reply.callNotFound();
        return reply;
      }
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(clock.now().getTime() + validMs).toISOString().slice(0, 10)}T00:00:00Z`,
        `Preferred-Languages: ${staffLanguages.join(', ')}`,
        `Canonical: ${installation.publicUrl}${path}`,
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(`${lines.join('\n')}\n`);
    });
    done();
  },
  { name: 'security-txt', dependencies: ['database-away'] },
);
