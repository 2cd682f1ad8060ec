import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import type { AppDeps } from '../app-deps';

/** Addresses of the back office; all are one page, its router shows the screen. */
const screens = ['/', '/login', '/dashboard', '/perfil', '/actividades/*'];

/** The built client: files with their hash in the name are kept for ever, the page itself is asked for each time. */
export const backOffice = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    if (deps.webDir === null) return;
    await app.register(fastifyStatic, {
      root: path.join(deps.webDir, 'client'),
      index: false,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        void reply.header(
          'cache-control',
          file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    for (const screen of screens) {
      app.get(screen, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'));
    }
  },
  { name: 'back-office', dependencies: ['security'] },
);
