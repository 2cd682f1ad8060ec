import type { StaffLanguage } from '@dehesa/domain/languages';

const es = {
  home: {
    reservations: 'Mis Reservas',
    reservationsHint: 'Consulta, cambia o cancela lo que has reservado.',
    agenda: 'Buscar actividades',
    agendaHint: 'Mira la agenda y reserva plaza para ti y quienes te acompañen.',
  },
  title: 'Mis Reservas',
  introduction: (email: string): string => `Las reservas hechas con ${email}.`,
  times: 'Reservas por fecha',
  coming: (count: number): string => `Próximas (${count})`,
  past: (count: number): string => `Pasadas (${count})`,
  empty: {
    coming: 'No tienes reservas próximas',
    comingMessage: 'Cuando reserves plaza con esta dirección de correo, aparecerá aquí.',
    past: 'No tienes reservas pasadas',
    pastMessage: 'Aquí quedarán las actividades a las que hayas ido.',
  },
  search: 'Buscar actividades',
  pages: 'Páginas de reservas',
  listOf: { coming: 'Reservas próximas', past: 'Reservas pasadas' },
  statuses: { 1: 'Pendiente', 2: 'Confirmada', 3: 'En espera', 4: 'Cancelada' },
  reference: 'Nº Reserva',
  people: (count: number, names: string): string =>
    count === 1 ? `1 persona: ${names}` : `${count} personas: ${names}`,
  peopleCount: (count: number): string => (count === 1 ? '1 persona' : `${count} personas`),
  shift: (name: string): string => `Turno ${name}`,
  meetingPoint: (place: string): string => `Punto de encuentro: ${place}`,
  offered: 'Hay plaza para ti: contesta a la oferta en tu reserva.',
  open: 'Ver o cambiar',
  openPast: 'Ver la reserva',
  openOf: (title: string): string => `la reserva de «${title}»`,
  openPastOf: (title: string): string => `de «${title}»`,
  showQr: 'Mostrar el código QR',
  qrOf: (reference: string): string => `Código QR de la reserva ${reference}`,
  qrHint: 'Enséñalo al llegar: con él pasan lista.',
  unverified: {
    title: 'Confirma que esta dirección es tuya',
    message: (email: string): string =>
      `Para enseñarte tus reservas necesitamos saber que ${email} es tu correo. Te enviamos un enlace: ábrelo y vuelve aquí.`,
    send: 'Enviarme el enlace',
    sendAgain: 'Enviar otro enlace',
    sent: 'Enviado',
    sentMessage: (email: string): string =>
      `Te hemos enviado un enlace a ${email}. Puede tardar unos minutos; mira también en el correo no deseado.`,
    check: 'Ya lo he abierto',
  },
  verify: {
    title: 'Confirma tu dirección de correo',
    message: 'Pulsa el botón y verás en tu cuenta las reservas hechas con esta dirección.',
    confirm: 'Confirmar mi dirección',
    done: 'Dirección confirmada',
    doneMessage: 'Ya puedes ver tus reservas.',
    toReservations: 'Ver mis reservas',
    broken: 'El enlace está incompleto',
    brokenMessage: 'Ábrelo desde el mensaje que te enviamos, o cópialo entero.',
  },
};

const pt: typeof es = {
  home: {
    reservations: 'As minhas reservas',
    reservationsHint: 'Consulte, altere ou cancele o que reservou.',
    agenda: 'Procurar atividades',
    agendaHint: 'Veja a agenda e reserve lugar para si e para quem o acompanhe.',
  },
  title: 'As minhas reservas',
  introduction: (email) => `As reservas feitas com ${email}.`,
  times: 'Reservas por data',
  coming: (count) => `Próximas (${count})`,
  past: (count) => `Passadas (${count})`,
  empty: {
    coming: 'Não tem próximas reservas',
    comingMessage: 'Quando reservar lugar com este endereço de e-mail, a reserva aparecerá aqui.',
    past: 'Não tem reservas passadas',
    pastMessage: 'Ficarão aqui as atividades em que tenha participado.',
  },
  search: 'Procurar atividades',
  pages: 'Páginas de reservas',
  listOf: { coming: 'Próximas reservas', past: 'Reservas passadas' },
  statuses: { 1: 'Pendente', 2: 'Confirmada', 3: 'Em espera', 4: 'Cancelada' },
  reference: 'N.º da reserva',
  people: (count, names) => (count === 1 ? `1 pessoa: ${names}` : `${count} pessoas: ${names}`),
  peopleCount: (count) => (count === 1 ? '1 pessoa' : `${count} pessoas`),
  shift: (name) => `Turno ${name}`,
  meetingPoint: (place) => `Ponto de encontro: ${place}`,
  offered: 'Há lugar para si: responda à oferta na sua reserva.',
  open: 'Ver ou alterar',
  openPast: 'Ver a reserva',
  openOf: (title) => `a reserva de «${title}»`,
  openPastOf: (title) => `de «${title}»`,
  showQr: 'Mostrar o código QR',
  qrOf: (reference) => `Código QR da reserva ${reference}`,
  qrHint: 'Mostre-o à chegada: é com ele que registam a sua presença.',
  unverified: {
    title: 'Confirme que este endereço é seu',
    message: (email) =>
      `Para lhe mostrar as suas reservas, precisamos de saber que ${email} é o seu e-mail. Enviamos-lhe uma ligação: abra-a e volte aqui.`,
    send: 'Enviar-me a ligação',
    sendAgain: 'Enviar outra ligação',
    sent: 'Enviado',
    sentMessage: (email) =>
      `Enviámos uma ligação para ${email}. Pode demorar alguns minutos; veja também na pasta de correio não solicitado (spam).`,
    check: 'Já a abri',
  },
  verify: {
    title: 'Confirme o seu endereço de e-mail',
    message: 'Prima o botão e verá na sua conta as reservas feitas com este endereço.',
    confirm: 'Confirmar o meu endereço',
    done: 'Endereço confirmado',
    doneMessage: 'Já pode ver as suas reservas.',
    toReservations: 'Ver as minhas reservas',
    broken: 'A ligação está incompleta',
    brokenMessage: 'Abra-a a partir da mensagem que lhe enviámos ou copie-a por inteiro.',
  },
};

export type OwnReservationTexts = typeof es;

/** The texts of a member's home and own reservations: they come with those screens. */
export const ownReservations: Record<StaffLanguage, OwnReservationTexts> = { es, pt };
