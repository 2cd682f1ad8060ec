import { writtenFor } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { isSignUpKey } from '@dehesa/services/collaborators';
import type { PageRequest, PageRoutes } from '../page-kit';
import { wantsPage } from '../../requests/wants-page';

/** `/alta-colaborador?key=`, for businesses that were given its link; without the right key it leads home, and a browser is told (B54). */
export const collaboratorSignUpRoute: PageRoutes = (app, { deps, services, options, common, send }) => {
  app.get('/alta-colaborador', options, async (request: PageRequest, reply) => {
    const { key } = request.query;
    const known = typeof key === 'string' && (await isSignUpKey(services, key));
    if (!known && !wantsPage(request)) return reply.redirect('/');
    const { shared, territories } = await common(request, reply);
    if (!known) return send(request, reply, { ...shared, kind: 'notFound', link: 'signUp' });
    // The key stands in the address: no other site learns it.
    void reply.header('referrer-policy', 'no-referrer');
    return send(request, reply, {
      ...shared,
      kind: 'collaboratorSignUp',
      key,
      year: madridDate(deps.clock.now()).slice(0, 4),
      territories: territories.map(({ id, names }) => ({ id, name: names[writtenFor(shared.language)] })),
    });
  });
};
