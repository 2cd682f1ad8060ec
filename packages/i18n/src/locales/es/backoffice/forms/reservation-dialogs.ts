import { countPeople } from '../../counting';

/** What is asked before the state of a reservation changes, and what is said of it afterwards. */
export const dialogs = {
  confirm: {
    title: 'Confirmar la reserva',
    message: (name: string, count: number) => `La reserva de ${name} (${countPeople(count)}) quedará confirmada.`,
    accept: 'Confirmar la reserva',
    done: { title: 'Confirmada', message: 'Reserva confirmada' },
  },
  resend: {
    title: 'Reenviar la confirmación',
    message: (name: string) => `Se enviará de nuevo a ${name} el mensaje de confirmación.`,
    accept: 'Reenviar',
    done: { title: 'Enviado', message: 'Confirmación reenviada' },
  },
  resendWhatsapp: {
    title: 'Reenviar la confirmación por WhatsApp',
    message: (name: string) => `Se enviará a ${name} la confirmación por WhatsApp, aunque no lo haya pedido.`,
    accept: 'Reenviar',
    done: { title: 'Enviado', message: 'WhatsApp reenviada' },
  },
  wait: {
    title: 'Pasar a la lista de espera',
    message: (name: string, count: number) =>
      `La reserva de ${name} (${countPeople(count)}) pasará a la lista de espera y dejará libres sus plazas.`,
    accept: 'Pasar a espera',
    done: { title: 'En espera', message: 'Solicitud puesta en espera' },
  },
  cancel: {
    title: 'Cancelar la reserva',
    message: (name: string, count: number) =>
      count > 1
        ? `Se cancelará la reserva de ${name} y también la de sus acompañantes (${countPeople(count)} en total). Se puede recuperar durante 30 días si quedan plazas.`
        : `Se cancelará la reserva de ${name}. Se puede recuperar durante 30 días si quedan plazas.`,
    accept: 'Cancelar la reserva',
    done: { title: 'Cancelada', message: 'Reserva cancelada correctamente' },
  },
  attend: {
    title: 'Validar la asistencia',
    message: (name: string, count: number) => `Se registrará que ha venido ${name} (${countPeople(count)}).`,
    accept: 'Validar la asistencia',
    done: { title: 'Asistencia', message: 'Asistencia confirmada' },
  },
  unattend: {
    title: 'Quitar la asistencia',
    message: (name: string, count: number) =>
      `Dejará de constar que ha venido ${name} (${countPeople(count)}). Quedará anotado en el historial.`,
    accept: 'Quitar la asistencia',
    done: { title: 'Asistencia', message: 'Asistencia retirada' },
  },
  force: {
    title: 'Aforo completo',
    question: 'Esta inscripción supera el aforo máximo permitido. ¿Quieres admitirla igualmente?',
    trace: 'Quedará anotado en el historial quién lo ha permitido.',
    accept: 'Superar el aforo',
  },
};
