import type { StaffLanguage } from '@dehesa/domain/languages';

const reservas = (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`);
const personas = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

const es = {
  /** How the board keeps up with what others do. */
  live: 'Los cambios aparecen al momento',
  polling: 'Se actualiza cada 15 segundos',
  shift: (name: string) => `Turno ${name}`,
  /** After a shift's name. */
  shiftCount: (reservations: number, people: number) => `${reservas(reservations)}, ${personas(people)}`,
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

const pessoas = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`);

const pt: typeof es = {
  live: 'As alterações aparecem de imediato',
  polling: 'Atualiza-se de 15 em 15 segundos',
  shift: (name) => `Turno ${name}`,
  shiftCount: (reservations, people) => `${reservas(reservations)}, ${pessoas(people)}`,
  changes: {
    label: 'Alterações recentes',
    arrived: (name) => `Nova reserva de ${name}`,
    moved: (name, column) => `A reserva de ${name} está agora em «${column}»`,
    left: (name) => `A reserva de ${name} já não está na lista`,
    edited: (name) => `A reserva de ${name} foi alterada`,
    several: (count) => `Foram alteradas ${count} reservas`,
    hide: 'Ocultar o aviso',
    meanwhile: 'Esta reserva acabou de ser alterada. Verifique como está antes de continuar.',
  },
  drag: {
    handle: (name) => `Mover a reserva de ${name}`,
    role: 'elemento que se arrasta',
    instructions:
      'Prima a barra de espaços para pegar na reserva. Com as setas para a esquerda e para a direita muda de coluna. Prima outra vez a barra de espaços para a largar, ou Escape para a deixar onde estava.',
    start: (name, column) => `Pegou na reserva de ${name}. Está na coluna «${column}».`,
    over: (column) => `Sobre a coluna «${column}».`,
    overRefused: (column) => `Sobre a coluna «${column}». Não é possível largar aqui.`,
    stays: (column) => `A reserva fica na coluna «${column}».`,
    asks: (column) => `Largou a reserva na coluna «${column}». Falta confirmar a alteração.`,
    cancelled: (column) => `Movimento cancelado. A reserva volta à coluna «${column}».`,
    back: (name, column) => `A reserva de ${name} volta à coluna «${column}».`,
    refusedTitle: 'Não é possível mover para aí',
    toPending: 'Uma reserva confirmada ou em espera não pode voltar a «Pendente».',
  },
  overwrite: {
    title: 'A reserva foi alterada',
    question:
      'Alguém alterou esta reserva enquanto a editava: outra pessoa da equipa ou quem a fez. O que escreveu ainda não foi guardado.',
    keep: 'Continuar a editar',
    reload: 'Ver como está agora e perder o que escrevi',
    accept: 'Guardar as minhas alterações mesmo assim',
  },
};

/** Texts of the board of an activity's reservations that come with its screen: no other one needs them. */
export type ReservationBoardTexts = typeof es;
export const reservationBoard: Record<StaffLanguage, ReservationBoardTexts> = { es, pt };
