import { beforeAll, describe, expect, it } from 'vitest';
import { loadBackofficeTexts } from '../../../../lib/backoffice-texts';
import type { Choices } from '../data-fields';
import { type ActivityFormValues, emptyValues } from '../form-values';
import { fieldText } from './field-text';
import { type FormField, formFields } from './form-fields';
import { fieldLabels } from './use-field-labels';

beforeAll(async () => {
  await Promise.all([loadBackofficeTexts('es'), loadBackofficeTexts('pt')]);
});

const choices: Choices = {
  companies: [{ id: 3, name: 'Águila Rutas' }],
  territories: [{ id: 1, es: 'Monfragüe', pt: 'Monfragüe' }],
  categories: [{ id: 5, es: 'Aves', pt: 'Pássaros' }],
};

it.each<[FormField, Partial<ActivityFormValues>, string]>([
  ['companyId', { companyId: '3' }, 'Águila Rutas'],
  ['companyId', { companyId: '99' }, '99'],
  ['categoryId', { categoryId: '5' }, 'Pássaros'],
  ['date', { date: '2026-06-20' }, '20/06/2026'],
  ['date', { date: null }, 'Vazio'],
  ['capacity', { capacity: 0 }, '0'],
  ['capacity', { capacity: '' }, 'Vazio'],
  ['hidden', { hidden: true }, 'Sim'],
  ['childrenAllowed', { childrenAllowed: false }, 'Não'],
  ['shifts', { shifts: ['Manhã', 'Tarde'] }, 'Manhã, Tarde'],
  ['minimumAge', { minimumAge: '16' }, 'A partir dos 16 anos'],
  ['change', { change: { date: '2026-06-27', startTime: '10:00', endTime: '', week: '' } }, '27/06/2026 · 10:00'],
  ['imageId', {}, 'Sem imagem'],
  ['complementaryIds', { complementaryIds: ['1', '2'] }, '2 escolhidas'],
  [
    'texts.es.description',
    { texts: { ...emptyValues.texts, es: { ...emptyValues.texts.es, description: '<p>Uno</p><p>dos</p>' } } },
    'Uno\ndos',
  ],
])('%s of %j says %s', (field, change, text) => {
  expect(fieldText({ ...emptyValues, ...change }, field, { choices, language: 'pt' })).toBe(text);
});

describe.each(['es', 'pt'] as const)('in %s', (language) => {
  it('every field has a name of its own', () => {
    const labels = fieldLabels(language);
    const names = formFields.map((field) => labels[field]);
    expect(new Set(names).size).toBe(formFields.length);
    expect(Object.values(labels).filter((name) => name.trim() === '' || name.includes('undefined'))).toEqual([]);
  });

  it('every field says something, also in an empty form', () => {
    for (const field of formFields) expect(fieldText(emptyValues, field, { choices, language })).not.toBe('');
  });
});
