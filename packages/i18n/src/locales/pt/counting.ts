import { countingIn } from '../../formats/counting';

export const { plural, counted, countOf } = countingIn('pt');

export const countPeople = countOf('pessoa', 'pessoas');
export const countPlaces = countOf('lugar', 'lugares');
export const countReservations = countOf('reserva', 'reservas');
