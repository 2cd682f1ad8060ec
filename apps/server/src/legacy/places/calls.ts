import { DomainError } from '@dehesa/domain/errors';
import { languageOfPostalCode, type Place, provinceByName } from '@dehesa/domain/places';
import {
  findLocalities,
  findPostalCode,
  listPortugueseLocalities,
  listSpanishMunicipalities,
} from '@dehesa/services/places';
import { z } from 'zod';
import { field, sent } from '../body';
import { legacyCall } from '../call';
import { languageOf, optionalAnyText, textOf } from '../lenient-values';
import { sentNumber } from '../shapes';

const who = 'everybody';

const Locality = z.strictObject({ localidad: z.string(), provincia: z.string() }).meta({ id: 'Locality' });
const present = ({ locality, province }: Place) => ({ localidad: locality, provincia: province });

/** Where no language is said, the code tells whose it is. */
const languageSaid = field(z.enum(['es', 'pt']).optional(), (fields, name) =>
  textOf(fields[name]) === '' ? undefined : languageOf(fields[name]),
);

export const placeCalls = [
  // Before any postal codes are imported the locality is empty.
  legacyCall({
    path: '/localidad',
    summary: 'The place of a postal code.',
    who,
    body: sent({ codpostal: field(sentNumber, (fields, name) => textOf(fields[name])), idioma: languageSaid }),
    answer: z.strictObject({
      error: z.literal(false),
      localidad: z.string(),
      provincia: z.string(),
      data: z.array(Locality).describe('All places of the code'),
    }),
    handle: async ({ codpostal, idioma }, { services }) => {
      const code = codpostal.trim().slice(0, 20);
      const found = await findPostalCode(services, { language: idioma ?? languageOfPostalCode(code), code });
      if (!found.known) throw DomainError.of('reservations.postalCodeInvalid');
      return {
        error: false,
        localidad: found.places[0]?.locality ?? '',
        provincia: found.province ?? '',
        data: found.places.map(present),
      };
    },
  }),
  legacyCall({
    path: '/localidades',
    summary: 'Spanish localities of a province.',
    who,
    body: sent({
      provincia: field(sentNumber.optional(), (fields, name) => textOf(fields[name])),
      filtro: optionalAnyText,
    }),
    answer: z.array(Locality),
    handle: async ({ provincia, filtro }, { services }) => {
      const typed = provincia.trim();
      const provinceCode = /^\d{1,2}$/.test(typed) ? typed.padStart(2, '0') : provinceByName(typed, 'ES')?.code;
      if (typed !== '' && provinceCode === undefined) return [];
      const search = filtro.trim().slice(0, 100);
      return (await listSpanishMunicipalities(services, { search, provinceCode })).map(present);
    },
  }),
  // The suggestions for what was typed, without it all.
  legacyCall({
    path: '/localidades-pt',
    summary: 'Portuguese localities that begin like what was typed.',
    who,
    body: sent({ localidad: optionalAnyText, filtro: optionalAnyText }),
    answer: z.array(Locality),
    handle: async ({ localidad, filtro }, { services }) => {
      const query = (filtro || localidad).trim().slice(0, 100);
      if (query === '') return (await listPortugueseLocalities(services)).map(present);
      return (await findLocalities(services, { language: 'pt', query })).map(present);
    },
  }),
];
