import { expect, it } from 'vitest';
import { leaveCountry } from './leave-country';

it.each([
  ['all of a place goes', ['10600', 'Cáceres', 'Plasencia'], 'PT', ['', '', '']],
  ['and the other way round', ['6060-123', 'Castelo Branco', 'Idanha-a-Nova'], 'ES', ['', '', '']],
  ['a province takes its locality along', ['', 'Badajoz', 'Mérida'], 'PT', ['', '', '']],
  ['a postal code takes its locality along', ['10600', '', 'Plasencia'], 'PT', ['', '', '']],
  ['however the province is spelt', ['', 'caceres', ''], 'PT', ['', '', '']],
  ['what is of the country stays', ['10600', 'Cáceres', 'Plasencia'], 'ES', ['10600', 'Cáceres', 'Plasencia']],
  ['what is of neither stays', ['1060', 'Ohio', 'Akron'], 'PT', ['1060', 'Ohio', 'Akron']],
  ['nothing stays nothing', ['', '', ''], 'PT', ['', '', '']],
] as const)('%s', (_case, [postalCode, province, locality], country, after) => {
  const place = { postalCode, province, locality };
  const left = { ...place, ...leaveCountry(place, country) };
  expect([left.postalCode, left.province, left.locality]).toEqual(after);
});
