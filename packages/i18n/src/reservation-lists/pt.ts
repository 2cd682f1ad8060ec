import type { es } from './es';

const people = (count: number) => (count === 1 ? '1 pessoa' : `${count} pessoas`);

export const pt: typeof es = {
  lang: 'pt-PT',
  kinds: { confirmed: 'Reservas confirmadas', waiting: 'Lista de espera' },
  columns: ['N.º da reserva', 'Nome', 'Apelidos', 'Telefone', 'E-mail', 'Distrito ou província', 'Localidade'],
  sheets: { confirmed: 'Confirmadas', waiting: 'Em espera' },
  facts: { place: 'Local', date: 'Data', capacity: 'Lotação', start: 'Hora de início', end: 'Hora de fim' },
  capacity: (total, shifts, each) => (shifts > 1 ? `${total} (${each} por turno)` : String(total)),
  shift: (name) => `Turno: ${name}`,
  withoutShift: 'Sem turno',
  total: (reservations, count) =>
    `${people(count)} em ${reservations === 1 ? '1 reserva' : `${reservations} reservas`}`,
  people,
  empty: 'Lista vazia',
  emptyPrint: 'A lista que pretende imprimir está vazia',
  printedAt: (when) => `Impresso em ${when}`,
  page: (number, total) => `Página ${number} de ${total}`,
  print: 'Imprimir',
  downloadPdf: 'Descarregar em PDF',
  failed: 'Não foi possível abrir a lista',
};
