import { languageOfPostalCode } from '@dehesa/domain/places';
import { CollaboratorInput, missingCollaboratorFields } from '@dehesa/domain/collaborators';
import { isEmail } from '@dehesa/domain/identity';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { collaborators } from '@dehesa/i18n/collaborators';
import type { z } from 'zod';
import type { CollaboratorRow } from './row';

/** A collaborator as the fields hold it. */
export interface CollaboratorValues extends Omit<z.infer<typeof CollaboratorInput>, 'language'> {
  language: StaffLanguage;
  /** Of which country its postal code is. */
  country: StaffLanguage;
  /** Only of a new one: access at once, and the message that says so. */
  confirm: boolean;
}

export function newValues(territoryId: 1 | 2 | null): CollaboratorValues {
  return {
    companyName: '',
    firstName: '',
    lastName: '',
    postalCode: '',
    locality: '',
    province: '',
    phone: '',
    email: '',
    website: '',
    services: '',
    territoryId,
    imageId: null,
    language: 'es',
    country: 'es',
    confirm: true,
  };
}

export function valuesOf(row: CollaboratorRow): CollaboratorValues {
  const { companyName, firstName, lastName, postalCode, locality, province, phone, email, website, services } = row;
  const { territoryId, imageId, language } = row;
  const said = { companyName, firstName, lastName, postalCode, locality, province, phone, email, website, services };
  const country = languageOfPostalCode(postalCode);
  return { ...said, territoryId, imageId, language, country, confirm: false };
}

/** The fields as the server wants them. */
export function toInput({ country: _country, confirm: _confirm, ...input }: CollaboratorValues) {
  return input;
}

/** What is wrong, by its field, by the rules and the schema that the server uses too (D7). */
export function collaboratorProblems(values: CollaboratorValues, language: StaffLanguage): Record<string, string> {
  const { required, problems: texts } = collaborators[language].form;
  const problems: Record<string, string> = {};
  for (const field of missingCollaboratorFields(values)) problems[field] = required;
  if (!isEmail(values.email)) problems['email'] ??= texts.email;
  for (const issue of CollaboratorInput.safeParse(toInput(values)).error?.issues ?? []) {
    problems[issue.path.join('.')] ??= problemText(issue, texts);
  }
  return problems;
}

type ProblemTexts = (typeof collaborators)['es']['form']['problems'];

function problemText(issue: z.core.$ZodIssue, texts: ProblemTexts): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return texts.tooLong(Number(issue.maximum));
  return issue.path[0] === 'website' ? texts.website : texts.value;
}
