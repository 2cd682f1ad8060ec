import { countingIn } from '../../formats/counting';

export const { plural, counted, countOf } = countingIn('es');

export const countPeople = countOf('persona', 'personas');
export const countPlaces = countOf('plaza', 'plazas');
export const countReservations = countOf('reserva', 'reservas');
