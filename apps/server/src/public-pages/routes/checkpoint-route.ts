import { collaboratorWithAccess } from '@dehesa/services/reservations';
import { allowCamera } from '../allow-camera';
import { idIn, type PageRequest, type PageRoutes } from '../page-kit';

/** `/checkpoint`, where a collaborator's staff registers visits (U17). */
export const checkpointRoute: PageRoutes = (app, { services, options, common, send }) => {
  app.get('/checkpoint', { ...options, onSend: allowCamera }, async (request: PageRequest, reply) => {
    const { shared } = await common(request, reply);
    const id = idIn(request.query.v);
    return send(request, reply, {
      ...shared,
      kind: 'checkpoint',
      collaborator: id === null ? null : await collaboratorWithAccess(services, id),
    });
  });
};
