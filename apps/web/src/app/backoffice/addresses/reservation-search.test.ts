import { describe, expect, it } from 'vitest';
import { ReservationBoardSearch, ReservationEditSearch, ReservationListSearch } from './reservation-search';

describe('the addresses of the reservation screens', () => {
  it.each([
    { name: 'list: nothing asked', schema: ReservationListSearch, search: {}, read: {} },
    {
      name: 'list: as it stands in an address',
      schema: ReservationListSearch,
      search: { page: '2', search: 'lince', territory: '1' },
      read: { page: 2, search: 'lince', territory: 1 },
    },
    {
      name: 'list: a search of digits',
      schema: ReservationListSearch,
      search: { search: 2026 },
      read: { search: '2026' },
    },
    {
      name: 'list: what is not understood is left out',
      schema: ReservationListSearch,
      search: { page: '0', territory: '3', other: 'x' },
      read: {},
    },
    {
      name: 'board',
      schema: ReservationBoardSearch,
      search: { id: '7', status: '3', shift: 'Mañana' },
      read: { id: 7, status: 3, shift: 'Mañana' },
    },
    {
      name: 'board: cancelled is no column',
      schema: ReservationBoardSearch,
      search: { id: 7, status: 4 },
      read: { id: 7 },
    },
    { name: 'board: no number', schema: ReservationBoardSearch, search: { id: 'siete' }, read: {} },
    { name: 'edit', schema: ReservationEditSearch, search: { id: 12, from: 'view' }, read: { id: 12, from: 'view' } },
    {
      name: 'edit: a new one',
      schema: ReservationEditSearch,
      search: { actividad: '7', from: 'colaboradores' },
      read: { actividad: 7, from: 'colaboradores' },
    },
    {
      name: 'edit: from elsewhere',
      schema: ReservationEditSearch,
      search: { from: 'https://elsewhere.test' },
      read: {},
    },
  ])('$name', ({ schema, search, read }) => {
    expect(schema.parse(search)).toEqual(read);
  });
});
