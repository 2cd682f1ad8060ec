import { CancellationLink } from '@dehesa/domain/reservations';
import { readCancellation } from '@dehesa/services/reservations';
import { linkPages } from '../link-pages';
import { wantsPage } from '../../requests/wants-page';
import type { PageRequest, PageRoutes } from '../page-kit';

/** `/cancelacion/{data}` (U32, B37, B66). A link that is none leads to the root as documented; a browser is told why. */
export const cancellationRoute: PageRoutes = (app, kit) => {
  const { privately, open } = linkPages(app, kit, '/cancelacion', bareAddress);
  app.get('/cancelacion/:data', privately, async (request: PageRequest, reply) => {
    const read = (link: CancellationLink) => readCancellation(kit.services, link);
    const { shared, token, found } = await open(request, reply, CancellationLink, read);
    if (found === null) {
      if (!wantsPage(request)) return reply.redirect('/');
      return kit.send(request, reply, { ...shared, kind: 'notFound', link: 'cancellation' });
    }
    return kit.send(request, reply, { ...shared, kind: 'cancellation', token, reservation: found });
  });
};

/** Cut right behind the page's own address it is a wrong link too. */
function bareAddress(request: PageRequest): string {
  return wantsPage(request) ? `/cancelacion/-${new URL(request.url, 'http://localhost').search}` : '/';
}
