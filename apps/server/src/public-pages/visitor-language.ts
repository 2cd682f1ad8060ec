import {
  isLanguage,
  type Language,
  languageOfTag,
  languages,
  offeredLanguage,
  type OfferedLanguages,
} from '@dehesa/domain/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

const languageCookie = 'lang';
const yearInSeconds = 365 * 24 * 3600;

type Asking = FastifyRequest<{ Querystring: { lang?: unknown } }>;

/**
 * Asked for in the address, chosen before, or the browser's first, as far as it is offered (B108); else what is spoken where
 * nothing decides. A choice is remembered.
 */
export function visitorLanguage(request: Asking, reply: FastifyReply, offered: OfferedLanguages = languages): Language {
  const asked = request.query.lang;
  if (isLanguage(asked) && offered.includes(asked)) {
    // It tells nothing but a language. That of the back office is kept apart (U43).
    void reply.setCookie(languageCookie, asked, { path: '/', maxAge: yearInSeconds, sameSite: 'lax' });
    return asked;
  }
  return offeredLanguage(offered, request.cookies[languageCookie], browserLanguage(request));
}

/** Within a widget: asked for in the address, else the browser's first. No cookie is read or set. */
export function widgetLanguage(request: Asking, offered: OfferedLanguages): Language {
  return offeredLanguage(offered, request.query.lang, browserLanguage(request));
}

function browserLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | undefined {
  return languageOfTag(headers['accept-language']);
}
