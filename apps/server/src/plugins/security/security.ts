import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { DomainError } from '@dehesa/domain/errors';
import { networkOf } from '@dehesa/services/visitors';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { noCamera } from '../../public-pages/allow-camera';

/** What is said of pages alone: a screen's dozen files and calls each brought it along, half a kilobyte that nothing compresses. */
const ofPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Built files and answers to calls are shown by no browser as pages; scripts that run as workers are held to our own files. */
function sayLess(reply: FastifyReply): void {
  for (const name of ofPages) void reply.removeHeader(name);
  void reply.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'");
}

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
          // Maps are drawn by a worker, from a file of ours.
          workerSrc: ["'self'"],
          mediaSrc: ["'self'"],
          objectSrc: ["'none'"],
          // Players of videos elsewhere, without cookies: `videoEmbed` gives no other address.
          frameSrc: ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
        },
      },
      crossOriginEmbedderPolicy: false,
      hsts: deps.installation.publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      // `frame-ancestors` says it, also to which site the widget may be shown: this one could only contradict it.
      frameguard: false,
      referrerPolicy: { policy: 'same-origin' },
    });
    app.addHook('onRequest', (_request, reply, done) => {
      void reply.header('permissions-policy', noCamera);
      done();
    });
    app.addHook('onRequest', (request, reply, done) => {
      if (['/assets/', '/trpc/'].some((start) => request.url.startsWith(start))) sayLess(reply);
      done();
    });
    await app.register(rateLimit, {
      max: deps.rateLimit,
      timeWindow: '1 minute',
      // Every other limit of calls counts by the same (B47).
      keyGenerator: (request) => networkOf(request.ip),
      allowList: (request) =>
        request.url === '/api/health' ||
        request.url === '/api/live' ||
        request.url === '/widget.js' ||
        request.url.startsWith('/assets/') ||
        request.url.startsWith('/files/'),
      errorResponseBuilder: (_request, { ttl }) =>
        DomainError.of('request.tooMany', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
    });
  },
  { name: 'security' },
);
