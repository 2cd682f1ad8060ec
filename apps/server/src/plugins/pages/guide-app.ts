import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';

/**
 * Nothing but our own files; the camera reads QR codes, in a worker that its library makes of itself where the browser
 * cannot read them.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The guide's list: one page for all its addresses, which a service worker keeps for when there is no signal. */
export const guideApp = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    if (deps.webDir === null) return;
    for (const address of ['/guia', '/guia/ayuda', '/guia/:id(^\\d+$)']) {
      app.get(address, { config: { withoutDatabase: true } }, (_request, reply) =>
        reply
          .header('content-security-policy', contentSecurityPolicy)
          .header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
          .sendFile('guia.html'),
      );
    }
  },
  { name: 'guide-app', dependencies: ['back-office'] },
);
