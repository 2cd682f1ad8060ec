import type { ScopeStatistics } from '@dehesa/domain/statistics';
import { expect, it } from 'vitest';
import { presentDashboard, presentSets } from './wire';

/** Numbers of which no two are the same: one under another's name is seen. */
const numbersFrom = (first: number): ScopeStatistics => ({
  reservations: { pending: first, confirmed: first + 1, waiting: first + 2, cancelled: first + 3, total: first + 4 },
  capacity: { available: first + 5, occupied: first + 6, total: first + 7 },
  activities: first + 8,
  people: first + 9,
  provinces: [],
  districts: [],
  caceres: first + 10,
  badajoz: first + 11,
  collaborators: first + 12,
});

it('every number of the dashboard has its documented name, and each territory its own', () => {
  const named = (first: number, suffix = '') => ({
    [`pendientes${suffix}`]: first,
    [`confirmadas${suffix}`]: first + 1,
    [`enespera${suffix}`]: first + 2,
    [`total_bajas${suffix}`]: first + 3,
    [`total_inscripciones${suffix}`]: first + 4,
    [`aforo_disponible${suffix}`]: first + 5,
    [`total_aforo${suffix}`]: first + 7,
    [`total_actividades${suffix}`]: first + 8,
    [`total_personas${suffix}`]: first + 9,
    [`total_caceres${suffix}`]: first + 10,
    [`total_badajoz${suffix}`]: first + 11,
    [`total_colaboradores${suffix}`]: first + 12,
  });
  const general = numbersFrom(100);
  const dashboard = { computedAt: new Date(0), collaborators: 7, general };
  expect(presentDashboard({ ...dashboard, territories: null })).toEqual(named(100));
  expect(presentDashboard({ ...dashboard, territories: { 1: numbersFrom(200), 2: numbersFrom(300) } })).toEqual({
    ...named(100),
    ...named(200, '_monfrague'),
    ...named(300, '_tajo'),
  });
});

it('every set has its documented name', () => {
  const sets = {
    byDate: [{ date: '2026-12-05', total: 1 }],
    general: { confirmed: 2, capacity: 3, cancelled: 4, spain: 5, portugal: 6 },
    byActivity: [{ activity: 'Berrea', total: 7 }],
    leastBooked: [{ activity: 'Grullas', total: 0 }],
    byProvince: [{ province: 'Cáceres', total: 8 }],
    byLocality: [{ locality: 'Plasencia', total: 9 }],
  };
  expect(presentSets(sets)).toEqual({
    'total-por-fecha': [{ total: 1, fecha: '2026-12-05' }],
    'total-general': { confirmadas: 2, aforo: 3, bajas: 4, espana: 5, portugal: 6 },
    'total-por-actividad': [{ total: 7, actividad: 'Berrea' }],
    'total-por-actividad-menos-reservada': [{ total: 0, actividad: 'Grullas' }],
    'total-provincia': [{ total: 8, provincia: 'Cáceres' }],
    'total-localidad': [{ total: 9, localidad: 'Plasencia' }],
  });
});
