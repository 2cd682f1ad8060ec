import { expect, it } from 'vitest';
import { ZodError } from 'zod';
import { parseCards, parseList } from './list-wire';

it.each([
  ['all reservations of an activity at once', { id_actividad: '7' }, 2000],
  ['the pages asked for', { id_actividad: 7, page_size: '50' }, 50],
  ['the smallest documented page without an activity', {}, 25],
])('a list answers %s', (_case, body, pageSize) => {
  expect(parseList(body)).toMatchObject({ pageIndex: 0, pageSize });
});

it('cards come nine a page where nothing is said (U10)', () => {
  expect(parseCards({ agrupado: true })).toMatchObject({ pageIndex: 0, pageSize: 9 });
});

it.each([{ page_size: 201 }, { page_size: 0 }, { paginacion: { page_size: 2000 } }, { page_index: -1 }])(
  '%j is no page (B34)',
  (page) => {
    expect(() => parseList({ id_actividad: 7, ...page })).toThrow(ZodError);
    expect(() => parseCards(page)).toThrow(ZodError);
  },
);

it.each([{}, { id_actividad: 7 }, { order: '' }, { order: 'turno,alta,id_reserva_padre' }])(
  '%j comes in the documented order, of one activity and of all (B57)',
  (body) => expect(parseList(body).order).toBe('shift'),
);
