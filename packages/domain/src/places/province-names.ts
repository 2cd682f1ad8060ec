import type { Country } from '../identity/index';
import { type Province, provinces } from './provinces';

/** Letters only, without accents and case: how names of different sources are compared. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

const spellings: Readonly<Record<Country, readonly (readonly [code: string, ...names: string[]])[]>> = {
  ES: [
    ['01', 'Araba'],
    ['03', 'Alacant'],
    ['07', 'Baleares', 'Islas Baleares', 'Balears'],
    ['12', 'Castelló', 'Castellón de la Plana'],
    ['15', 'La Coruña', 'Coruña', 'Coruña (A)'],
    ['17', 'Gerona'],
    ['20', 'Guipúzcoa'],
    ['25', 'Lérida'],
    ['28', 'Comunidad de Madrid'],
    ['30', 'Región de Murcia'],
    ['31', 'Nafarroa'],
    ['32', 'Orense'],
    ['33', 'Principado de Asturias'],
    ['35', 'Palmas (Las)'],
    ['26', 'Rioja (La)'],
    ['38', 'Tenerife'],
    ['46', 'València'],
    ['48', 'Vizcaya'],
  ],
  PT: [
    ['11', 'Lisbon'],
    ['20', 'Azores'],
    ['30', 'Ilha da Madeira'],
  ],
};

const byName = new Map<string, Province>();
for (const province of provinces) byName.set(province.country + foldName(province.name), province);
for (const country of ['ES', 'PT'] as const) {
  for (const [code, ...names] of spellings[country]) {
    const province = provinces.find((one) => one.country === country && one.code === code);
    if (province) for (const name of names) byName.set(country + foldName(name), province);
  }
}

/**
 * The province that a name means, however it is accented, cased or spelt in the co-official languages, one or both of
 * them ("Alacant/Alicante").
 */
export function provinceByName(name: string, country: Country): Province | undefined {
  for (const spelling of [name, ...name.split('/')]) {
    const province = byName.get(country + foldName(spelling));
    if (province) return province;
  }
  return undefined;
}
