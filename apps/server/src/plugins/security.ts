import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { DomainError } from '@dehesa/domain/errors';
import fp from 'fastify-plugin';
import type { AppDeps } from '../app-deps';

/** Response headers and the limit of calls from one address (B47). Scripts come from our own files only. */
export const security = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          // Mantine and the rich-text editor set styles on elements.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          mediaSrc: ["'self'"],
          objectSrc: ["'none'"],
          frameSrc: ["'self'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      hsts: deps.installation.publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'same-origin' },
    });
    await app.register(rateLimit, {
      max: deps.rateLimit,
      timeWindow: '1 minute',
      allowList: (request) =>
        request.url === '/api/health' || request.url.startsWith('/assets/') || request.url.startsWith('/files/'),
      errorResponseBuilder: (_request, { ttl }) =>
        DomainError.of('request.tooMany', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
    });
  },
  { name: 'security' },
);
