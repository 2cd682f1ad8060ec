import type { SuspensionReason, MoveFilter, MoveStatus, MoveReach } from '@dehesa/domain/outings';
import type { ReminderHour } from '@dehesa/domain/reminders';
import type * as es from '../../es/backoffice/outings';
import { countOf, countPeople, countReservations, counted, plural } from '../counting';

const reasons: Record<SuspensionReason, string> = {
  rain: 'Chuva ou trovoada',
  wind: 'Vento',
  fire: 'Risco de incêndio',
  heat: 'Calor',
  snow: 'Neve ou nevoeiro',
  flood: 'Cheia ou caminho cortado',
  illness: 'Doença de quem guia',
  fewPeople: 'Poucas pessoas inscritas',
  other: 'Outro motivo',
};

const filters: Record<MoveFilter, (count: number) => string> = {
  all: (count) => `Todas (${count})`,
  open: (count) => `Sem resposta (${count})`,
  accepted: (count) => `Mudam de data (${count})`,
  cancelled: (count) => `Canceladas (${count})`,
  notReached: (count) => `Não receberam (${count})`,
};

const statuses: Record<MoveStatus, string> = {
  open: 'Sem resposta',
  accepted: 'Muda de data',
  declined: 'Não pode: cancelada',
  expired: 'Não respondeu: cancelada',
  withdrawn: 'Alterada pela equipa',
  none: 'Cancelada com a atividade',
};

const reach: Record<MoveReach, string> = {
  read: 'Lida',
  delivered: 'Entregue',
  sent: 'Enviada',
  onItsWay: 'A caminho',
  notReached: 'Não chegou',
};

export const outings: typeof es.outings = {
  badge: 'Suspensa',
  action: 'Suspender ou mudar de data',
  follow: 'Ver quem respondeu',
  title: 'Suspender ou mudar de data',
  toBoard: 'Ver as reservas',
  reasons: reasons,
  filters: filters,
  reason: 'Motivo',
  chooseReason: 'Escolha o motivo',
  words: {
    title: 'Explicação para quem tinha reservado',
    hint: 'Pode deixá-la em branco. Se escrever num idioma, escreva também no outro. Não inclua dados pessoais.',
    es: 'Em espanhol',
    pt: 'Em português',
    both: 'Falta este idioma',
  },
  dates: {
    title: 'Outras datas',
    hint: 'Quem reservou recebe as datas que assinalar, com os lugares guardados de um a sete dias, consoante a antecedência, enquanto houver. Se não assinalar nenhuma, todas as reservas ficam canceladas.',
    search: 'Procurar outra atividade',
    clear: 'Limpar a pesquisa',
    sameSeries: 'Da mesma série',
    free: countOf('lugar livre', 'lugares livres'),
    none: 'Não há outras atividades agendadas para oferecer.',
    tooMany: (max) => `No máximo ${max} datas`,
    failed: 'Não foi possível carregar as datas',
  },
  newDate: {
    label: 'Criar uma data nova',
    hint: 'A atividade é copiada para esse dia, com os mesmos turnos e lugares e as inscrições abertas.',
    date: 'Data nova',
    start: 'Hora de início',
    end: 'Hora de fim',
    missing: 'Escreva a data nova',
  },
  preview: {
    title: 'Antes de suspender',
    button: 'Ver o que vai acontecer',
    again: 'Atualizar',
    loading: 'A preparar as mensagens',
    nobody: 'Ninguém tem reserva nesta atividade: será apenas encerrada.',
    reservations: countReservations,
    people: countPeople,
    waiting: (count) =>
      counted(
        count,
        'reserva em lista de espera: será avisada e cancelada.',
        'reservas em lista de espera: serão avisadas e canceladas.',
      ),
    emails: countOf('e-mail', 'e-mails'),
    whatsapps: countOf('WhatsApp', 'WhatsApp'),
    unreached: (count) =>
      plural(
        count,
        'A 1 reserva não chega nenhuma mensagem: será preciso ligar.',
        `A ${count} reservas não chega nenhuma mensagem: será preciso ligar.`,
      ),
    held: (reservations, persons) =>
      `Lugares guardados noutra data para ${countReservations(reservations)} (${countPeople(persons)}).`,
    notHeld: 'Não é possível guardar lugares para:',
    notHeldOne: (name, persons) => `${name} (${countPeople(persons)})`,
    more: (count) => `e mais ${count}`,
    cancelled: 'Todas as reservas ficam canceladas.',
  },
  suspend: 'Suspender e avisar todos',
  suspendAlone: 'Suspender a atividade',
  confirm: {
    title: 'Suspender a atividade?',
    message: 'Será encerrada e todas as reservas serão avisadas de imediato. Não é possível anular esta ação.',
    yes: 'Sim, suspender',
    no: 'Não, voltar',
  },
  done: {
    title: 'Atividade suspensa',
    message: (count) => counted(count, 'mensagem a caminho', 'mensagens a caminho'),
  },
  moves: {
    title: 'Atividade suspensa',
    by: (name, when) => `Suspensa por ${name} (${when}).`,
    byNobody: (when) => `Suspensa em ${when}.`,
    offered: 'Datas oferecidas',
    filter: 'Que reservas',
    refreshed: 'Atualiza-se de 10 em 10 segundos',
    statuses: statuses,
    reach: reach,
    channels: { email: 'E-mail', whatsapp: 'WhatsApp' },
    noMessage: 'Sem e-mail nem WhatsApp',
    repeated: 'pode ter chegado duas vezes',
    people: countPeople,
    heldUntil: (date, until) => `Lugares guardados para ${date}, até ${until}`,
    until: (until) => `Pode escolher até ${until}`,
    taken: (date) => `Vem no dia ${date}`,
    stillLive: 'A reserva continua na atividade suspensa.',
    call: (phone) => `Ligar para ${phone}`,
    again: 'Escrever de novo',
    againTo: (name) => `Escrever de novo a ${name}`,
    toldAgain: 'Mensagem a caminho',
    notTold: 'Não há por onde escrever: será preciso ligar.',
    justTold: 'Mensagem enviada há pouco',
    list: 'Reservas da atividade suspensa',
    pages: 'Páginas de reservas',
    empty: 'Ninguém tinha reserva',
    nothing: 'Nenhuma reserva neste grupo',
  },
};

const horas: Record<ReminderHour, string> = { 168: '7 dias', 72: '72 horas', 48: '48 horas', 24: '24 horas' };

export const reminders: typeof es.reminders = {
  form: {
    label: 'Lembretes',
    hint: 'Com que antecedência se escreve a quem tem a reserva confirmada. Os lembretes de 48 e 24 horas perguntam se vêm.',
    before: (hour) => `${horas[hour]} antes`,
  },
  hours: horas,
  summary: (names) => (names.length === 0 ? 'Sem lembretes' : `Lembretes: ${names.join(', ')}`),
  panel: {
    title: 'Presenças',
    loading: 'A carregar as respostas…',
    failed: 'Não foi possível carregar as respostas',
    show: 'Ver quem vem',
    filter: 'Mostrar',
    filters: { unanswered: 'Sem resposta', coming: 'Vêm', released: 'Libertaram lugares', all: 'Todas' },
    notAsked: 'Ainda não se perguntou a ninguém se vem.',
    never: 'Nesta atividade não se pergunta a ninguém se vem: nenhum lembrete é de 48 ou de 24 horas.',
    people: countPeople,
    empty: {
      unanswered: 'Todas as reservas confirmadas responderam.',
      coming: 'Ainda ninguém respondeu que vem.',
      released: 'Ninguém libertou lugares.',
      all: 'Não há reservas confirmadas.',
    },
    call: (name, phone) => `Ligar a ${name}: ${phone}`,
    noPhone: 'Sem telefone',
    whatsapp: (name) => `Escrever a ${name} pelo WhatsApp`,
    coming: 'Vem',
    cancelled: 'Cancelou a reserva',
    released: (count) => plural(count, 'Libertou 1 lugar', `Libertou ${count} lugares`),
    answeredAt: (at) => `Respondeu em ${at}`,
    asked: {
      sent: 'Foi-lhe perguntado e não respondeu',
      notReached: 'Não foi possível perguntar-lhe por mensagem',
      off: 'Não quer lembretes',
      no: 'Não lhe foi perguntado',
    },
    note: 'Registar que vêm',
    noteFor: (name) => `Registar que vêm: ${name}`,
    undo: 'Retirar a resposta',
    undoFor: (name) => `Retirar a resposta de ${name}`,
    noted: { title: 'Registado', message: 'Ficou registado que vêm' },
    undone: { title: 'Resposta retirada', message: 'A reserva volta a estar sem resposta' },
    pages: 'Páginas da lista de presenças',
  },
};
