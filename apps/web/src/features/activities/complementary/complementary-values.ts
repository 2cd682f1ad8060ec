import { ComplementaryInput, missingComplementaryFields } from '@dehesa/domain/activities';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { z } from 'zod';
import { backofficeTexts } from '../../../lib/backoffice-texts';
import { type FormCheck, zodCheck } from '../../../lib/forms/zod-check';
import type { ComplementaryRow } from './title-of';

/** A complementary activity as the fields hold it. */
export type ComplementaryValues = Required<z.infer<typeof ComplementaryInput>>;

const noTexts = { title: '', description: '' };

export const emptyValues: ComplementaryValues = {
  texts: { es: noTexts, pt: noTexts },
  date: null,
  phone: '',
  place: '',
  url: '',
  hidden: false,
  imageId: null,
};

export function valuesOf({ texts, date, phone, place, url, hidden, imageId }: ComplementaryRow): ComplementaryValues {
  return { texts, date, phone, place, url, hidden, imageId };
}

/** The fields as the server wants them; people leave out the protocol of an address. */
export function toInput(values: ComplementaryValues): ComplementaryValues {
  const url = values.url.trim();
  return { ...values, url: url === '' || /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}` };
}

/** What is wrong, by the path of its field, by the rules and the schema that the server uses too (D9). */
export function complementaryCheck(language: StaffLanguage): FormCheck<ComplementaryValues> {
  const { required, problems } = backofficeTexts(language).activities.form;
  return zodCheck({
    schema: ComplementaryInput,
    toInput,
    missing: (values) => missingComplementaryFields(values).map((field) => `texts.es.${field}`),
    texts: {
      required,
      tooLong: problems.tooLong,
      fields: { url: problems.url, date: problems.date },
      value: problems.value,
    },
  });
}
