import type * as es from '../es/outings';
import { countPeople, plural } from './counting';
import { countUnnamed } from './group-size';

/** Portuguese texts of the page where visitors of a suspended outing take another date. */
export const otherDate: typeof es.otherDate = {
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
    plural(people, 'Guardámos o seu lugar para esta data.', `Guardámos os seus ${people} lugares para esta data.`),
  accept: 'Sim, mudar para esta data',
  others: 'Outras datas com lugares para todos',
  otherDates: 'Datas com lugares para todos',
  notKept: 'Estes lugares não estão guardados: outra pessoa pode ocupá-los primeiro.',
  take: (date) => `Mudar para ${date}`,
  free: (places) => plural(places, 'Resta 1 lugar', `Restam ${places} lugares`),
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

/** Portuguese texts of the page that a reminder leads to, and of the one that switches reminders off. */
export const attendanceQuestion: typeof es.attendanceQuestion = {
  title: 'A sua presença',
  question: 'Confirma a sua presença?',
  intro: 'Pode alterar a sua resposta até ao início da atividade.',
  facts: {
    activity: 'Atividade',
    date: 'Data',
    hours: 'Horário',
    meetingPoint: 'Ponto de encontro',
    municipality: 'Município',
    reference: 'Número da reserva',
    party: 'Quem vem',
    unnamed: countUnnamed,
  },
  coming: (count) => plural(count, 'Sim, vou', `Sim, vamos todos (${count})`),
  fewer: {
    title: 'Vamos ser menos',
    text: 'Assinale quem não vem. O lugar passa para outra pessoa e depois não o poderemos devolver.',
    legend: 'Quem não vem?',
    checkedIn: 'já chegou',
    button: 'Libertar os lugares assinalados',
    nobody: 'Assinale pelo menos uma pessoa ou escolha «Sim, vamos todos».',
  },
  none: {
    title: (count) => plural(count, 'Não posso ir', 'Não podemos ir'),
    text: (count) =>
      plural(
        count,
        'A sua reserva será cancelada e o seu lugar passa para outra pessoa. Não é possível anular esta ação.',
        `A reserva será cancelada por inteiro (${countPeople(count)}) e os lugares passam para outras pessoas. Não é possível anular esta ação.`,
      ),
    button: (count) => plural(count, 'Cancelar o meu lugar', 'Cancelar todos os lugares'),
  },
  answered: {
    title: (count) => plural(count, 'Contamos consigo', `Contamos convosco: ${count} pessoas`),
    text: 'Obrigado por responder. Até breve!',
    change: 'Alguma coisa mudou?',
  },
  released: (count) =>
    plural(
      count,
      'Libertou 1 lugar. Obrigado por avisar: outra pessoa já o pode aproveitar.',
      `Libertou ${count} lugares. Obrigado por avisar: outras pessoas já os podem aproveitar.`,
    ),
  back: 'Um lugar libertado não pode ser recuperado, mas pode ver se ainda há algum ou inscrever-se na lista de espera.',
  toActivity: 'Ver a atividade',
  toAgenda: 'Ver toda a agenda',
  call: (phone) => `Se tiver alguma dúvida, ligue-nos para o ${phone}.`,
  states: {
    cancelled: { title: 'A sua reserva está cancelada', text: 'Obrigado por avisar. Não precisa de fazer mais nada.' },
    begun: { title: 'A atividade já começou', text: 'Já não é possível responder por aqui.' },
    unavailable: {
      title: 'A atividade não está disponível',
      text: 'Neste momento não é possível responder por aqui.',
    },
    notConfirmed: {
      title: 'A sua reserva não está confirmada',
      text: 'Neste momento não há nada a que responder. Escrevemos-lhe quando for confirmada.',
    },
    missing: {
      title: 'A ligação não é válida',
      text: 'Abra-a de novo a partir da mensagem que lhe enviámos ou copie-a por inteiro.',
    },
  },
  problem: 'A sua resposta não foi guardada',
  problems: {
    changed: 'A reserva mudou desde que abriu esta página. Verifique quem vem e responda de novo.',
    checkedIn: 'Uma das pessoas assinaladas já chegou. Desmarque-a e responda de novo.',
    tooMany: 'Alterou a sua reserva demasiadas vezes hoje. Ligue-nos, por favor.',
    busy: 'Há muitas pessoas ao mesmo tempo. Tente de novo daqui a pouco.',
  },
  reminders: {
    title: 'Lembretes',
    question: 'Deixar de receber lembretes?',
    text: 'Não lhe enviaremos mais lembretes desta reserva. Se alguma coisa mudar (o horário ou o estado da sua reserva, ou se a atividade não se realizar), avisamos.',
    off: 'Deixar de os receber',
    isOff: 'Já não vai receber lembretes',
    isOffText: 'A sua reserva mantém-se. Se alguma coisa mudar, avisamos.',
    on: 'Voltar a recebê-los',
  },
};
