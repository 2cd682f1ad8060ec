import type { MyBookingFailures } from '../../visitor-failures';
import type * as es from '../es/my-booking';
import { counted, countPeople, plural } from './counting';
import { countUnnamed } from './group-size';

function inWords(minutes: number): string {
  if (minutes > 90) return `${Math.round(minutes / 60)} horas`;
  return counted(minutes, 'minuto', 'minutos');
}

const failures: MyBookingFailures = {
  'record.notFound': {
    title: 'Já não está na reserva',
    message: () => 'O que queria alterar já não existe. Mostramos-lhe a reserva como está agora.',
  },
  'request.tooMany': {
    title: 'Aguarde um pouco, por favor',
    message: (minutes) =>
      `Para evitar abusos, as alterações e os e-mails de uma reserva têm um limite. Tente de novo dentro de ${inWords(minutes)}.`,
  },
  'reservations.alreadyBegun': {
    title: 'A atividade já começou',
    message: () => 'A reserva já não pode ser alterada por aqui. Se precisar de alguma coisa, ligue-nos.',
  },
  'reservations.alreadyCancelled': {
    title: 'Reserva já cancelada',
    message: () => 'Esta reserva já tinha sido cancelada. Não precisa de fazer mais nada.',
  },
  'reservations.capacityExceeded': {
    title: 'Já não há lugar nesse turno',
    message: () => 'Alguém reservou antes os últimos lugares. A sua reserva continua no mesmo turno.',
  },
  'reservations.changedMeanwhile': {
    title: 'A reserva foi alterada entretanto',
    message: () => 'Foi alterada noutra janela ou pela organização. Mostramos-lhe como está agora: confirme os dados.',
  },
  'reservations.companionCheckedIn': {
    title: 'Esta pessoa já chegou',
    message: () => 'A presença desta pessoa já está registada, por isso não a pode retirar da reserva.',
  },
  'reservations.notASpelling': {
    title: 'Parece ser outra pessoa',
    message: () => 'Aqui só se pode corrigir a forma como um nome está escrito. Se vier outra pessoa, ligue-nos.',
  },
  'reservations.answerInvalid': {
    title: 'Resposta inválida',
    message: () => 'Escolha uma das respostas propostas.',
  },
  'reservations.textRefused': {
    title: 'Texto inválido',
    message: () => 'Não escreva aqui endereços de páginas web nem caracteres ocultos.',
  },
  'reservations.offerOpen': {
    title: 'Tem um lugar oferecido',
    message: () => 'Responda primeiro à oferta: é válida para as pessoas que estão agora na reserva.',
  },
  'reservations.shiftMissing': {
    title: 'Esse turno já não existe',
    message: () => 'A organização retirou-o. Mostramos-lhe os turnos que há.',
  },
  'service.busy': {
    title: 'Há muitas pessoas ao mesmo tempo',
    message: () => 'Nada foi alterado. Espere uns segundos e tente de novo.',
  },
  'service.databaseAway': {
    title: 'O serviço não responde',
    message: () => 'De momento não podemos guardar alterações. Espere um momento e tente de novo.',
  },
  unknown: {
    title: 'Não foi possível concluir',
    message: () => 'Verifique a ligação à internet e tente de novo.',
  },
};

export const myBooking: typeof es.myBooking = {
  title: 'A minha reserva',
  states: {
    pending: {
      title: 'Por confirmar',
      text: 'Os seus lugares estão guardados. Escrevemos-lhe assim que a confirmarmos.',
    },
    confirmed: {
      title: 'Confirmada',
      text: 'O seu lugar está garantido. Mostre o código ou diga o número da reserva à chegada.',
    },
    waiting: { title: 'Em lista de espera', text: 'Se vagar um lugar, avisamos por e-mail.' },
    cancelled: { title: 'Cancelada', text: 'Esta reserva está cancelada. Não precisa de fazer mais nada.' },
    suspended: {
      title: 'A atividade não se realiza',
      text: 'Não se realiza nesta data: não venha. Na mensagem que lhe enviámos dizemos o que pode fazer.',
    },
    begun: { title: 'A atividade já começou', text: 'A reserva já não pode ser alterada por aqui.' },
  },
  position: (position, waiting) =>
    plural(waiting, 'É a única reserva em espera.', `Está na posição ${position} de ${waiting}.`),
  offer: {
    title: 'Há lugar para si',
    text: (places, until) =>
      plural(
        places,
        `Vagou 1 lugar e guardamo-lo para si até ${until}.`,
        `Vagaram ${places} lugares e guardamo-los para si até ${until}.`,
      ),
    answer: 'Responder à oferta',
  },
  reference: 'Número da reserva',
  qr: (reference) => `Código QR da reserva ${reference}`,
  saveQr: 'Guardar o código QR',
  addToCalendar: 'Adicionar ao meu calendário',
  savePdf: 'Guardar em PDF',
  resend: {
    button: 'Reenviar o e-mail',
    hint: (email) => `É enviado para ${email}.`,
    sending: 'A enviar…',
    done: (email) => `Enviámos o e-mail para ${email}.`,
  },
  whatsapp: {
    on: 'Também recebe os avisos por WhatsApp.',
    off: 'Se quiser, enviamos-lhe os avisos também por WhatsApp.',
    switchOn: 'Receber avisos por WhatsApp',
    switchOff: 'Não receber avisos por WhatsApp',
    sending: 'A guardar…',
    doneOn: 'Vai receber os avisos também por WhatsApp.',
    doneOff: 'Já não vai receber avisos por WhatsApp. Os de e-mail mantêm-se.',
  },
  activity: {
    title: 'A atividade',
    when: 'Data',
    time: 'Horário',
    shift: 'Turno',
    where: 'Ponto de encontro',
    municipality: 'Município',
    map: 'Ver no mapa',
    necessary: 'Material necessário',
    recommended: 'Material recomendado',
    phone: 'Telefone',
  },
  questions: {
    title: 'Perguntas da atividade',
    text: 'As suas respostas ajudam a preparar a atividade. Por segurança, não são mostradas aqui.',
    all: 'Estão todas respondidas.',
    missing: (count) => plural(count, 'Falta 1 resposta.', `Faltam ${count} respostas.`),
    open: 'Responder ou alterar respostas',
    replaces: 'O que responder substitui o anterior; o que deixar em branco fica como está.',
    send: 'Guardar respostas',
    saved: 'Respostas guardadas.',
  },
  people: {
    title: 'Quem vem',
    count: countPeople,
    unnamed: countUnnamed,
    booker: 'Fez a reserva',
    adult: 'Acompanhante',
    child: 'Menor',
    checkedIn: 'Já chegou',
    correct: 'Corrigir o nome',
    correctOf: (name) => `Corrigir o nome de ${name}`,
    remove: 'Retirar',
    removeOf: (name) => `Retirar ${name}`,
    removed: (name) => `Já não vem: ${name}.`,
    corrected: (name) => `Nome corrigido: ${name}.`,
  },
  addition: {
    title: 'Adicionar alguém',
    room: (free) => plural(free, 'Há 1 lugar livre.', `Há ${free} lugares livres.`),
    waits: 'Quem adicionar ficará à espera de lugar com o resto do grupo.',
    adult: 'Adicionar adulto',
    child: 'Adicionar menor',
    hindrances: {
      partyFull: 'Uma reserva é para 4 pessoas, no máximo.',
      notBookable: 'De momento não se aceitam mais pessoas nesta atividade.',
      noPlaces: 'Não há lugares livres: de momento não pode adicionar ninguém.',
      listFull: 'A lista de espera está cheia: de momento não pode adicionar ninguém.',
    },
    otherShift: 'Noutro turno há lugares para todos: pode mudar de turno mais abaixo.',
    waitingList: 'Inscrever a outra pessoa na lista de espera',
    adultTitle: 'Adicionar um adulto',
    childTitle: 'Adicionar um menor',
    save: 'Adicionar à reserva',
    sending: 'A adicionar…',
    added: (name) => `Também vem: ${name}.`,
    notLoaded: 'Não foi possível abrir o formulário. Verifique a ligação à internet e tente de novo.',
    full: {
      title: 'Já não há lugares',
      message: 'Alguém reservou antes o último. A sua reserva continua como estava.',
    },
  },
  removal: {
    title: (name) => `Retirar ${name} da reserva?`,
    text: 'A reserva passa a ser para menos uma pessoa. Se mais tarde quiser que volte, poderá adicioná-la enquanto houver lugares.',
    yes: 'Sim, retirar',
    no: 'Não, deixar como está',
    sending: 'A retirar…',
  },
  correction: {
    title: (name) => `Corrigir o nome de ${name}`,
    hint: 'Pode corrigir a forma como está escrito. Se vier outra pessoa, retire esta ou ligue-nos.',
    firstName: 'Nome',
    lastName: 'Apelidos',
    required: 'Por favor, preencha este campo.',
    save: 'Guardar',
    cancel: 'Voltar',
    sending: 'A guardar…',
  },
  shift: {
    title: 'Mudar de turno',
    hint: (count) => `Muda a reserva inteira (${countPeople(count)}).`,
    legend: 'Turnos',
    current: 'o seu turno',
    full: 'sem lugares suficientes',
    choose: 'Escolha outro turno.',
    none: 'Neste momento não há lugares suficientes nos outros turnos.',
    save: 'Mudar de turno',
    sending: 'A mudar…',
    done: (shift) => `O seu turno é agora: ${shift}.`,
  },
  cancel: {
    title: 'Cancelar a reserva',
    text: 'Cancela-se a reserva inteira, com todos os acompanhantes. Se tinha lugares, ficam livres para outras pessoas.',
    button: 'Cancelar a reserva',
    question: 'Tem a certeza de que quer cancelar a reserva?',
    warning: 'Não é possível anular esta ação.',
    yes: 'Sim, cancelar a reserva',
    no: 'Não, manter a reserva',
    sending: 'A cancelar…',
    done: 'A sua reserva foi cancelada. Obrigado por avisar.',
  },
  told: 'Também lhe enviámos esta informação por e-mail.',
  wrongLink: {
    title: 'Esta ligação não abre nenhuma reserva',
    text: 'Verifique se o endereço está completo: por vezes os programas de e-mail cortam-no. O mais seguro é carregar na ligação do último e-mail que lhe enviámos.',
  },
  failures,
};
