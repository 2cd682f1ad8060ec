import { OfferLink } from '@dehesa/domain/reservations';
import { readOffer } from '@dehesa/services/reservations';
import { linkPages } from '../link-pages';
import type { PageRequest, PageRoutes } from '../page-kit';

/** `/oferta/{data}`: places offered to somebody who waits, by the signed link of the message. */
export const offerRoute: PageRoutes = (app, kit) => {
  const { privately, open } = linkPages(app, kit, '/oferta');
  app.get('/oferta/:data', privately, async (request: PageRequest, reply) => {
    const { shared, token, found } = await open(request, reply, OfferLink, (link) => readOffer(kit.services, link));
    const page = { ...shared, kind: 'offer' as const, token, offer: found };
    return kit.send(request, reply, page, found === null ? 404 : 200);
  });
};
