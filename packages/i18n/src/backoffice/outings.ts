import type { StaffLanguage } from '@dehesa/domain/languages';
import type { MoveFilter, MoveReach, MoveStatus, SuspensionReason } from '@dehesa/domain/outings';

const reasonsEs: Record<SuspensionReason, string> = {
  rain: 'Lluvia o tormenta',
  wind: 'Viento',
  fire: 'Riesgo de incendio',
  heat: 'Calor',
  snow: 'Nieve o niebla',
  flood: 'Crecida o camino cortado',
  illness: 'Enfermedad de quien guía',
  fewPeople: 'Pocas personas apuntadas',
  other: 'Otro motivo',
};

const reasonsPt: Record<SuspensionReason, string> = {
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

const statusesEs: Record<MoveStatus, string> = {
  open: 'Sin contestar',
  accepted: 'Cambia de fecha',
  declined: 'No puede: cancelada',
  expired: 'No contestó: cancelada',
  withdrawn: 'Cambiada por el equipo',
  none: 'Cancelada con la actividad',
};

const statusesPt: Record<MoveStatus, string> = {
  open: 'Sem resposta',
  accepted: 'Muda de data',
  declined: 'Não pode: cancelada',
  expired: 'Não respondeu: cancelada',
  withdrawn: 'Alterada pela equipa',
  none: 'Cancelada com a atividade',
};

const reachEs: Record<MoveReach, string> = {
  read: 'Leído',
  delivered: 'Entregado',
  sent: 'Enviado',
  onItsWay: 'En camino',
  notReached: 'No ha llegado',
};

const reachPt: Record<MoveReach, string> = {
  read: 'Lido',
  delivered: 'Entregue',
  sent: 'Enviado',
  onItsWay: 'A caminho',
  notReached: 'Não chegou',
};

const filtersEs: Record<MoveFilter, (count: number) => string> = {
  all: (count) => `Todas (${count})`,
  open: (count) => `Sin contestar (${count})`,
  accepted: (count) => `Cambian de fecha (${count})`,
  cancelled: (count) => `Canceladas (${count})`,
  notReached: (count) => `No les ha llegado (${count})`,
};

const filtersPt: Record<MoveFilter, (count: number) => string> = {
  all: (count) => `Todas (${count})`,
  open: (count) => `Sem resposta (${count})`,
  accepted: (count) => `Mudam de data (${count})`,
  cancelled: (count) => `Canceladas (${count})`,
  notReached: (count) => `Não receberam (${count})`,
};

const people = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const es = {
  badge: 'Suspendida',
  action: 'Suspender o cambiar de fecha',
  follow: 'Ver quién ha contestado',
  title: 'Suspender o cambiar de fecha',
  toBoard: 'Ver las reservas',
  reasons: reasonsEs,
  filters: filtersEs,
  reason: 'Motivo',
  chooseReason: 'Elige el motivo',
  words: {
    title: 'Explicación para quienes habían reservado',
    hint: 'Puedes dejarla vacía. Si escribes en un idioma, escribe también en el otro. No incluyas datos personales.',
    es: 'En español',
    pt: 'En portugués',
    both: 'Falta este idioma',
  },
  dates: {
    title: 'Otras fechas',
    hint: 'Quienes reservaron recibirán las fechas que marques, con sus plazas guardadas durante 24 horas mientras queden. Si no marcas ninguna, todas las reservas quedarán canceladas.',
    search: 'Buscar otra actividad',
    clear: 'Borrar la búsqueda',
    sameSeries: 'De la misma serie',
    free: people('plaza libre', 'plazas libres'),
    none: 'No hay otras actividades próximas que ofrecer.',
    tooMany: (max: number) => `Como máximo ${max} fechas`,
    failed: 'No se han podido cargar las fechas',
  },
  newDate: {
    label: 'Crear una fecha nueva',
    hint: 'Se copia la actividad a ese día, con los mismos turnos y plazas y las inscripciones abiertas.',
    date: 'Fecha nueva',
    start: 'Hora de inicio',
    end: 'Hora de fin',
    missing: 'Escribe la fecha nueva',
  },
  preview: {
    title: 'Antes de suspender',
    button: 'Ver qué pasará',
    again: 'Actualizar',
    loading: 'Preparando los mensajes',
    nobody: 'Nadie tiene reserva en esta actividad: solo se cerrará.',
    reservations: people('reserva', 'reservas'),
    people: people('persona', 'personas'),
    waiting: (count: number) =>
      count === 1
        ? '1 reserva en lista de espera: se le avisará y se cancelará.'
        : `${count} reservas en lista de espera: se les avisará y se cancelarán.`,
    emails: people('correo', 'correos'),
    whatsapps: people('WhatsApp', 'WhatsApp'),
    unreached: (count: number) =>
      count === 1
        ? 'A 1 reserva no le llega ningún mensaje: habrá que llamar.'
        : `A ${count} reservas no les llega ningún mensaje: habrá que llamar.`,
    held: (reservations: number, persons: number) =>
      `Plazas guardadas en otra fecha para ${reservations === 1 ? '1 reserva' : `${reservations} reservas`} (${persons === 1 ? '1 persona' : `${persons} personas`}).`,
    notHeld: 'No se pueden guardar plazas para:',
    notHeldOne: (name: string, persons: number) => `${name} (${persons === 1 ? '1 persona' : `${persons} personas`})`,
    more: (count: number) => `y ${count} más`,
    cancelled: 'Todas las reservas quedarán canceladas.',
  },
  suspend: 'Suspender y avisar a todos',
  suspendAlone: 'Suspender la actividad',
  confirm: {
    title: '¿Suspender la actividad?',
    message: 'Se cerrará y se avisará ahora mismo a todas las reservas. No se puede deshacer.',
    yes: 'Sí, suspender',
    no: 'No, volver',
  },
  done: {
    title: 'Actividad suspendida',
    message: (count: number) => (count === 1 ? '1 mensaje en camino' : `${count} mensajes en camino`),
  },
  moves: {
    title: 'Actividad suspendida',
    by: (name: string, when: string) => `La suspendió ${name} (${when}).`,
    byNobody: (when: string) => `Se suspendió el ${when}.`,
    offered: 'Fechas ofrecidas',
    filter: 'Qué reservas',
    refreshed: 'Se actualiza cada 10 segundos',
    statuses: statusesEs,
    reach: reachEs,
    channels: { email: 'Correo', whatsapp: 'WhatsApp' },
    noMessage: 'Sin correo ni WhatsApp',
    repeated: 'puede haber llegado dos veces',
    people: people('persona', 'personas'),
    heldUntil: (date: string, until: string) => `Plazas guardadas para el ${date}, hasta el ${until}`,
    until: (until: string) => `Puede elegir hasta el ${until}`,
    taken: (date: string) => `Vendrá el ${date}`,
    stillLive: 'Su reserva sigue en la actividad suspendida.',
    call: (phone: string) => `Llamar al ${phone}`,
    again: 'Volver a escribir',
    againTo: (name: string) => `Volver a escribir a ${name}`,
    toldAgain: 'Mensaje en camino',
    notTold: 'No hay por dónde escribirle: habrá que llamar.',
    justTold: 'Se le acaba de escribir',
    list: 'Reservas de la actividad suspendida',
    pages: 'Páginas de reservas',
    empty: 'Nadie tenía reserva',
    nothing: 'Ninguna reserva en este grupo',
  },
};

const pt: typeof es = {
  badge: 'Suspensa',
  action: 'Suspender ou mudar de data',
  follow: 'Ver quem respondeu',
  title: 'Suspender ou mudar de data',
  toBoard: 'Ver as reservas',
  reasons: reasonsPt,
  filters: filtersPt,
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
    hint: 'Quem reservou recebe as datas que assinalar, com os lugares guardados durante 24 horas, enquanto houver. Se não assinalar nenhuma, todas as reservas ficam canceladas.',
    search: 'Procurar outra atividade',
    clear: 'Limpar a pesquisa',
    sameSeries: 'Da mesma série',
    free: people('lugar livre', 'lugares livres'),
    none: 'Não há outras atividades próximas para oferecer.',
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
    reservations: people('reserva', 'reservas'),
    people: people('pessoa', 'pessoas'),
    waiting: (count) =>
      count === 1
        ? '1 reserva em lista de espera: será avisada e cancelada.'
        : `${count} reservas em lista de espera: serão avisadas e canceladas.`,
    emails: people('e-mail', 'e-mails'),
    whatsapps: people('WhatsApp', 'WhatsApp'),
    unreached: (count) =>
      count === 1
        ? 'A 1 reserva não chega nenhuma mensagem: será preciso ligar.'
        : `A ${count} reservas não chega nenhuma mensagem: será preciso ligar.`,
    held: (reservations, persons) =>
      `Lugares guardados noutra data para ${reservations === 1 ? '1 reserva' : `${reservations} reservas`} (${persons === 1 ? '1 pessoa' : `${persons} pessoas`}).`,
    notHeld: 'Não é possível guardar lugares para:',
    notHeldOne: (name, persons) => `${name} (${persons === 1 ? '1 pessoa' : `${persons} pessoas`})`,
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
    message: (count) => (count === 1 ? '1 mensagem a caminho' : `${count} mensagens a caminho`),
  },
  moves: {
    title: 'Atividade suspensa',
    by: (name, when) => `Suspensa por ${name} (${when}).`,
    byNobody: (when) => `Suspensa em ${when}.`,
    offered: 'Datas oferecidas',
    filter: 'Que reservas',
    refreshed: 'Atualiza-se de 10 em 10 segundos',
    statuses: statusesPt,
    reach: reachPt,
    channels: { email: 'E-mail', whatsapp: 'WhatsApp' },
    noMessage: 'Sem e-mail nem WhatsApp',
    repeated: 'pode ter chegado duas vezes',
    people: people('pessoa', 'pessoas'),
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

/** The texts of suspending an outing, which no other screen loads. */
export const outings: Record<StaffLanguage, typeof es> = { es, pt };
