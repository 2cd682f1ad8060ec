import type * as es from '../../../es/backoffice/forms/reservation-dialogs';
import { countPeople } from '../../counting';

/** What is asked before the state of a reservation changes, and what is said of it afterwards. */
export const dialogs: typeof es.dialogs = {
  confirm: {
    title: 'Confirmar a reserva',
    message: (name, count) => `A reserva de ${name} (${countPeople(count)}) ficará confirmada.`,
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
      `A reserva de ${name} (${countPeople(count)}) passará para a lista de espera e libertará os seus lugares.`,
    accept: 'Passar para a lista de espera',
    done: { title: 'Em espera', message: 'Pedido colocado em espera' },
  },
  cancel: {
    title: 'Cancelar a reserva',
    message: (name, count) =>
      count > 1
        ? `Será cancelada a reserva de ${name} e também a dos seus acompanhantes (${countPeople(count)} no total). Pode ser recuperada durante 30 dias se houver lugares.`
        : `Será cancelada a reserva de ${name}. Pode ser recuperada durante 30 dias se houver lugares.`,
    accept: 'Cancelar a reserva',
    done: { title: 'Cancelada', message: 'A reserva foi cancelada' },
  },
  attend: {
    title: 'Validar a presença',
    message: (name, count) => `Ficará registado que ${name} compareceu (${countPeople(count)}).`,
    accept: 'Validar a presença',
    done: { title: 'Presença', message: 'Presença confirmada' },
  },
  unattend: {
    title: 'Retirar a presença',
    message: (name, count) =>
      `Deixará de constar que ${name} compareceu (${countPeople(count)}). Ficará registado no histórico.`,
    accept: 'Retirar a presença',
    done: { title: 'Presença', message: 'Presença retirada' },
  },
  force: {
    title: 'Lotação esgotada',
    question: 'Esta inscrição ultrapassa a lotação máxima permitida. Quer admiti-la mesmo assim?',
    trace: 'Ficará registado no histórico quem o permitiu.',
    accept: 'Ultrapassar a lotação',
  },
};
