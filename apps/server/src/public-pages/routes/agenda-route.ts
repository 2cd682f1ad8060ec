import { defaultLanguage, writtenFor } from '@dehesa/domain/languages';
import {
  agendaAddress,
  AgendaInput,
  agendaParameters,
  type AgendaView,
  readAgendaQuery,
} from '@dehesa/domain/activities';
import { listAgenda } from '@dehesa/services/activities';
import type { PageRequest, PageRoutes } from '../page-kit';

/** `/agenda`: what can be booked. */
export const agendaRoute: PageRoutes = (app, { services, options, common, sendShared }) => {
  app.get('/agenda', options, async (request: PageRequest, reply) => {
    const asked = readAgendaQuery(request.query);
    if (hasEmptyParameter(request.query)) return reply.redirect(tidyAddress(asked, request.query));
    return sendShared(request, reply, async () => {
      const { shared, territories } = await common(request, reply);
      const [unnamed] = shared.languages;
      const view = { ...asked, language: shared.language, unnamed, embed: shared.frame?.embed };
      const agenda = await listAgenda(services, AgendaInput.parse(view));
      return {
        ...shared,
        kind: 'agenda',
        view: { ...view, pageIndex: agenda.pageIndex, collaboratorId: agenda.collaboratorId },
        agenda,
        territories: territories.map(({ id, names }) => ({ id, name: names[writtenFor(shared.language)] })),
      };
    });
  });
};

/** Forms send the fields that nobody filled in too. */
function hasEmptyParameter(query: Readonly<Record<string, unknown>>): boolean {
  return Object.values(agendaParameters).some((name) => query[name] === '');
}

/** The address that the same choice has without empty fields: to be shared, and to be read. */
function tidyAddress(view: AgendaView, query: Readonly<Record<string, unknown>>): string {
  const address = agendaAddress(view);
  if (query[agendaParameters.language] !== defaultLanguage || view.embed !== undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${agendaParameters.language}=es`;
}
