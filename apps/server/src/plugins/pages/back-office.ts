import path from 'node:path';
import { readPublicConfiguration } from '@dehesa/services/configuration';
import { externalInboxOrigins } from '@dehesa/services/inbox';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { type Caller, identify } from '../../requests/request-context';
import { developmentWeb } from './development-web';
import { drawnSignIn, screenLanguage } from './sign-in-page';

/** Signing in is a page of its own: it waits for nothing that only the screens behind it need. */
const signIn = '/login';

/** Addresses of the back office; all are one page, its router shows the screen. */
const screens = [
  '/verificar-correo',
  '/invitacion',
  '/dashboard',
  '/perfil',
  '/papelera',
  '/ayuda',
  '/ayuda/*',
  '/actividades/*',
  '/lecturas/*',
  '/configuracion/*',
  '/config-app',
  '/usuarios',
  '/edit/usuario',
  '/gimnasio/*',
];

/** Folders of the build whose files are served: the back office, the public pages and the guide, and its worker. */
const folders = ['client', 'public', 'worker'];

/**
 * The built files: those with their hash in the name are kept for ever, others are asked for each time. Pages are those of
 * who is signed in, and whoever comes after does not get them back.
 */
export const backOffice = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    if (deps.webDir === null) return;
    const { webDir } = deps;
    if (deps.webDevelopment !== undefined) await app.register(developmentWeb, { web: deps.webDevelopment });
    else
      await app.register(fastifyStatic, {
        root: folders.map((folder) => path.join(webDir, folder)),
        index: false,
        wildcard: true,
        cacheControl: false,
        // Each has a tag.
        lastModified: false,
        // As the build left them beside each file.
        preCompressed: true,
        setHeaders: (reply, file) => {
          void reply.header('cache-control', cacheControl(file));
        },
      });
    // A visitor's way in is the agenda, also where nobody can say who somebody is (U42).
    app.get('/', { config: { withoutDatabase: true } }, async (request, reply) => {
      const user = await knownUser(deps, request);
      return reply.header('cache-control', 'no-store').redirect(user === null ? '/agenda' : '/dashboard');
    });
    for (const screen of screens) {
      app.get(screen, { config: { withoutDatabase: true } }, async (_request, reply) => {
        await allowExternalInboxes(app, deps, reply);
        return reply.sendFile('index.html');
      });
    }
    const drawn = deps.webDevelopment === undefined ? drawnSignIn(webDir) : undefined;
    app.get(signIn, { config: { withoutDatabase: true } }, async (request, reply) => {
      await allowExternalInboxes(app, deps, reply);
      // Who is signed in does not see the form (U3), nor for a moment.
      if (drawn === undefined || (await knownUser(deps, request)) !== null) return reply.sendFile('login.html');
      const page = drawn(screenLanguage(request), await appNameOf(deps));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
    });
  },
  { name: 'back-office', dependencies: ['security'] },
);

/** Who is signed in, as far as it can be known now. */
export async function knownUser(deps: AppDeps, request: FastifyRequest): Promise<Caller['user']> {
  try {
    return (await identify(deps, request)).user;
  } catch {
    return null;
  }
}

/** What the installation is called; by the product's own name while nobody can say. */
async function appNameOf(deps: AppDeps): Promise<string> {
  const read = readPublicConfiguration(deps);
  return read.then(
    ({ appName }) => appName,
    () => 'Dehesa',
  );
}

function cacheControl(sent: string): string {
  const file = sent.replace(/\.(?:br|gz)$/, '');
  if (file.includes(`${path.sep}assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-store' : 'no-cache';
}

/** Inboxes elsewhere that the configuration names may stand in our pages, and nothing else of theirs (U41). */
async function allowExternalInboxes(app: FastifyInstance, deps: AppDeps, reply: FastifyReply): Promise<void> {
  const policy = reply.getHeader('content-security-policy');
  // Without its database the page says so by itself.
  const origins = await app.answeredOrAway(reply, () => externalInboxOrigins(deps)).catch(() => []);
  if (typeof policy !== 'string' || origins.length === 0) return;
  void reply.header(
    'content-security-policy',
    policy.replace("frame-src 'self'", `frame-src 'self' ${origins.join(' ')}`),
  );
}
