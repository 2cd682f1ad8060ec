import { beforeAll, describe, expect, it } from 'vitest';
import { loadBackofficeTexts } from '../../../lib/backoffice-texts';
import { formProblems, refusedField } from './form-problems';
import { type ActivityFormValues, emptyValues, toInput } from './form-values';

beforeAll(async () => {
  await Promise.all([loadBackofficeTexts('es'), loadBackofficeTexts('pt')]);
});

const filled: ActivityFormValues = {
  ...emptyValues,
  companyId: '3',
  territoryId: '1',
  categoryId: '2',
  date: '2026-06-20',
  municipality: 'Serradilla',
  texts: { ...emptyValues.texts, es: { ...emptyValues.texts.es, title: 'Buitres', description: '<p>Al amanecer</p>' } },
};

it('finds nothing wrong with what is required, and with nothing more', () =>
  expect(formProblems(filled, 'es')).toEqual({}));

it('names every required field of an empty form', () => {
  const required = [
    'companyId',
    'territoryId',
    'categoryId',
    'date',
    'municipality',
    'texts.es.title',
    'texts.es.description',
  ];
  expect(formProblems(emptyValues, 'es')).toEqual(
    Object.fromEntries(required.map((path) => [path, 'Campo obligatorio'])),
  );
  expect(formProblems(emptyValues, 'pt')['date']).toBe('Campo obrigatório');
});

describe('beside its field it says what is wrong', () => {
  it.each<[string, Partial<ActivityFormValues>, string]>([
    ['externalBookingUrl', { externalBookingUrl: 'ejemplo' }, 'Escribe una dirección completa, con https://.'],
    ['phone', { phone: '1'.repeat(21) }, 'Como máximo 20 caracteres.'],
    ['shifts', { shifts: ['10,30'] }, 'Valor no válido.'],
    ['week', { week: 54 }, 'Valor no válido.'],
    [
      'position',
      { position: '91,0' },
      'Escribe latitud y longitud con punto decimal y separadas por una coma: 39.8475,-6.0295',
    ],
    [
      'change.date',
      { change: { date: '2026-02-30', startTime: '', endTime: '', week: '' } },
      'Fecha no válida (dd/mm/aaaa).',
    ],
    [
      'texts.pt.title',
      { texts: { ...filled.texts, pt: { ...filled.texts.pt, title: 'a'.repeat(81) } } },
      'Como máximo 80 caracteres.',
    ],
    [
      'registrationClosesOn',
      { registrationOpensOn: '2026-06-02', registrationClosesOn: '2026-06-01' },
      'La fecha de inicio de las reservas debe ser anterior a la de fin.',
    ],
  ])('%s', (path, change, message) =>
    expect(formProblems({ ...filled, ...change }, 'es')).toEqual({ [path]: message }),
  );
});

it('sends numbers, and null for what is empty', () => {
  expect(toInput({ ...filled, capacity: '12', week: '' }, { principal: false })).toMatchObject({
    capacity: 12,
    week: null,
    startTime: null,
    companyId: 3,
    minimumAge: 0,
    scheduleChange: null,
    principal: false,
  });
  const change = { date: null, startTime: '10:00', endTime: '', week: '' };
  expect(toInput({ ...filled, change }, {})).toMatchObject({
    scheduleChange: { date: null, startTime: '10:00', endTime: null },
  });
});

it.each([
  ['', null],
  [' 39.8475, -6.0295', { lat: 39.8475, lng: -6.0295 }],
])('sends the coordinates "%s"', (position, sent) => {
  expect(toInput({ ...filled, position }, {})).toMatchObject({ position: sent });
});

it('knows which field a refusal is about', () => {
  expect(refusedField({ code: 'activities.capacityBelowHeld', params: { held: 3 } })).toBe('capacity');
  expect(refusedField({ code: 'activities.shiftHasReservations', params: { shift: 'A' } })).toBe('shifts');
  expect(refusedField({ code: 'record.notFound' })).toBeUndefined();
});
