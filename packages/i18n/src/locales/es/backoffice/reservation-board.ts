import type { PrintedListKind, BulkMessageKind } from '@dehesa/domain/reservations';
import { countPeople, countReservations } from '../counting';

export const board = {
  /** How the board keeps up with what others do. */
  live: 'Los cambios aparecen al momento',
  polling: 'Se actualiza cada 15 segundos',
  folded: 'Fichas en una línea',
  unfold: (name: string) => `Ver todo de ${name}`,
  shift: (name: string) => `Turno ${name}`,
  /** After a shift's name. */
  shiftCount: (reservations: number, people: number) => `${countReservations(reservations)}, ${countPeople(people)}`,
  changes: {
    label: 'Cambios recientes',
    arrived: (name: string) => `Nueva reserva de ${name}`,
    moved: (name: string, column: string) => `La reserva de ${name} está ahora en «${column}»`,
    left: (name: string) => `La reserva de ${name} ya no está en la lista`,
    edited: (name: string) => `Ha cambiado la reserva de ${name}`,
    several: (count: number) => `Han cambiado ${count} reservas`,
    hide: 'Ocultar el aviso',
    /** In the question about a reservation that somebody else has changed since it was asked. */
    meanwhile: 'Esta reserva acaba de cambiar. Comprueba cómo está antes de seguir.',
  },
  drag: {
    handle: (name: string) => `Mover la reserva de ${name}`,
    role: 'elemento que se arrastra',
    instructions:
      'Pulsa la barra espaciadora para coger la reserva. Con las flechas izquierda y derecha cambias de columna. Pulsa otra vez la barra espaciadora para soltarla, o Escape para dejarla donde estaba.',
    start: (name: string, column: string) => `Has cogido la reserva de ${name}. Está en la columna «${column}».`,
    over: (column: string) => `Sobre la columna «${column}».`,
    overRefused: (column: string) => `Sobre la columna «${column}». Aquí no se puede soltar.`,
    stays: (column: string) => `La reserva se queda en la columna «${column}».`,
    asks: (column: string) => `Has soltado la reserva en la columna «${column}». Falta confirmar el cambio.`,
    cancelled: (column: string) => `Movimiento cancelado. La reserva vuelve a la columna «${column}».`,
    back: (name: string, column: string) => `La reserva de ${name} vuelve a la columna «${column}».`,
    refusedTitle: 'No se puede mover ahí',
    toPending: 'Una reserva confirmada o en espera no puede volver a «Pendiente».',
  },
  overwrite: {
    title: 'La reserva ha cambiado',
    question:
      'Alguien ha cambiado esta reserva mientras la editabas: otra persona del equipo o quien la hizo. Lo que has escrito todavía no se ha guardado.',
    keep: 'Seguir editando',
    reload: 'Ver cómo está ahora y perder lo escrito',
    accept: 'Guardar mis cambios de todas formas',
  },
};

const print: Record<PrintedListKind, { print: string; pdf: string }> = {
  confirmed: { print: 'Imprimir las confirmadas', pdf: 'PDF de las confirmadas' },
  waiting: { print: 'Imprimir la lista de espera', pdf: 'PDF de la lista de espera' },
};

const kinds: Record<BulkMessageKind, { item: string; title: string; explained: string; done: string }> = {
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
    explained:
      'Avisa a quienes tienen plaza, pendiente o confirmada, y conocen otro horario: del de antes y del de ahora.',
    done: 'Cambio de horario enviado',
  },
};

export const tools = {
  label: 'Listas y mensajes de la actividad',
  lists: 'Imprimir y exportar',
  messages: 'Enviar mensaje a todos',
  list: print,
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
  /** Parties know another schedule than the one in force. */
  untold: {
    title: 'El horario ha cambiado y no se ha avisado',
    message: 'Quienes reservaron antes del cambio conocen otro horario.',
    open: (date: string, count: number) => `Avisar del ${date} (${countReservations(count)})`,
    nobody: 'Todas las reservas conocen ya el horario en vigor.',
  },
  kinds: kinds,
  preview: {
    loading: 'Preparando el mensaje…',
    failed: 'No se ha podido preparar el mensaje',
    recipients: (count: number) => `Se enviará a ${countReservations(count)}.`,
    /** `readers`: those of each language, joined. */
    byLanguage: (readers: string) => `${readers}.`,
    readers: (count: number, language: string) => `${count} en ${language}`,
    sentBefore: (who: string, when: string, count: number) =>
      `${who} ya envió este mensaje ${when}, a ${countReservations(count)}.`,
    sentByMe: (when: string, count: number) => `Ya enviaste este mensaje ${when}, a ${countReservations(count)}.`,
    somebody: 'Alguien',
    sentTitle: 'Ya enviado',
    past: 'La actividad ya ha terminado.',
    send: (count: number) => `Enviar a ${countReservations(count)}`,
    keep: 'No, volver',
    done: (count: number) => `Se está enviando a ${countReservations(count)}.`,
  },
};

export const consents = {
  title: 'Consentimientos',
  privacy: 'Política de privacidad',
  photo: 'Uso de imágenes',
  communications: 'Comunicaciones',
  whatsapp: 'Avisos por WhatsApp',
  given: (date: string) => `Aceptado el ${date}`,
  refused: 'No aceptado',
  version: (version: string) => `Versión de los textos: ${version}`,
  byStaff: 'La reserva la hizo el equipo: no consta ningún consentimiento del visitante en la web.',
  erased: (date: string) => `Los datos personales de esta reserva se borraron el ${date}.`,
  nameErased: 'Datos borrados',
};

export const ownChanges = {
  'reservations.addCompanion': 'Acompañante añadido por el visitante',
  'reservations.removeCompanion': 'Acompañante quitado por el visitante',
  'reservations.correctEmail': 'Correo corregido por el visitante al reservar',
  'reservations.openLink': 'Enlace del correo abierto por el visitante',
  'reservations.correctName': 'Nombre corregido por el visitante',
  'reservations.changeShift': 'Turno cambiado por el visitante',
  'reservations.answerQuestions': 'Respuestas a las preguntas por el visitante',
  'reservations.answerAttendance': 'Respuesta al recordatorio',
  'reservations.switchReminders': 'Recordatorios activados o desactivados',
  'reservations.resend': 'Correo enviado otra vez a petición del visitante',
  'reservations.resendWhatsapp': 'Confirmación enviada por WhatsApp',
  'reservations.switchWhatsapp': 'Avisos por WhatsApp activados o desactivados por el visitante',
};
