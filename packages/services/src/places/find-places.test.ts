import { closedAfterAll, createTestDatabase, emptyTables } from '@dehesa/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLocalities } from './find-localities';
import { findMunicipalities } from './find-municipalities';
import { findPostalCode } from './find-postal-code';
import { beginPostalImport } from './import-postal-codes';
import { placesContext } from './places.test-support';
import { goodLines, postalFile } from './postal-sample.test-support';
import { seedPlaces } from './seed-places';

const visitor = () => placesContext(database.db);
const database = await closedAfterAll(createTestDatabase());
await seedPlaces(visitor());

const nobody = { places: [], municipalities: [] };
const unknown = { known: false, exact: false, provinceCode: null, province: null, ...nobody };
const find = (language: 'es' | 'pt', code: string) => findPostalCode(visitor(), { language, code });

describe('a postal code while nothing is imported', () => {
  it('tells its province, with the municipalities of that to choose from, and no place', async () => {
    const code = { known: true, exact: false, places: [] };
    const caceres = await find('es', '10694');
    expect(caceres).toMatchObject({ ...code, provinceCode: '10', province: 'Cáceres' });
    expect(caceres.municipalities).toHaveLength(223);
    expect(caceres.municipalities.slice(0, 2)).toEqual(['Abadía', 'Abertura']);
    expect(await find('es', '10999')).toEqual(caceres);
    const lisbon = await find('pt', '1000-001');
    expect(lisbon).toMatchObject({ ...code, provinceCode: '11', province: 'Lisboa' });
    expect(lisbon.municipalities).toHaveLength(16);
    expect(lisbon.municipalities).toContain('Torres Vedras');
    // Shared by districts: nobody knows of which.
    expect(await find('pt', '6060-101')).toEqual({ ...code, provinceCode: null, province: null, municipalities: [] });
  });

  it.each([
    ['es', '00123'],
    ['es', '53001'],
    ['es', '1069'],
    ['es', '1000-001'],
    ['pt', '0999-001'],
    ['pt', '10694'],
    ['pt', ''],
    ['es', 'a\u0000b'],
  ] as const)('is unknown without the shape of one: %s %j', async (language, code) => {
    expect(await find(language, code)).toEqual(unknown);
  });
});

describe('a postal code after the import of its country', () => {
  let portugalBefore: unknown;
  beforeAll(async () => {
    const spain = goodLines.filter((line) => line.startsWith('ES'));
    await (
      await beginPostalImport(visitor(), postalFile(spain))
    ).done;
    portugalBefore = await find('pt', '6060-999');
    await (
      await beginPostalImport(visitor(), postalFile(goodLines, 'todo.txt'))
    ).done;
  });
  afterAll(() => emptyTables(database.db, 'postal_codes'));

  const caceres = { province: 'Cáceres', provinceCode: '10' };

  it('answers all its places, the best guess first', async () => {
    expect(await find('es', '10001')).toEqual({
      known: true,
      exact: true,
      ...caceres,
      places: ['Cáceres', 'Aldea Moret', 'Rincon de Ballesteros', 'Valdesalor'].map((locality) => ({
        locality,
        ...caceres,
      })),
      municipalities: [],
    });
    expect((await find('es', ' 10694 ')).places).toEqual([{ locality: 'Torrejón el Rubio', ...caceres }]);
    expect(await find('pt', '9560-045')).toMatchObject({
      exact: true,
      province: 'Açores',
      places: [{ locality: 'Lagoa' }],
    });
  });

  it('is as before in the other country', () => {
    expect(portugalBefore).toMatchObject({ known: true, exact: false, places: [] });
  });

  it('has the province of its places, not of its digits', async () => {
    expect(await find('es', '01118')).toMatchObject({ provinceCode: '09', province: 'Burgos' });
  });

  it('in Portugal falls back to the concelhos of its zone', async () => {
    const idanha = { locality: 'Idanha-a-Nova', province: 'Castelo Branco', provinceCode: '05' };
    const zone = {
      known: true,
      exact: false,
      provinceCode: '05',
      province: 'Castelo Branco',
      places: [idanha],
      municipalities: [],
    };
    expect(await find('pt', '6060-999')).toEqual(zone);
    // GeoNames' stand-in for the zone is no code of a street.
    expect(await find('pt', '6060-000')).toEqual(zone);
  });

  it('else is unknown', async () => {
    expect(await find('es', '10999')).toEqual(unknown);
    expect(await find('pt', '6070-001')).toEqual(unknown);
  });
});

describe('suggestions for a locality', () => {
  const suggest = async (language: 'es' | 'pt', query: string, provinceCode?: string) =>
    (await findLocalities(visitor(), { language, query, provinceCode })).map(({ locality }) => locality);

  it('in Portugal begin with the fourth character and are eight at the most', async () => {
    expect(await suggest('pt', 'cas')).toEqual([]);
    expect(await suggest('pt', 'cas ')).toEqual([]);
    expect(await suggest('pt', 'sant')).toHaveLength(8);
    expect(await findLocalities(visitor(), { language: 'pt', query: 'idan' })).toEqual([
      { locality: 'Idanha-a-Nova', province: 'Castelo Branco', provinceCode: '05' },
    ]);
  });

  it('put what begins with it before what contains it, and seats of concelhos first', async () => {
    const vila = await suggest('pt', 'vila');
    expect(vila).toHaveLength(8);
    expect(vila.every((name) => name.startsWith('Vila'))).toBe(true);
    const castelo = await suggest('pt', 'castelo');
    expect(castelo.slice(0, 3)).toEqual(['Castelo Branco', 'Castelo de Paiva', 'Castelo de Vide']);
    expect(castelo.indexOf('Castelo Viegas')).toBeGreaterThan(2);
    expect(castelo.slice(-2)).toEqual(['Figueira de Castelo Rodrigo', 'Penalva do Castelo']);
  });

  it('do not care for accents, case, hyphens and wildcards', async () => {
    expect(await suggest('pt', 'EVORA')).toEqual(['Évora']);
    expect(await suggest('pt', 'évo')).toEqual([]);
    expect(await suggest('pt', 'idanha a nova')).toEqual(['Idanha-a-Nova']);
    expect(await suggest('pt', '%%%%')).toEqual([]);
    expect(await suggest('pt', '____')).toEqual([]);
    expect(await suggest('pt', '\u0000\u0000\u0000\u0000')).toEqual([]);
  });

  it('name a place once in a district', async () => {
    expect(await findLocalities(visitor(), { language: 'pt', query: 'camacha' })).toEqual([
      { locality: 'Camacha', province: 'Madeira', provinceCode: '30' },
    ]);
    expect(
      (await findLocalities(visitor(), { language: 'pt', query: 'lagoa' })).map(({ province }) => province),
    ).toEqual(expect.arrayContaining(['Açores', 'Faro']));
  });

  it('in Spain stay within the province of the postal code', async () => {
    expect(await suggest('es', 'to', '10')).toEqual([
      'Toril',
      'Tornavacas',
      'Torre de Don Miguel',
      'Torre de Santa María',
      'Torrecilla de los Ángeles',
      'Torrecillas de la Tiesa',
      'Torrejón el Rubio',
      'Torrejoncillo',
    ]);
    expect(await suggest('es', 'torrejon', '10')).toEqual(['Torrejón el Rubio', 'Torrejoncillo']);
    expect(await suggest('es', 'torrejon')).toContain('Torrejón de Ardoz');
    expect(await suggest('es', 'to')).toEqual([]);
    expect(await suggest('es', 'to', '99')).toEqual([]);
    expect(await suggest('es', 'alicante', '03')).toEqual(['Alacant/Alicante']);
  });
});

describe('municipalities for the place of an activity', () => {
  const staff = () => placesContext(database.db, 2);
  const search = (query: string, limit = 20) => findMunicipalities(staff(), { query, limit });

  it('are those of both countries, with their points', async () => {
    expect(await search('torrejón el')).toEqual([
      { name: 'Torrejón el Rubio', province: 'Cáceres', country: 'ES', latitude: 39.7707, longitude: -6.0126 },
    ]);
    expect(await search('idanha')).toMatchObject([
      { name: 'Idanha-a-Nova', province: 'Castelo Branco', country: 'PT' },
    ]);
  });

  it('name first what is meant exactly', async () => {
    expect((await search('ea'))[0]).toMatchObject({ name: 'Ea', province: 'Bizkaia' });
    expect((await search('toledo'))[0]).toMatchObject({ name: 'Toledo' });
    expect(await search('san', 5)).toHaveLength(5);
    for (const query of ['', '  ', '%', '\u0000']) expect(await search(query)).toEqual([]);
  });

  it('are for staff', async () => {
    await expect(findMunicipalities(visitor(), { query: 'toledo', limit: 5 })).rejects.toThrow(
      'access.unauthenticated',
    );
    await expect(findMunicipalities(placesContext(database.db, 3), { query: 'toledo', limit: 5 })).rejects.toThrow(
      'access.forbidden',
    );
  });
});
