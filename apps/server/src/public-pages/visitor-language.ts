import { defaultLanguage, isLanguage, type Language } from '@dehesa/domain/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

const languageCookie = 'lang';
const yearInSeconds = 365 * 24 * 3600;

/** Asked for in the address, chosen before, or the browser's first; Spanish otherwise. A choice is remembered. */
export function visitorLanguage(
  request: FastifyRequest<{ Querystring: { lang?: unknown } }>,
  reply: FastifyReply,
): Language {
  const asked = request.query.lang;
  if (isLanguage(asked)) {
    // Scripts of the back office read and write it too, so it is no HttpOnly cookie; it tells nothing but a language.
    void reply.setCookie(languageCookie, asked, { path: '/', maxAge: yearInSeconds, sameSite: 'lax' });
    return asked;
  }
  const chosen = request.cookies[languageCookie];
  if (isLanguage(chosen)) return chosen;
  return /^\s*pt\b/i.test(request.headers['accept-language'] ?? '') ? 'pt' : defaultLanguage;
}
