import { ComplementaryInput, missingComplementaryFields } from '@dehesa/domain/activities';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { BackofficeTexts } from '@dehesa/i18n/backoffice';
import type { z } from 'zod';
import { backofficeTexts } from '../../../lib/backoffice-texts';
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
export function complementaryProblems(values: ComplementaryValues, language: StaffLanguage): Record<string, string> {
  const { required, problems: texts } = backofficeTexts(language).activities.form;
  const problems: Record<string, string> = {};
  for (const field of missingComplementaryFields(values)) problems[`texts.es.${field}`] = required;
  for (const issue of ComplementaryInput.safeParse(toInput(values)).error?.issues ?? []) {
    problems[issue.path.join('.')] ??= problemText(issue, texts);
  }
  return problems;
}

type ProblemTexts = BackofficeTexts['activities']['form']['problems'];

function problemText(issue: z.core.$ZodIssue, texts: ProblemTexts): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return texts.tooLong(Number(issue.maximum));
  if (issue.path[0] === 'url') return texts.url;
  if (issue.path[0] === 'date') return texts.date;
  return texts.value;
}
