import type { StaffLanguage } from '@dehesa/domain/languages';

const es = {
  /** The link from an activity's reservations to the guide's list. */
  openList: 'Pasar lista',
  history: {
    checkIn: 'Lista pasada',
    came: (count: number): string => (count === 1 ? 'Ha venido 1' : `Han venido ${count}`),
    absent: (count: number): string => (count === 1 ? 'No viene 1' : `No vienen ${count}`),
    open: (count: number): string => (count === 1 ? '1 marca deshecha' : `${count} marcas deshechas`),
  },
};

const pt: typeof es = {
  openList: 'Fazer a chamada',
  history: {
    checkIn: 'Chamada feita',
    came: (count) => (count === 1 ? 'Veio 1' : `Vieram ${count}`),
    absent: (count) => (count === 1 ? 'Não vem 1' : `Não vêm ${count}`),
    open: (count) => (count === 1 ? '1 marcação anulada' : `${count} marcações anuladas`),
  },
};

/** What the back office says of checking in; the guide's list has a catalogue of its own. */
export const checkInTexts: Record<StaffLanguage, typeof es> = { es, pt };
