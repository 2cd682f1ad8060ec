import { countOf, plural } from './counting';

const countActivities = countOf('actividad', 'actividades');
const countAccounts = countOf('cuenta', 'cuentas');

/** Of reservations, activities and accounts alike: all of them are feminine. */
export const manyWords = {
  stop: 'Dejar de seleccionar',
  chosen: (count: number) => plural(count, '1 seleccionada', `${count} seleccionadas`),
  export: 'Exportar',
  exportFailed: 'No se ha podido exportar',
  keep: 'No, volver',
  progress: (done: number, all: number) => `${done} de ${all}`,
  working: 'Guardando los cambios…',
  /** Where it was broken off. */
  goOn: (left: number) => `Seguir con ${plural(left, 'la que falta', `las ${left} que faltan`)}`,
  doneTitle: 'Hecho',
  unchanged: (count: number) => plural(count, '1 ya estaba así.', `${count} ya estaban así.`),
  refused: (count: number) => plural(count, '1 se queda como estaba:', `${count} se quedan como estaban:`),
  close: 'Cerrar',
};

export const manyLists = {
  ...manyWords,
  /** The list was searched or filtered otherwise. */
  lost: 'Al cambiar la búsqueda o los filtros se ha quitado la selección.',
  tooMany: (most: number, count: number) =>
    `Se pueden cambiar ${most} a la vez como máximo: ${plural(count, 'sobra 1', `sobran ${count}`)}.`,
  activities: {
    bar: 'Actividades seleccionadas',
    somebody: 'Una actividad',
    show: {
      label: 'Mostrar',
      title: 'Mostrar las seleccionadas',
      message: (count: number) =>
        `${plural(count, 'Se mostrará', 'Se mostrarán')} en la web ${countActivities(count)}.`,
      accept: 'Mostrar',
      done: (count: number) => plural(count, '1 actividad visible', `${count} actividades visibles`),
    },
    hide: {
      label: 'Ocultar',
      title: 'Ocultar las seleccionadas',
      message: (count: number) =>
        `${countActivities(count)} ${plural(count, 'dejará de verse en la web y no admitirá', 'dejarán de verse en la web y no admitirán')} reservas. No se borra nada.`,
      accept: 'Ocultar',
      done: (count: number) => plural(count, '1 actividad oculta', `${count} actividades ocultas`),
    },
    open: {
      label: 'Abrir inscripciones',
      title: 'Abrir las inscripciones',
      message: (count: number) => `Se abrirán las inscripciones de ${countActivities(count)}.`,
      accept: 'Abrir',
      done: (count: number) => `Inscripciones abiertas en ${countActivities(count)}`,
    },
    close: {
      label: 'Cerrar inscripciones',
      title: 'Cerrar las inscripciones',
      message: (count: number) =>
        `Se cerrarán las inscripciones de ${countActivities(count)}. Las reservas que ya hay se conservan.`,
      accept: 'Cerrar las inscripciones',
      done: (count: number) => `Inscripciones cerradas en ${countActivities(count)}`,
    },
  },
  accounts: {
    bar: 'Cuentas seleccionadas',
    somebody: 'Una cuenta',
    giveAccess: {
      label: 'Dar acceso',
      title: 'Dar acceso a las seleccionadas',
      message: (count: number) =>
        `${plural(count, 'Podrá', 'Podrán')} entrar en la aplicación ${countAccounts(count)}.`,
      accept: 'Dar acceso',
      done: (count: number) => `Acceso concedido a ${countAccounts(count)}`,
    },
    withdrawAccess: {
      label: 'Retirar acceso',
      title: 'Retirar el acceso a las seleccionadas',
      message: (count: number) =>
        `${countAccounts(count)} ${plural(count, 'no podrá', 'no podrán')} entrar y sus sesiones abiertas se cerrarán. Los datos se conservan.`,
      accept: 'Retirar el acceso',
      done: (count: number) => `Acceso retirado a ${countAccounts(count)}`,
    },
    write: 'Escribir',
    resendInvitation: {
      label: 'Invitar de nuevo',
      title: 'Enviar otra vez la invitación',
      message: (count: number) =>
        `${plural(count, 'Recibirá', 'Recibirán')} un enlace nuevo por email, válido durante 72 horas, ${countAccounts(count)}. ${plural(count, 'El enlace anterior dejará', 'Los enlaces anteriores dejarán')} de funcionar.`,
      accept: 'Enviar',
      done: (count: number) => plural(count, '1 invitación enviada', `${count} invitaciones enviadas`),
    },
    notInvited: (count: number) =>
      plural(
        count,
        '1 no está invitada o ya ha elegido su contraseña, y se queda como está.',
        `${count} no están invitadas o ya han elegido su contraseña, y se quedan como están.`,
      ),
    renewFee: {
      label: 'Renovar cuotas',
      title: 'Renovar las cuotas',
      message: (count: number) =>
        `Se renovará por un periodo más, con pago de hoy, la cuota de ${countAccounts(count)}.`,
      accept: 'Renovar',
      done: (count: number) => plural(count, '1 cuota renovada', `${count} cuotas renovadas`),
    },
    withoutFee: (count: number) =>
      plural(count, '1 no paga cuota y se queda como está.', `${count} no pagan cuota y se quedan como están.`),
  },
};
