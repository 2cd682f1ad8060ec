import { DomainError } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import type { FastifyInstance, FastifyReply, onSendAsyncHookHandler } from 'fastify';
import type { z } from 'zod';
import { acceptForms } from './form-body';
import type { PageKit, PageRequest } from './page-kit';
import { wrongLinks } from './wrong-links';

/**
 * For what lies behind a signed link: no cache keeps it, no search engine lists it, and no other address learns the link.
 * As `onSend`, so that it holds for refusals too.
 */
export const keepPrivate: onSendAsyncHookHandler = async (_request, reply, payload) => {
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow');
  return payload;
};

/** What the pages behind one kind of signed link share; without a link its address leads elsewhere. */
export function linkPages(
  app: FastifyInstance,
  { options, common }: PageKit,
  path: `/${string}`,
  elsewhere: (request: PageRequest) => string = () => '/agenda',
) {
  const countWrongLink = wrongLinks(app);
  const privately = { ...options, onSend: keepPrivate };
  app.get(path, (request: PageRequest, reply) => reply.redirect(elsewhere(request)));
  return {
    privately,
    /** What a link opens; null for a wrong one, which is counted. */
    open: async <Link, Found>(
      request: PageRequest,
      reply: FastifyReply,
      schema: z.ZodType<Link>,
      read: (link: Link) => Promise<Found | null>,
    ) => {
      const { shared } = await common(request, reply);
      const token = request.params.data ?? '';
      const asked = schema.safeParse({ token, language: shared.language });
      const found = asked.success ? await read(asked.data) : null;
      if (found === null) await countWrongLink(request);
      return { shared, token, found };
    },
    /** What the page's form sends. */
    post: (handle: (request: PageRequest, reply: FastifyReply) => Promise<unknown>) =>
      void app.register((scope, _options, done) => {
        acceptForms(scope);
        scope.post(`${path}/:data`, privately, handle);
        done();
      }),
    /** To the page itself, so that going back or reloading sends nothing twice. */
    again: (reply: FastifyReply, token: string, language: Language) =>
      reply.redirect(`${path}/${encodeURIComponent(token)}?lang=${language}`, 303),
  };
}

/** The refusal of an answer, for the page to explain. */
export async function refusalOf(answered: Promise<void>): Promise<DomainError | undefined> {
  try {
    await answered;
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
