import { countingIn } from '../../formats/counting';

export const { plural, counted, countOf } = countingIn('en');

export const countPeople = countOf('person', 'people');
export const countPlaces = countOf('place', 'places');
export const countReservations = countOf('booking', 'bookings');
