import type { IncomingMessage, ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import { DomainError } from '@dehesa/domain/errors';
import { networkOf } from '@dehesa/services/visitors';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import type { AppDeps } from '../../app-deps';
import { noCamera } from '../../public-pages/allow-camera';

/**
 * What is said of pages alone: a screen's dozen files, pictures and calls each brought it along, half a kilobyte that nothing
 * compresses.
 */
export const ofPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

type Headers = Readonly<Record<string, string>>;

/**
 * What helmet says of an answer. It is the same for all, so it is asked once: made anew for each, its headers cost as much as
 * what is done for a small file.
 */
function headersOf(options: HelmetOptions): Headers {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  let failed: unknown;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no header of ours depends on who asks; of an answer helmet wants these two alone
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => (failed = error));
  if (failed !== undefined) throw new Error('helmet says no headers', { cause: failed });
  return headers;
}

/** Built files and answers to calls are shown by no browser as pages; scripts that run as workers are held to our own files. */
function ofFiles(headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => !ofPages.includes(name));
  return { ...Object.fromEntries(kept), 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" };
}

/** Response headers and the limit of calls from one address (B47). Scripts come from our own files only. */
export const security = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    const pages: Headers = {
      ...headersOf({
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
        hsts: deps.installation.publicUrl.startsWith('https:')
          ? { maxAge: 31_536_000, includeSubDomains: true }
          : false,
        // `frame-ancestors` says it, also to which site the widget may be shown: this one could only contradict it.
        frameguard: false,
        referrerPolicy: { policy: 'same-origin' },
      }),
      'permissions-policy': noCamera,
    };
    const files = ofFiles(pages);
    const isFile = (url: string) => url.startsWith('/assets/') || url.startsWith('/trpc/') || url === '/favicon.svg';
    app.addHook('onRequest', ({ url }, reply, done) => {
      void reply.headers(isFile(url) ? files : pages);
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
