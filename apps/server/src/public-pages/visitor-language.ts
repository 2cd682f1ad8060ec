import { defaultLanguage, isLanguage, type Language, languageOfTag } from '@dehesa/domain/languages';
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
    // It tells nothing but a language. That of the back office is kept apart (U43).
    void reply.setCookie(languageCookie, asked, { path: '/', maxAge: yearInSeconds, sameSite: 'lax' });
    return asked;
  }
  const chosen = request.cookies[languageCookie];
  return isLanguage(chosen) ? chosen : browserLanguage(request);
}

/** Within a widget: asked for in the address, else the browser's first. No cookie is read or set. */
export function widgetLanguage(request: FastifyRequest<{ Querystring: { lang?: unknown } }>): Language {
  const asked = request.query.lang;
  return isLanguage(asked) ? asked : browserLanguage(request);
}

function browserLanguage(request: { headers: FastifyRequest['headers'] }): Language {
  return languageOfTag(request.headers['accept-language']) ?? defaultLanguage;
}
