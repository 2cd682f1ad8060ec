import { agendaLimits } from '@dehesa/domain/activities';
import { listEarlyAccess } from '@dehesa/services/activities';
import { idIn, type PageRequest, type PageRoutes } from '../page-kit';

/** `/seleccion-actividad?c=`: what a collaborator's link may book ahead (U31). */
export const earlyAccessRoute: PageRoutes = (app, { services, options, common, send }) => {
  app.get('/seleccion-actividad', options, async (request: PageRequest, reply) => {
    const { shared } = await common(request, reply);
    const { c, colaborador, pagina } = request.query;
    const selection = await listEarlyAccess(services, {
      language: shared.language,
      collaboratorId: idIn(c) ?? idIn(colaborador),
      pageIndex: Math.min((idIn(pagina) ?? 1) - 1, agendaLimits.pages - 1),
    });
    return send(request, reply, { ...shared, kind: 'earlyAccess', selection });
  });
};
