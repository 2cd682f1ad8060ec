import type { es } from './es';

/** Portuguese texts of the page where visitors of a suspended outing take another date. */
export const pt: typeof es = {
  title: 'Escolher outra data',
  open: {
    held: 'Guardámos outra data para si',
    choose: 'Quer vir noutro dia?',
    none: 'A atividade não se vai realizar',
  },
  why: (reason) => `A atividade não se vai realizar na data prevista ${reason}.`,
  until: (deadline) => `Pode responder até ${deadline}.`,
  after: 'Se não responder até lá, a sua reserva fica cancelada.',
  kept: (people) =>
    people === 1 ? 'Guardámos o seu lugar para esta data.' : `Guardámos os seus ${people} lugares para esta data.`,
  accept: 'Sim, mudar para esta data',
  others: 'Outras datas com lugares para todos',
  otherDates: 'Datas com lugares para todos',
  notKept: 'Estes lugares não estão guardados: outra pessoa pode ocupá-los primeiro.',
  take: (date) => `Mudar para ${date}`,
  free: (places) => (places === 1 ? 'Resta 1 lugar' : `Restam ${places} lugares`),
  ages: 'Alguém da sua reserva não tem a idade exigida para esta atividade, pelo que não a pode escolher.',
  nothing: 'De momento, nenhuma das outras datas tem lugares para toda a sua reserva.',
  heldGone: 'Na data que lhe tínhamos guardado também não vai haver atividade. Pedimos desculpa pelo incómodo.',
  cancel: {
    title: 'Não posso vir noutro dia',
    text: 'Cancelamos a sua reserva por inteiro. Não é possível anular esta ação.',
    button: 'Não posso: cancelar a minha reserva',
  },
  facts: {
    suspended: 'A atividade que não se realiza',
    now: 'A sua reserva',
    activity: 'Atividade',
    date: 'Data',
    hours: 'Horário',
    meetingPoint: 'Ponto de encontro',
    municipality: 'Município',
    people: 'Pessoas',
    reference: 'Número da reserva',
  },
  states: {
    accepted: {
      title: 'Mudou de data',
      text: 'A sua reserva continua a ser a mesma, com o mesmo número e o mesmo código QR. Enviámos-lhe os novos dados.',
    },
    declined: { title: 'A sua reserva foi cancelada', text: 'Obrigado por avisar. Esperamos por si noutra ocasião.' },
    expired: {
      title: 'O prazo para responder terminou',
      text: 'A sua reserva foi cancelada e os lugares já não estão guardados. Pode reservar outra data na agenda.',
    },
    none: {
      title: 'A atividade não se realiza',
      text: 'A sua reserva foi cancelada. Esperamos por si noutra ocasião.',
    },
    withdrawn: {
      title: 'A sua reserva foi alterada',
      text: 'Alterámos a sua reserva depois de lhe enviarmos a mensagem, por isso esta ligação já não serve. Se tiver dúvidas, ligue-nos.',
    },
    cancelled: { title: 'A sua reserva foi cancelada', text: 'Já não há nenhuma data para escolher.' },
    missing: {
      title: 'A ligação não é válida',
      text: 'Abra-a de novo a partir da mensagem que lhe enviámos ou copie-a por inteiro.',
    },
  },
  problem: 'Não foi possível guardar a sua resposta',
  problems: {
    full: 'Esses lugares acabaram de ser ocupados. Escolha outra data, por favor.',
    unavailable: 'Essa data já não pode ser escolhida. Escolha outra, por favor.',
    ages: 'Alguém da sua reserva não tem a idade exigida para essa atividade. Escolha outra data ou ligue-nos.',
    repeated: 'Alguém da sua reserva já está inscrito nessa atividade. Escolha outra data ou ligue-nos.',
    sameDate: 'Já tem outra atividade reservada nesse mesmo dia. Escolha outra data ou ligue-nos.',
    busy: 'Há muitas pessoas a responder ao mesmo tempo. Tente de novo, por favor.',
  },
  call: (phone) => `Se tiver alguma dúvida, ligue-nos para o ${phone}.`,
  toAgenda: 'Ver toda a agenda',
};
