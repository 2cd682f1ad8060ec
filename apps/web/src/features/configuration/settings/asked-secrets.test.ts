import { hiddenSecret } from '@dehesa/domain/configuration';
import { expect, it } from 'vitest';
import { storedSecrets } from './asked-secrets';

const initial = { host: 'a.example.org', password: hiddenSecret, territories: { 1: { account: '7', token: '' } } };
const places = { password: ['host'], 'territories.1.token': ['territories.1.account'] };

it('a secret that is stored is asked for again with another host, and not with spaces around the same', () => {
  const state = (host: string) => storedSecrets(places, initial, { ...initial, host });
  expect(state('a.example.org ')).toEqual([{ path: 'password', moved: false, value: hiddenSecret }]);
  expect(state('b.example.org')).toEqual([{ path: 'password', moved: true, value: hiddenSecret }]);
});

it('paths lead into what lies within; what is not stored is not asked for', () => {
  const stored = { ...initial, territories: { 1: { account: '7', token: hiddenSecret } } };
  const now = { ...stored, territories: { 1: { account: '8', token: 'nueva' } } };
  expect(storedSecrets(places, stored, now)).toContainEqual({
    path: 'territories.1.token',
    moved: true,
    value: 'nueva',
  });
  expect(storedSecrets(places, initial, now).map(({ path }) => path)).toEqual(['password']);
});
