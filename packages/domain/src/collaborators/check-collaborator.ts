import { type DomainFailure, failure } from '../errors';
import { isEmail } from '../identity/index';
import type { CollaboratorInput } from './schema';

/** What a collaborator cannot be saved without, in the order of the form (D7). */
export const requiredCollaboratorFields = [
  'companyName',
  'postalCode',
  'locality',
  'province',
  'phone',
  'email',
] as const satisfies readonly (keyof CollaboratorInput)[];

/** What the public sign-up asks for besides: who it is, and a logo (D7). */
export const requiredSignUpFields = [
  'companyName',
  'firstName',
  'lastName',
  'postalCode',
  'locality',
  'province',
  'phone',
  'email',
  'imageId',
] as const satisfies readonly (keyof CollaboratorInput)[];

export type RequiredCollaboratorField = (typeof requiredSignUpFields)[number];

/** The required fields that are empty, in their order. */
export function missingCollaboratorFields(
  draft: Pick<CollaboratorInput, RequiredCollaboratorField>,
  required: readonly RequiredCollaboratorField[] = requiredCollaboratorFields,
): RequiredCollaboratorField[] {
  return required.filter((field) => (draft[field] ?? '').trim() === '');
}

/** The first rule that a collaborator breaks on saving (D7), or null. */
export function checkCollaborator(
  input: Pick<CollaboratorInput, RequiredCollaboratorField>,
  required: readonly RequiredCollaboratorField[] = requiredCollaboratorFields,
): DomainFailure | null {
  if (missingCollaboratorFields(input, required).length > 0) return failure('collaborators.incomplete');
  return isEmail(input.email) ? null : failure('collaborators.emailInvalid');
}
