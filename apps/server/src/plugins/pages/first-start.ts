import { opensInstallation, storeFirstLogo } from '@dehesa/services/installation';
import { DomainError } from '@dehesa/domain/errors';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { acceptOneFile, filePart, letPass, wholeFile } from '../files/upload-part';
import { keepPrivate } from '../../public-pages/link-pages';
import { wrongLinks } from '../../public-pages/wrong-links';
import { serviceContext } from '../../requests/request-context';

/** The page of a first start and the logo that is given there, for who has its word; to everybody else it is not there, and wrong words are counted (B103). */
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
    await app.register(async (scope) => {
      await acceptOneFile(scope);
      scope.post<{ Params: { word: string } }>(
        '/instalar/:word/logo',
        { onSend: keepPrivate },
        async (request, reply) => {
          const services = serviceContext(deps, null, { address: request.ip });
          const { word } = request.params;
          try {
            // Asked before the body is read.
            if (!(await opensInstallation(services, word))) {
              await countWrongLink(request);
              throw DomainError.of('record.notFound');
            }
            const bytes = await wholeFile(await filePart(request));
            return await reply.code(201).send(await storeFirstLogo(services, { word }, bytes));
          } finally {
            letPass(request);
          }
        },
      );
    });
  },
  { name: 'first-start', dependencies: ['security', 'errors', 'back-office'] },
);
