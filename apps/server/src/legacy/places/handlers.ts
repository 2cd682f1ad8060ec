import { DomainError } from '@dehesa/domain/errors';
import { type Place, provinceByName } from '@dehesa/domain/places';
import {
  findLocalities,
  findPostalCode,
  listPortugueseLocalities,
  listSpanishMunicipalities,
} from '@dehesa/services/places';
import type { LegacyHandler } from '../handler';
import { languageOf, textOf } from '../public/lenient-values';

const present = ({ locality, province }: Place) => ({ localidad: locality, provincia: province });

/**
 * {codpostal, idioma}: the best locality of a postal code and its province, and in `data` all of them. Before any
 * postal codes are imported the locality is empty.
 */
export const locality: LegacyHandler = async ({ body, services }) => {
  const language = languageOf(body['idioma']);
  const found = await findPostalCode(services, { language, code: textOf(body['codpostal']).trim().slice(0, 20) });
  if (!found.known) throw DomainError.of('reservations.postalCodeInvalid');
  return {
    error: false,
    localidad: found.places[0]?.locality ?? '',
    provincia: found.province ?? '',
    data: found.places.map(present),
  };
};

/** The municipalities of Spain; {filtro, provincia} narrow the list. */
export const localities: LegacyHandler = async ({ body, services }) => {
  const typed = textOf(body['provincia']).trim();
  const provinceCode = /^\d{1,2}$/.test(typed) ? typed.padStart(2, '0') : provinceByName(typed, 'ES')?.code;
  if (typed !== '' && provinceCode === undefined) return [];
  const search = textOf(body['filtro']).trim().slice(0, 100);
  return (await listSpanishMunicipalities(services, { search, provinceCode })).map(present);
};

/** The localities of Portugal: with {filtro} or {localidad} the suggestions for what was typed, without it all. */
export const portugueseLocalities: LegacyHandler = async ({ body, services }) => {
  const query = (textOf(body['filtro']) || textOf(body['localidad'])).trim().slice(0, 100);
  if (query === '') return (await listPortugueseLocalities(services)).map(present);
  return (await findLocalities(services, { language: 'pt', query })).map(present);
};
