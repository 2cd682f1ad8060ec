import { writtenFor } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { isSignUpKey } from '@dehesa/services/collaborators';
import type { PageRequest, PageRoutes } from '../page-kit';

/** `/alta-colaborador?key=`, for businesses that were given its link; without the right key it leads home (B54). */
export const collaboratorSignUpRoute: PageRoutes = (app, { deps, services, options, common, send }) => {
  app.get('/alta-colaborador', options, async (request: PageRequest, reply) => {
    const { key } = request.query;
    if (typeof key !== 'string' || !(await isSignUpKey(services, key))) return reply.redirect('/');
    const { shared, territories } = await common(request, reply);
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
