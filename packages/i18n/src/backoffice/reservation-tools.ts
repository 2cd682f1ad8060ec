import type { StaffLanguage } from '@dehesa/domain/languages';
import type { BulkMessageKind, PrintedListKind } from '@dehesa/domain/reservations';

const reservations = (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`);

const kindsEs: Record<BulkMessageKind, { item: string; title: string; explained: string; done: string }> = {
  pending: {
    item: 'A las pendientes',
    title: 'Mensaje a las reservas pendientes',
    explained: 'Vuelve a enviar a cada titular el aviso de que su solicitud está pendiente de confirmar.',
    done: 'Email reenviado',
  },
  waiting: {
    item: 'A la lista de espera',
    title: 'Mensaje a la lista de espera',
    explained: 'Vuelve a enviar a cada titular el aviso de que el aforo está completo y su solicitud está en espera.',
    done: 'Email reenviado (aforo completo, en espera)',
  },
  confirmed: {
    item: 'A las confirmadas',
    title: 'Mensaje a las reservas confirmadas',
    explained: 'Vuelve a enviar a cada titular la confirmación, con el código QR y la cita para el calendario.',
    done: 'Confirmación reenviada',
  },
  scheduleChange: {
    item: 'Cambio de horario',
    title: 'Mensaje de cambio de horario',
    explained: 'Avisa a quienes tienen plaza, pendiente o confirmada, del horario de antes y del de ahora.',
    done: 'Cambio de horario enviado',
  },
};

const kindsPt: typeof kindsEs = {
  pending: {
    item: 'Às pendentes',
    title: 'Mensagem às reservas pendentes',
    explained: 'Volta a enviar a cada titular o aviso de que o seu pedido está pendente de confirmação.',
    done: 'E-mail reenviado',
  },
  waiting: {
    item: 'À lista de espera',
    title: 'Mensagem à lista de espera',
    explained: 'Volta a enviar a cada titular o aviso de que a lotação está esgotada e o seu pedido ficou em espera.',
    done: 'E-mail reenviado (lotação esgotada, em espera)',
  },
  confirmed: {
    item: 'Às confirmadas',
    title: 'Mensagem às reservas confirmadas',
    explained: 'Volta a enviar a cada titular a confirmação, com o código QR e a marcação para o calendário.',
    done: 'Confirmação reenviada',
  },
  scheduleChange: {
    item: 'Alteração de horário',
    title: 'Mensagem de alteração de horário',
    explained: 'Avisa quem tem lugar, pendente ou confirmado, do horário anterior e do atual.',
    done: 'Alteração de horário enviada',
  },
};

const printEs: Record<PrintedListKind, { print: string; pdf: string }> = {
  confirmed: { print: 'Imprimir las confirmadas', pdf: 'PDF de las confirmadas' },
  waiting: { print: 'Imprimir la lista de espera', pdf: 'PDF de la lista de espera' },
};

const printPt: typeof printEs = {
  confirmed: { print: 'Imprimir as confirmadas', pdf: 'PDF das confirmadas' },
  waiting: { print: 'Imprimir a lista de espera', pdf: 'PDF da lista de espera' },
};

const es = {
  label: 'Listas y mensajes de la actividad',
  lists: 'Imprimir y exportar',
  messages: 'Enviar mensaje a todos',
  list: printEs,
  sheet: 'Exportar a hoja de cálculo',
  empty: {
    title: 'Lista vacía',
    print: 'La lista que quieres imprimir está vacía',
    export: 'La lista que quieres exportar está vacía',
    message: 'No hay nadie a quien enviar este mensaje.',
  },
  blocked: {
    title: 'El navegador no ha abierto la ventana',
    message: 'Tiene bloqueadas las ventanas emergentes de esta página. La lista se puede abrir desde aquí.',
    open: 'Abrir la lista',
  },
  failed: 'No se ha podido preparar la lista',
  kinds: kindsEs,
  preview: {
    loading: 'Preparando el mensaje…',
    failed: 'No se ha podido preparar el mensaje',
    recipients: (count: number) => `Se enviará a ${reservations(count)}.`,
    /** `readers`: those of each language, joined. */
    byLanguage: (readers: string) => `${readers}.`,
    readers: (count: number, language: string) => `${count} en ${language}`,
    language: 'Idioma del mensaje',
    languages: (name: string, count: number) => `${name} (${count})`,
    subject: 'Asunto',
    sample: (name: string) => `Así lo recibirá ${name}`,
    sampleUnread: (name: string) => `Nadie lo recibirá en este idioma. Así sería para ${name}`,
    content: (subject: string) => `Contenido del mensaje «${subject}»`,
    sentBefore: (who: string, when: string, count: number) =>
      `${who} ya envió este mensaje ${when}, a ${reservations(count)}.`,
    sentByMe: (when: string, count: number) => `Ya enviaste este mensaje ${when}, a ${reservations(count)}.`,
    somebody: 'Alguien',
    sentTitle: 'Ya enviado',
    past: 'La actividad ya ha terminado.',
    send: (count: number) => `Enviar a ${reservations(count)}`,
    keep: 'No, volver',
    done: (count: number) => `Se está enviando a ${reservations(count)}.`,
  },
};

export type ReservationToolTexts = typeof es;

const reservas = (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`);

const pt: ReservationToolTexts = {
  label: 'Listas e mensagens da atividade',
  lists: 'Imprimir e exportar',
  messages: 'Enviar mensagem a todos',
  list: printPt,
  sheet: 'Exportar para folha de cálculo',
  empty: {
    title: 'Lista vazia',
    print: 'A lista que pretende imprimir está vazia',
    export: 'A lista que pretende exportar está vazia',
    message: 'Não há ninguém a quem enviar esta mensagem.',
  },
  blocked: {
    title: 'O navegador não abriu a janela',
    message: 'As janelas pop-up desta página estão bloqueadas. A lista pode ser aberta a partir daqui.',
    open: 'Abrir a lista',
  },
  failed: 'Não foi possível preparar a lista',
  kinds: kindsPt,
  preview: {
    loading: 'A preparar a mensagem…',
    failed: 'Não foi possível preparar a mensagem',
    recipients: (count) => `Será enviada a ${reservas(count)}.`,
    byLanguage: (readers) => `${readers}.`,
    readers: (count, language) => `${count} em ${language}`,
    language: 'Idioma da mensagem',
    languages: (name, count) => `${name} (${count})`,
    subject: 'Assunto',
    sample: (name) => `É assim que ${name} a vai receber`,
    sampleUnread: (name) => `Ninguém a vai receber neste idioma. Seria assim para ${name}`,
    content: (subject) => `Conteúdo da mensagem «${subject}»`,
    sentBefore: (who, when, count) => `${who} já enviou esta mensagem ${when}, a ${reservas(count)}.`,
    sentByMe: (when, count) => `Já enviou esta mensagem ${when}, a ${reservas(count)}.`,
    somebody: 'Alguém',
    sentTitle: 'Já enviada',
    past: 'A atividade já terminou.',
    send: (count) => `Enviar a ${reservas(count)}`,
    keep: 'Não, voltar',
    done: (count) => `Está a ser enviada a ${reservas(count)}.`,
  },
};

/** The texts of the tools above the board: they load with it, not with the first screen. */
export const reservationTools: Record<StaffLanguage, ReservationToolTexts> = { es, pt };
