import type * as es from '../../es/backoffice/reservations';

export const reservationForm: typeof es.reservationForm = {
  form: {
    createTitle: 'Nova reserva',
    editTitle: (reference) => `Reserva ${reference}`,
    loading: 'A carregar a reserva…',
    failed: 'Não foi possível carregar a reserva',
    required: 'Os campos com asterisco são obrigatórios.',
    fieldRequired: 'Campo obrigatório',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: { title: 'Guardado', message: 'Dados guardados' },
    activity: 'Atividade',
    chooseActivity: 'Escolher uma atividade',
    changeActivity: 'Mudar de atividade',
    noActivity: 'Ainda não escolheu a atividade desta reserva.',
    reservation: 'Reserva',
    status: 'Estado',
    language: 'Idioma da reserva',
    languageHint: 'Determina o formato do documento e do código postal, e o idioma das mensagens.',
    shift: 'Turno',
    shiftOption: (shift, free) =>
      free === 0 ? `${shift} (esgotado)` : `${shift} (${free === 1 ? '1 lugar livre' : `${free} lugares livres`})`,
    free: (free) =>
      free === 0
        ? 'Não restam lugares livres.'
        : free === 1
          ? 'Resta 1 lugar livre.'
          : `Restam ${free} lugares livres.`,
    booker: 'Titular',
    firstName: 'Nome',
    lastName: 'Apelidos',
    identity: { ES: 'DNI ou NIE', PT: 'Cartão de Cidadão', passport: 'passaporte' },
    sex: 'Sexo',
    sexes: { F: 'Mulher', M: 'Homem' },
    birthDate: 'Data de nascimento (dd/mm/aaaa)',
    postalCode: 'Código postal',
    province: { es: 'Província', pt: 'Distrito' },
    locality: 'Localidade',
    localityChoices: (count) => `O código postal tem ${count} localidades: escolha uma.`,
    codeBelongsTo: (locality, province) => `O código postal é de ${locality} (${province}).`,
    putLocality: (locality) => `Usar ${locality}`,
    postalCodeUnknown: 'Código postal inválido. Verifique-o; se estiver bem escrito, pode guardar.',
    phonePrefix: 'Indicativo',
    phone: 'Telefone',
    email: 'E-mail',
    notes: 'Notas',
    notesLeft: (left) => (left === 1 ? 'Resta 1 carácter' : `Restam ${left} caracteres`),
    companions: 'Acompanhantes',
    companionsHint: 'Até três, adultos ou menores.',
    companion: (slot) => `Acompanhante ${slot}`,
    addCompanion: 'Adicionar um acompanhante',
    removeCompanion: (slot) => `Retirar o acompanhante ${slot}`,
    kind: 'Tipo',
    kinds: { adult: 'Adulto', child: 'Menor' },
    childHint: (age) =>
      age === 0
        ? 'De um menor só se guardam o nome, o sexo e a data de nascimento.'
        : `Tem de ter já ${age} anos feitos.`,
    noChildren: 'Esta atividade não aceita menores.',
    notify: 'Avisar por mensagem ao guardar',
    notifyHint: 'É enviada ao titular a mensagem do estado da sua reserva.',
    whatsapp: 'Avisos também por WhatsApp',
    whatsappHint: 'Só se o titular o tiver pedido, e para um telemóvel.',
    unsaved: {
      title: 'Há alterações por guardar',
      message: 'Se sair agora, perderá o que escreveu.',
      leave: 'Sair sem guardar',
      stay: 'Continuar a editar',
    },
  },

  history: {
    heading: 'Histórico',
    empty: 'Ainda não há alterações registadas.',
    visitor: 'Visitante',
    from: (from, to) => `De ${from} para ${to}`,
    cancelled: 'Cancelada',
    forced: 'Acima da lotação',
    actions: {
      book: 'Reserva recebida',
      create: 'Reserva criada pela equipa',
      edit: 'Dados alterados',
      changeStatus: 'Mudança de estado',
      resend: 'Confirmação reenviada',
      confirmAttendance: 'Presença confirmada',
      confirmVisit: 'Visita validada',
      other: 'Alteração registada',
    },
    people: (count) => (count === 1 ? 'Para 1 pessoa' : `Para ${count} pessoas`),
    notified: 'Com aviso por mensagem',
  },
};

const pessoas = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`);

export const reservations: typeof es.reservations = {
  people: pessoas,
  status: { 1: 'Pendente', 2: 'Confirmada', 3: 'Em espera' },
  date: (date, times) => (times === '' ? date : `${date} · ${times}`),

  list: {
    title: 'Reservas',
    description: 'Escolha uma atividade para ver e gerir as suas reservas.',
    create: 'Nova reserva',
    sentMessages: 'Mensagens enviadas',
    guide: 'Fazer a chamada',
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
    past: 'Terminada',
    hidden: 'Oculta',
    suspended: 'Suspensa',
    full: 'Esgotada',
    loading: 'A carregar as atividades…',
    failed: 'Não foi possível carregar as atividades',
    empty: 'Ainda não há atividades',
    emptyMessage: 'Quando publicar uma atividade, as suas reservas aparecerão aqui.',
    createActivity: 'Ir para as atividades',
    notFound: 'Nenhuma atividade corresponde à pesquisa',
    notFoundMessage: 'Experimente outras palavras ou retire os filtros.',
    clearFilters: 'Retirar os filtros',
    pages: 'Páginas de atividades',
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
    suspended: 'Atividade suspensa',
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
  },

  card: {
    reference: 'N.º da reserva',
    shift: 'Turno',
    notes: 'Notas',
    companions: 'Acompanhantes',
    child: 'menor',
    phone: 'Telefone',
    email: 'E-mail',
    created: (when) => `Recebida ${when}`,
    collaborator: 'Chegou através de um colaborador',
    attended: 'Presença confirmada',
    fitsNow: 'Cabe agora: é a seguinte em espera',
  },

  actions: {
    confirm: 'Confirmar',
    resend: 'Reenviar confirmação',
    resendWhatsapp: 'Reenviar confirmação por WhatsApp',
    wait: 'Passar para a lista de espera',
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
    resendWhatsapp: {
      title: 'Reenviar a confirmação por WhatsApp',
      message: (name) => `A confirmação será enviada a ${name} por WhatsApp, mesmo que não o tenha pedido.`,
      accept: 'Reenviar',
      done: { title: 'Enviado', message: 'WhatsApp reenviado' },
    },
    wait: {
      title: 'Passar para a lista de espera',
      message: (name, count) =>
        `A reserva de ${name} (${pessoas(count)}) passará para a lista de espera e libertará os seus lugares.`,
      accept: 'Passar para a lista de espera',
      done: { title: 'Em espera', message: 'Pedido colocado em espera' },
    },
    cancel: {
      title: 'Cancelar a reserva',
      message: (name, count) =>
        count > 1
          ? `Será cancelada a reserva de ${name} e também a dos seus acompanhantes (${pessoas(count)} no total). Não é possível anular esta ação.`
          : `Será cancelada a reserva de ${name}. Não é possível anular esta ação.`,
      accept: 'Cancelar a reserva',
      done: { title: 'Cancelada', message: 'A reserva foi cancelada' },
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
      trace: 'Ficará registado no histórico quem o permitiu.',
      accept: 'Ultrapassar a lotação',
    },
  },

  pickerTitle: 'Escolha a atividade',

  ...reservationForm,
};
