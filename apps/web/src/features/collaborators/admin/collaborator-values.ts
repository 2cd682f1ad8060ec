import { languageOfPostalCode } from '@dehesa/domain/places';
import { CollaboratorInput, missingCollaboratorFields } from '@dehesa/domain/collaborators';
import { isEmail } from '@dehesa/domain/identity';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import type { z } from 'zod';
import { type FormCheck, zodCheck } from '../../../lib/forms/zod-check';
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

/** What is wrong, by the rules and the schema that the server uses too (D7). */
export function collaboratorCheck(language: StaffLanguage): FormCheck<CollaboratorValues> {
  const { required, problems } = collaborators[language].form;
  return zodCheck({
    schema: CollaboratorInput,
    toInput,
    missing: missingCollaboratorFields,
    rules: ({ email }) => ({ email: !isEmail(email) && problems.email }),
    texts: { required, tooLong: problems.tooLong, fields: { website: problems.website }, value: problems.value },
  });
}
