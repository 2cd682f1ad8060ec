import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { zodCheck } from './zod-check';

const Nest = z.object({
  species: z.string().max(10),
  eggs: z.object({ laid: z.number().int(), hatched: z.number().int() }),
  site: z.url(),
});

interface NestValues {
  species: string;
  laid: string;
  hatched: string;
  address: string;
}

const complete: NestValues = { species: 'Alimoche', laid: '2', hatched: '1', address: 'https://nido.test' };

const check = zodCheck<NestValues>({
  schema: Nest,
  toInput: ({ species, laid, hatched, address }) => ({
    species,
    eggs: { laid: laid === '' ? undefined : Number(laid), hatched: Number(hatched) },
    site: address,
  }),
  missing: ({ species, laid }) => [...(species === '' ? ['species'] : []), ...(laid === '' ? ['laid'] : [])],
  rules: ({ laid, hatched }) => ({ hatched: Number(hatched) > Number(laid) && 'Más pollos que huevos' }),
  fieldOf: (path) => (path === 'site' ? 'address' : path.replace('eggs.', '')),
  texts: {
    required: 'Campo obligatorio',
    tooLong: (max) => `Como máximo ${max} caracteres`,
    fields: { laid: 'Escribe cuántos huevos', 'eggs.hatched': 'Escribe cuántos pollos', site: 'Dirección no válida' },
    value: 'Valor no válido',
  },
});

describe('zodCheck', () => {
  it.each<[string, Partial<NestValues>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['what is too long', { species: 'Quebrantahuesos' }, { species: 'Como máximo 10 caracteres' }],
    ['a field by the last part of its path', { laid: '1.5' }, { laid: 'Escribe cuántos huevos' }],
    ['a field by its whole path', { hatched: '0.5' }, { hatched: 'Escribe cuántos pollos' }],
    ['a field that the schema calls otherwise', { address: 'nido' }, { address: 'Dirección no válida' }],
    ['a rule that no schema says', { hatched: '3' }, { hatched: 'Más pollos que huevos' }],
    [
      'a blank field as missing, whatever else is said of it',
      { laid: '', hatched: '0' },
      { laid: 'Campo obligatorio' },
    ],
    ['a broken rule before the schema', { hatched: '2.5' }, { hatched: 'Más pollos que huevos' }],
  ])('tells %s', (_, change, problems) => expect(check({ ...complete, ...change })).toEqual(problems));

  it('tells of missing fields first, in their order', () => {
    const problems = check({ species: '', laid: '', hatched: '1', address: 'nido' });
    expect(Object.keys(problems)).toEqual(['species', 'laid', 'hatched', 'address']);
  });

  it('has a text for every field', () => {
    const general = zodCheck({
      schema: z.object({ ring: z.string() }),
      texts: { required: '', tooLong: String, value: 'Valor no válido' },
    });
    expect(general({ ring: 7 })).toEqual({ ring: 'Valor no válido' });
  });
});
