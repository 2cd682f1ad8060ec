import type * as es from '../es/agenda';
import { counted, plural } from './counting';

/** Portuguese (Portugal) texts of the public agenda and its feeds. */
export const agenda: typeof es.agenda = {
  title: 'Agenda de atividades',
  description: 'Atividades guiadas em Monfragüe e no Tejo Internacional: datas, locais e lugares livres.',
  calendarName: (site) => `${site}: agenda de atividades`,
  found: (count) => counted(count, 'atividade', 'atividades'),
  list: 'Atividades',
  filters: {
    title: 'Procurar na agenda',
    search: 'O que lhe apetece fazer?',
    searchHint: 'Por exemplo: grifos, barco, estrelas',
    territory: 'Onde?',
    anywhere: 'Toda a zona',
    when: 'Quando?',
    anyDate: 'Qualquer data',
    period: { weekend: 'Este fim de semana', month: 'Este mês', nextMonth: 'Próximo mês' },
    more: 'Mais opções: datas e idades',
    from: 'A partir do dia',
    to: 'Até ao dia',
    audience: 'Para quem?',
    anyAudience: 'Para qualquer pessoa',
    audiences: (age) => (age === 0 ? 'Para todas as idades' : `A partir dos ${age} anos`),
    withChildren: 'Vamos com crianças',
    submit: 'Procurar',
    clear: 'Ver toda a agenda',
  },
  shifts: (names, count, more) => `${plural(count, 'Turno', 'Turnos')}: ${names}${more > 0 ? ` e mais ${more}` : ''}`,
  places: (state, free) => {
    if (state === 'last') return plural(free, 'Resta 1 lugar', `Restam ${free} lugares`);
    return { free: 'Há lugares', waiting: 'Esgotado · há lista de espera', full: 'Esgotado' }[state];
  },
  opensOn: (date) => `Reservas a partir de ${date}`,
  earlyAccess: 'Reserva antecipada',
  earlyAccessIntro:
    'Entrou através da ligação de um colaborador: pode reservar mais cedo as atividades que o permitem.',
  pages: 'Páginas da agenda',
  page: (page, pages) => `Página ${page} de ${pages}`,
  previous: 'Anteriores',
  next: 'Seguintes',
  emptyTitle: 'Nenhuma atividade corresponde à pesquisa',
  empty: 'Experimente outras datas ou menos condições.',
  nothingTitle: 'De momento não há atividades',
  nothing: 'Estamos a preparar as próximas. Volte a ver dentro de alguns dias.',
  subscribeTitle: 'A agenda no seu calendário',
  subscribe: 'Adicionar ao meu calendário',
  subscribeHint: 'Se adicionar este endereço ao seu calendário, as novas atividades aparecem automaticamente:',
  calendarTitle: 'Agenda para o calendário (iCalendar)',
  feedTitle: 'Agenda em JSON Feed',
};

/** Portuguese (Portugal) texts. */
export const earlyAccess: typeof es.earlyAccess = {
  title: 'Reserva antecipada de atividades',
  with: (name) => `Com ${name}`,
  intro: 'Escolha uma atividade: com esta ligação pode reservá-la antes da abertura das inscrições.',
  until: (date) => `Pode fazê-lo até ${date}.`,
  found: (count) => counted(count, 'atividade', 'atividades'),
  pages: 'Páginas da seleção',
  page: (page, pages) => `Página ${page} de ${pages}`,
  previous: 'Anteriores',
  next: 'Seguintes',
  missingTitle: 'Esta ligação está incompleta',
  missing:
    'Esta ligação não é de nenhum colaborador. Peça a ligação de reserva antecipada ao estabelecimento onde se aloja.',
  offTitle: 'Reserva antecipada desativada',
  off: 'A reserva antecipada de atividades está temporariamente desativada.',
  opensOn: (date) => `Abertura: ${date}.`,
  emptyTitle: 'De momento não há atividades',
  empty: 'Estamos a preparar as próximas. Volte a ver dentro de alguns dias.',
  toAgenda: 'Ver a agenda',
};
