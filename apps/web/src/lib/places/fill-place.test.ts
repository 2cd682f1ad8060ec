import type { Place } from '@dehesa/domain/places';
import { describe, expect, it } from 'vitest';
import {
  disagrees,
  fillPlace,
  foundIn,
  matchingPlaces,
  municipalitiesIn,
  nothingFilled,
  provinceNameOf,
} from './fill-place';

const blank = { postalCode: '10695', province: '', locality: '' };
const found = { province: 'Cáceres', locality: 'Villarreal de San Carlos' };
const place = (locality: string, province = 'Cáceres', provinceCode = '10'): Place => ({
  locality,
  province,
  provinceCode,
});

describe('fillPlace', () => {
  it('fills what is empty', () => expect(fillPlace(blank, nothingFilled, found)).toEqual(found));

  it('replaces what it filled in itself, and takes back what no longer holds', () => {
    const now = { ...blank, ...found };
    expect(fillPlace(now, found, { province: 'Toledo', locality: 'Ontígola' })).toEqual({
      province: 'Toledo',
      locality: 'Ontígola',
    });
    expect(fillPlace(now, found, { province: 'Cáceres', locality: null })).toEqual({ locality: '' });
    expect(fillPlace(now, found, { province: null, locality: null })).toEqual({ province: '', locality: '' });
  });

  it('leaves what somebody typed', () => {
    const typed = { ...blank, locality: 'Villarreal' };
    expect(fillPlace(typed, nothingFilled, found)).toEqual({ province: 'Cáceres' });
    expect(fillPlace({ ...typed, province: 'Toledo' }, found, found)).toEqual({});
  });

  it('puts no locality beside a province that somebody chose and that contradicts it', () => {
    expect(fillPlace({ ...blank, province: 'Toledo' }, nothingFilled, found)).toEqual({});
    expect(fillPlace({ ...blank, province: 'Cáceres' }, nothingFilled, found)).toEqual({ locality: found.locality });
    const stale = { ...blank, province: 'Toledo', locality: 'Serradilla' };
    expect(fillPlace(stale, { province: 'Cáceres', locality: 'Serradilla' }, found)).toEqual({ locality: '' });
  });

  it('changes nothing that is right already', () => {
    expect(fillPlace({ ...blank, ...found }, found, found)).toEqual({});
  });
});

describe('foundIn', () => {
  it('takes the first place, and the name of the province that the forms offer', () => {
    const answer = { known: true, exact: true, provinceCode: '48', province: 'Vizcaya' };
    const places = [place('Bilbao', 'Vizcaya', '48'), place('Getxo')];
    expect(foundIn({ ...answer, places, municipalities: [] }, 'ES')).toEqual({
      province: 'Bizkaia',
      locality: 'Bilbao',
    });
    expect(foundIn({ ...answer, places: [], municipalities: ['Bilbao'] }, 'ES')).toEqual({
      province: 'Bizkaia',
      locality: null,
    });
  });

  it('guesses none of the municipalities that it offers', () => {
    const code = { known: true, exact: false, provinceCode: '48', province: 'Vizcaya', places: [] };
    const answer = { ...code, municipalities: ['Abadiño', 'Bilbao'] };
    expect(foundIn(answer, 'ES').locality).toBeNull();
    expect(municipalitiesIn(answer, 'ES')).toEqual([
      place('Abadiño', 'Bizkaia', '48'),
      place('Bilbao', 'Bizkaia', '48'),
    ]);
  });

  it('finds nothing in a shared zone', () => {
    const answer = { known: true, exact: false, provinceCode: null, province: null, places: [], municipalities: [] };
    expect(municipalitiesIn(answer, 'PT')).toEqual([]);
    expect(foundIn(answer, 'PT')).toEqual({ province: null, locality: null });
  });

  it('keeps the name of a province that it does not know', () => {
    expect(provinceNameOf({ provinceCode: '77', province: 'Otra' }, 'ES')).toBe('Otra');
  });
});

it('matches without regard to accents, case and dashes', () => {
  const places = [place('Idanha-a-Nova'), place('São Miguel de Acha'), place('Torrejón el Rubio')];
  expect(matchingPlaces(places, 'idanha a n')).toEqual([places[0]]);
  expect(matchingPlaces(places, 'ACHA')).toEqual([places[1]]);
  expect(matchingPlaces(places, 'torrejon')).toEqual([places[2]]);
  expect(matchingPlaces(places, '')).toEqual(places);
  expect(matchingPlaces(places, 'xyz')).toEqual([]);
});

describe('disagrees', () => {
  const places = [place('Serradilla'), place('Villarreal de San Carlos')];
  it.each([
    ['one of the places', { province: 'Cáceres', locality: 'villarreal de san carlos' }, false],
    ['the beginning of one', { province: 'Cáceres', locality: 'Villar' }, false],
    ['another locality', { province: 'Cáceres', locality: 'Plasencia' }, true],
    ['another province', { province: 'Toledo', locality: 'Serradilla' }, true],
    ['nothing', { province: '', locality: '' }, false],
  ])('%s', (_what, values, expected) => expect(disagrees(values, places, 'ES')).toBe(expected));

  it('not where nothing is known', () => {
    expect(disagrees({ province: 'Toledo', locality: 'Aquí' }, [], 'ES')).toBe(false);
  });
});
