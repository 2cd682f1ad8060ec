import { opensInstallation } from '@dehesa/services/installation';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { keepPrivate } from '../../public-pages/link-pages';
import { wrongLinks } from '../../public-pages/wrong-links';
import { serviceContext } from '../../requests/request-context';

/** The page of a first start, for who has its word; to everybody else it is not there, and wrong words are counted (B103). */
export const firstStart = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    if (deps.webDir === null) return;
    const countWrongLink = wrongLinks(app);
    app.get<{ Params: { word: string } }>('/instalar/:word', { onSend: keepPrivate }, async (request, reply) => {
      const services = serviceContext(deps, null, { address: request.ip });
      if (await opensInstallation(services, request.params.word)) return reply.sendFile('instalar.html');
      await countWrongLink(request);
      return reply.callNotFound();
    });
  },
  { name: 'first-start', dependencies: ['security', 'back-office'] },
);
