import { theHour } from '../hours';
import { counted, plural } from '../counting';

export const shell = {
  title: (appName: string) => `Sistema de reservas de ${appName}`,
  skipToContent: 'Saltar al contenido',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Intentar de nuevo',
  loading: 'Cargando…',
  maybeOld: 'No se pudo actualizar: puede haber cambios que aún no se ven.',
  pager: {
    page: (page: number) => `Página ${page}`,
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
  away: {
    title: (time: string) => `Sin conexión con la base de datos: solo lectura desde ${theHour(time)}.`,
    message: 'Lo escrito se conserva y todo vuelve por sí solo.',
  },
  mainMenu: 'Menú principal',
  userMenu: (name: string) => `Cuenta de ${name}`,
  profile: 'Mis datos',
  unreadMessages: (unread: number) => counted(unread, 'mensaje sin leer', 'mensajes sin leer'),
  inboxes: 'Mensajes de WhatsApp',
  search: 'Buscar en todo',
  notifications: {
    title: 'Reservas pendientes',
    button: (unread: number) =>
      unread === 0 ? 'Reservas pendientes' : `Reservas pendientes: ${unread > 99 ? 'más de 99' : unread} sin abrir`,
    empty: 'No hay reservas pendientes',
    companions: (companions: number) => counted(companions, 'acompañante', 'acompañantes'),
    unread: 'Sin abrir',
    all: 'Ver todas las reservas',
  },
  signOut: 'Cerrar sesión',
  language: 'Idioma',
  listLook: 'Vista de la lista',
  /** Tick boxes of lists. */
  tick: (name: string) => `Seleccionar «${name}»`,
  tickPage: 'Seleccionar toda la página',
  languages: { es: 'Español', pt: 'Português' },
  languageFailed: {
    title: 'No se ha podido cambiar de idioma',
    message: 'Comprueba tu conexión a internet e inténtalo de nuevo.',
  },
  home: 'Inicio',
  menu: {
    home: 'Inicio',
    reservations: 'Reservas',
    inbox1: 'Mensajes Monfragüe',
    inbox2: 'Mensajes Tajo',
    activities: 'Actividades',
    collaborators: 'Colaboradores',
    companies: 'Empresas',
    monitors: 'Monitores',
    tariffs: 'Tarifas',
    users: 'Usuarios',
    configuration: 'Config. App.',
    ownReservations: 'Mis reservas',
    agenda: 'Buscar actividades',
    profile: 'Mis datos',
  },
  roles: {
    0: 'Superadministrador',
    1: 'Administrador',
    2: 'Gestor',
    3: 'Usuario',
    4: 'Colaborador',
  },
  territories: { 1: 'Monfragüe', 2: 'Tajo / Tejo Internacional' },
  licenceActive: 'Licencia activa',
  licenceExpired: '¡Licencia expirada!',
  licenceOverlay: {
    title: 'Licencia expirada',
    message: 'La licencia de esta instalación ha caducado. Ponte en contacto con el administrador para renovarla.',
  },
  notFound: {
    title: 'Página no encontrada',
    message: 'La dirección que buscas no existe o ya no está disponible.',
    action: 'Ir al inicio',
  },
};

export const login = {
  heading: 'Iniciar sesión',
  introduction: 'Accede a la gestión de actividades y reservas.',
  email: 'Email',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  submit: 'Entrar',
  forgotten: '¿Has olvidado tu contraseña?',
  incomplete: {
    title: 'Complete campos',
    message: 'Por favor, rellene todos los campos para continuar',
  },
  emailInvalid: {
    title: 'Email no válido',
    message: 'Por favor, introduzca un email válido.',
  },
  recovery: {
    heading: 'Recuperar contraseña',
    introduction: 'Escribe tu email y te enviaremos una contraseña de un solo uso, válida durante una hora.',
    submit: 'Enviar',
    back: 'Volver',
    sent: {
      title: 'Enviado',
      message: 'Si hay una cuenta con ese email, te hemos enviado un correo con tu nueva contraseña.',
    },
  },
  newPassword: {
    heading: 'Elige una contraseña nueva',
    introduction: 'Has entrado con una contraseña de un solo uso. Elige ahora la que usarás a partir de hoy.',
    password: 'Contraseña nueva',
    repeat: 'Repite la contraseña nueva',
    rule: (minimum: number) => `Al menos ${minimum} caracteres.`,
    different: 'Las dos contraseñas no coinciden.',
    submit: 'Guardar y continuar',
    saved: {
      title: 'Guardado',
      message: 'Datos guardados correctamente',
    },
  },
};

/** The words of every map. */
export const maps = {
  title: 'Mapa',
  marker: 'Marca del punto: se mueve con las flechas',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
};

export const overview = {
  greeting: (name: string) => `Hola, ${name}`,
  staffIntroduction: 'Así van las actividades y sus reservas.',
  plainIntroduction: 'Te damos la bienvenida al sistema de reservas.',
  tiles: {
    reservations: 'Reservas',
    activities: 'Actividades',
    collaborators: 'Colaboradores',
    collaboratorsDetail: 'Establecimientos que traen visitantes',
    reservationsDetail: (pending: number, confirmed: number, waiting: number) =>
      `${confirmed} ${plural(confirmed, 'confirmada', 'confirmadas')} · ${pending} ${plural(pending, 'pendiente', 'pendientes')} · ${waiting} en espera`,
    activitiesDetail: (coming: number) => `${coming} por celebrar`,
  },
};
