import * as formTexts from './reservation-form';

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

export const es = {
  people,
  /** The names of the states, for one reservation. */
  status: { 1: 'Pendiente', 2: 'Confirmada', 3: 'En espera' },
  date: (date: string, times: string) => (times === '' ? date : `${date} · ${times}`),

  list: {
    title: 'Reservas',
    description: 'Elige una actividad para ver y gestionar sus reservas.',
    create: 'Nueva reserva',
    search: 'Buscar una actividad',
    clearSearch: 'Borrar la búsqueda',
    territory: 'Territorio',
    everywhere: 'Todas',
    /** Short names, for buttons side by side. */
    territories: { 1: 'Monfragüe', 2: 'Tajo' },
    cardsHeading: 'Actividades',
    total: (count: number) => (count === 1 ? '1 actividad' : `${count} actividades`),
    capacity: 'Aforo',
    confirmed: 'Confirmadas',
    requests: 'Solicitudes pendientes',
    past: 'Celebrada',
    hidden: 'Oculta',
    full: 'Completa',
    loading: 'Cargando las actividades…',
    failed: 'No se han podido cargar las actividades',
    empty: 'Todavía no hay actividades',
    emptyMessage: 'Cuando publiques una actividad, sus reservas aparecerán aquí.',
    createActivity: 'Ir a las actividades',
    notFound: 'Ninguna actividad coincide',
    notFoundMessage: 'Prueba con otras palabras o quita los filtros.',
    clearFilters: 'Quitar los filtros',
    pages: 'Páginas de actividades',
    page: (page: number) => `Página ${page}`,
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
  },

  newest: {
    heading: 'Últimas solicitudes pendientes',
    empty: 'No hay solicitudes pendientes',
    emptyMessage: 'Aquí verás las diez más recientes.',
    loading: 'Cargando las solicitudes…',
    failed: 'No se han podido cargar las solicitudes',
  },

  board: {
    title: 'Reservas de la actividad',
    trail: 'Ruta',
    back: 'Volver a las reservas',
    loading: 'Cargando las reservas…',
    failed: 'No se han podido cargar las reservas',
    stale: 'No se han podido actualizar las reservas. Se vuelve a intentar solo.',
    noActivity: 'No se ha elegido ninguna actividad',
    editActivity: 'Editar la actividad',
    legend: { confirmed: 'Personas confirmadas', pending: 'Personas pendientes' },
    create: 'Nueva reserva',
    occupancy: 'Ocupación',
    occupancyOf: (shift: string) => `Ocupación del turno ${shift}`,
    occupied: (held: number, capacity: number) =>
      `${held} de ${capacity} ${capacity === 1 ? 'plaza ocupada' : 'plazas ocupadas'}`,
    free: (places: number) => (places === 1 ? 'Queda 1 plaza' : `Quedan ${places} plazas`),
    full: 'Aforo completo',
    over: (places: number) => (places === 1 ? '1 plaza por encima del aforo' : `${places} plazas por encima del aforo`),
    shift: 'Turno',
    allShifts: 'Todos los turnos',
    columns: { 1: 'Pendiente', 2: 'Confirmadas', 3: 'En espera' },
    /** Count of a column, for people who hear it. */
    columnCount: (reservations: number, count: number) =>
      `${reservations === 1 ? '1 reserva' : `${reservations} reservas`}, ${people(count)}`,
    empty: {
      1: 'No hay solicitudes pendientes',
      2: 'No hay reservas confirmadas',
      3: 'No hay nadie en espera',
    },
    missing: (count: number) =>
      count === 1 ? 'Hay 1 reserva más: búscala por nombre.' : `Hay ${count} reservas más: búscalas por nombre.`,
    search: 'Buscar una reserva',
    searchHint: 'Nombre, referencia, email o teléfono',
    clearSearch: 'Borrar la búsqueda',
    updated: 'Se actualiza cada 15 segundos',
  },

  card: {
    reference: 'Nº Reserva',
    shift: 'Turno',
    notes: 'Notas',
    companions: 'Acompañantes',
    child: 'menor',
    phone: 'Teléfono',
    email: 'Email',
    created: (when: string) => `Alta ${when}`,
    collaborator: 'Llegó por un colaborador',
    attended: 'Asistencia confirmada',
    fitsNow: 'Cabe ahora: es la primera en espera',
  },

  actions: {
    confirm: 'Confirmar',
    resend: 'Reenviar confirmación',
    wait: 'Pasar a espera',
    cancel: 'Cancelar',
    attend: 'Validar asistencia',
    edit: 'Editar',
    /** Accessible names: the action and whose reservation it is. */
    of: (action: string, name: string) => `${action}: ${name}`,
    menu: (name: string) => `Más acciones para la reserva de ${name}`,
    notify: 'Avisar por mensaje',
    notifyHint: 'Se envía al titular el mensaje del nuevo estado.',
    keep: 'No, volver',
  },

  dialogs: {
    confirm: {
      title: 'Confirmar la reserva',
      message: (name: string, count: number) => `La reserva de ${name} (${people(count)}) quedará confirmada.`,
      accept: 'Confirmar la reserva',
      done: { title: 'Confirmada', message: 'Reserva confirmada' },
    },
    resend: {
      title: 'Reenviar la confirmación',
      message: (name: string) => `Se enviará de nuevo a ${name} el mensaje de confirmación.`,
      accept: 'Reenviar',
      done: { title: 'Enviado', message: 'Confirmación reenviada' },
    },
    wait: {
      title: 'Pasar a la lista de espera',
      message: (name: string, count: number) =>
        `La reserva de ${name} (${people(count)}) pasará a la lista de espera y dejará libres sus plazas.`,
      accept: 'Pasar a espera',
      done: { title: 'En espera', message: 'Solicitud puesta en espera' },
    },
    cancel: {
      title: 'Cancelar la reserva',
      message: (name: string, count: number) =>
        count > 1
          ? `Se cancelará la reserva de ${name} y también la de sus acompañantes (${people(count)} en total). No se puede deshacer.`
          : `Se cancelará la reserva de ${name}. Si tuviera acompañantes, también se cancelarían. No se puede deshacer.`,
      accept: 'Cancelar la reserva',
      done: { title: 'Cancelada', message: 'Reserva cancelada correctamente' },
    },
    attend: {
      title: 'Validar la asistencia',
      message: (name: string, count: number) => `Se registrará que ha venido ${name} (${people(count)}).`,
      accept: 'Validar la asistencia',
      done: { title: 'Asistencia', message: 'Asistencia confirmada' },
    },
    force: {
      title: 'Aforo completo',
      question: 'Esta inscripción supera el aforo máximo permitido. ¿Quieres admitirla igualmente?',
      trace: 'Quedará anotado en el historial quién lo ha permitido.',
      accept: 'Superar el aforo',
    },
  },

  picker: {
    title: 'Elige la actividad',
    search: 'Buscar por título',
    clearSearch: 'Borrar la búsqueda',
    loading: 'Buscando actividades…',
    failed: 'No se han podido buscar las actividades',
    empty: 'Ninguna actividad coincide',
    emptyMessage: 'Prueba con otras palabras.',
    pages: 'Páginas de resultados',
    results: (count: number) => (count === 1 ? '1 actividad' : `${count} actividades`),
  },

  ...formTexts.es,
};

const pessoas = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`);

export const pt: typeof es = {
  people: pessoas,
  status: { 1: 'Pendente', 2: 'Confirmada', 3: 'Em espera' },
  date: (date, times) => (times === '' ? date : `${date} · ${times}`),

  list: {
    title: 'Reservas',
    description: 'Escolha uma atividade para ver e gerir as suas reservas.',
    create: 'Nova reserva',
    search: 'Procurar uma atividade',
    clearSearch: 'Limpar a pesquisa',
    territory: 'Território',
    everywhere: 'Todas',
    territories: { 1: 'Monfragüe', 2: 'Tejo' },
    cardsHeading: 'Atividades',
    total: (count) => (count === 1 ? '1 atividade' : `${count} atividades`),
    capacity: 'Lotação',
    confirmed: 'Confirmadas',
    requests: 'Pedidos pendentes',
    past: 'Realizada',
    hidden: 'Oculta',
    full: 'Esgotada',
    loading: 'A carregar as atividades…',
    failed: 'Não foi possível carregar as atividades',
    empty: 'Ainda não há atividades',
    emptyMessage: 'Quando publicar uma atividade, as suas reservas aparecerão aqui.',
    createActivity: 'Ir para as atividades',
    notFound: 'Nenhuma atividade corresponde',
    notFoundMessage: 'Experimente outras palavras ou retire os filtros.',
    clearFilters: 'Retirar os filtros',
    pages: 'Páginas de atividades',
    page: (page) => `Página ${page}`,
    previousPage: 'Página anterior',
    nextPage: 'Página seguinte',
  },

  newest: {
    heading: 'Últimos pedidos pendentes',
    empty: 'Não há pedidos pendentes',
    emptyMessage: 'Aqui verá os dez mais recentes.',
    loading: 'A carregar os pedidos…',
    failed: 'Não foi possível carregar os pedidos',
  },

  board: {
    title: 'Reservas da atividade',
    trail: 'Caminho',
    back: 'Voltar às reservas',
    loading: 'A carregar as reservas…',
    failed: 'Não foi possível carregar as reservas',
    stale: 'Não foi possível atualizar as reservas. A aplicação volta a tentar sozinha.',
    noActivity: 'Não foi escolhida nenhuma atividade',
    editActivity: 'Editar a atividade',
    legend: { confirmed: 'Pessoas confirmadas', pending: 'Pessoas pendentes' },
    create: 'Nova reserva',
    occupancy: 'Ocupação',
    occupancyOf: (shift) => `Ocupação do turno ${shift}`,
    occupied: (held, capacity) => `${held} de ${capacity} ${capacity === 1 ? 'lugar ocupado' : 'lugares ocupados'}`,
    free: (places) => (places === 1 ? 'Resta 1 lugar' : `Restam ${places} lugares`),
    full: 'Lotação esgotada',
    over: (places) => (places === 1 ? '1 lugar acima da lotação' : `${places} lugares acima da lotação`),
    shift: 'Turno',
    allShifts: 'Todos os turnos',
    columns: { 1: 'Pendente', 2: 'Confirmadas', 3: 'Em espera' },
    columnCount: (reservations, count) =>
      `${reservations === 1 ? '1 reserva' : `${reservations} reservas`}, ${pessoas(count)}`,
    empty: {
      1: 'Não há pedidos pendentes',
      2: 'Não há reservas confirmadas',
      3: 'Não há ninguém em espera',
    },
    missing: (count) =>
      count === 1 ? 'Há mais 1 reserva: procure-a pelo nome.' : `Há mais ${count} reservas: procure-as pelo nome.`,
    search: 'Procurar uma reserva',
    searchHint: 'Nome, referência, e-mail ou telefone',
    clearSearch: 'Limpar a pesquisa',
    updated: 'Atualiza-se a cada 15 segundos',
  },

  card: {
    reference: 'N.º de reserva',
    shift: 'Turno',
    notes: 'Notas',
    companions: 'Acompanhantes',
    child: 'menor',
    phone: 'Telefone',
    email: 'E-mail',
    created: (when) => `Registada ${when}`,
    collaborator: 'Chegou através de um colaborador',
    attended: 'Presença confirmada',
    fitsNow: 'Cabe agora: é a primeira em espera',
  },

  actions: {
    confirm: 'Confirmar',
    resend: 'Reenviar confirmação',
    wait: 'Passar para espera',
    cancel: 'Cancelar',
    attend: 'Validar presença',
    edit: 'Editar',
    of: (action, name) => `${action}: ${name}`,
    menu: (name) => `Mais ações para a reserva de ${name}`,
    notify: 'Avisar por mensagem',
    notifyHint: 'É enviada ao titular a mensagem do novo estado.',
    keep: 'Não, voltar',
  },

  dialogs: {
    confirm: {
      title: 'Confirmar a reserva',
      message: (name, count) => `A reserva de ${name} (${pessoas(count)}) ficará confirmada.`,
      accept: 'Confirmar a reserva',
      done: { title: 'Confirmada', message: 'Reserva confirmada' },
    },
    resend: {
      title: 'Reenviar a confirmação',
      message: (name) => `A mensagem de confirmação será enviada de novo a ${name}.`,
      accept: 'Reenviar',
      done: { title: 'Enviado', message: 'Confirmação reenviada' },
    },
    wait: {
      title: 'Passar para a lista de espera',
      message: (name, count) =>
        `A reserva de ${name} (${pessoas(count)}) passará para a lista de espera e libertará os seus lugares.`,
      accept: 'Passar para espera',
      done: { title: 'Em espera', message: 'Pedido colocado em espera' },
    },
    cancel: {
      title: 'Cancelar a reserva',
      message: (name, count) =>
        count > 1
          ? `Será cancelada a reserva de ${name} e também a dos seus acompanhantes (${pessoas(count)} no total). Não é possível anular.`
          : `Será cancelada a reserva de ${name}. Se tivesse acompanhantes, também seriam cancelados. Não é possível anular.`,
      accept: 'Cancelar a reserva',
      done: { title: 'Cancelada', message: 'Reserva cancelada corretamente' },
    },
    attend: {
      title: 'Validar a presença',
      message: (name, count) => `Ficará registado que ${name} compareceu (${pessoas(count)}).`,
      accept: 'Validar a presença',
      done: { title: 'Presença', message: 'Presença confirmada' },
    },
    force: {
      title: 'Lotação esgotada',
      question: 'Esta inscrição ultrapassa a lotação máxima permitida. Quer admiti-la mesmo assim?',
      trace: 'Ficará anotado no histórico quem o permitiu.',
      accept: 'Ultrapassar a lotação',
    },
  },

  picker: {
    title: 'Escolha a atividade',
    search: 'Procurar por título',
    clearSearch: 'Limpar a pesquisa',
    loading: 'A procurar atividades…',
    failed: 'Não foi possível procurar as atividades',
    empty: 'Nenhuma atividade corresponde',
    emptyMessage: 'Experimente outras palavras.',
    pages: 'Páginas de resultados',
    results: (count) => (count === 1 ? '1 atividade' : `${count} atividades`),
  },

  ...formTexts.pt,
};
