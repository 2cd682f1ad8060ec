import { OfferLink } from '@dehesa/domain/reservations';
import { readOffer } from '@dehesa/services/reservations';
import { keepPrivate } from '../keep-private';
import type { PageRequest, PageRoutes } from '../page-kit';
import { wrongLinks } from '../wrong-links';

/** `/oferta/{data}`: places offered to somebody who waits, by the signed link of the message. */
export const offerRoute: PageRoutes = (app, { services, options, common, send }) => {
  const countWrongLink = wrongLinks(app);
  app.get('/oferta', (_request, reply) => reply.redirect('/agenda'));
  app.get('/oferta/:data', { ...options, onSend: keepPrivate }, async (request: PageRequest, reply) => {
    const { language, siteName } = (await common(request, reply)).shared;
    const token = request.params.data ?? '';
    const asked = OfferLink.safeParse({ token, language });
    const offer = asked.success ? await readOffer(services, asked.data) : null;
    if (offer === null) await countWrongLink(request);
    return send(request, reply, { language, siteName, kind: 'offer', token, offer }, offer === null ? 404 : 200);
  });
};
