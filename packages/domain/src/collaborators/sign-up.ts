import type { z } from 'zod';
import { Language } from '../languages';
import { plainText } from '../texts/plain-text';
import { CollaboratorInput } from './schema';

/** The most that a sign-up key may have. */
export const signUpKeyLength = 200;

/** What the public sign-up sends beside the logo. `key` is the one of the link. */
export const SignUpInput = CollaboratorInput.omit({ imageId: true, language: true }).extend({
  key: plainText(signUpKeyLength),
  language: Language.default('es'),
});
export type SignUpInput = z.infer<typeof SignUpInput>;

/** The names under which the form sends them: the ones that the verb knows. */
export const signUpFields = [
  'companyName',
  'firstName',
  'lastName',
  'postalCode',
  'locality',
  'province',
  'phone',
  'email',
  'website',
  'services',
  'territoryId',
  'language',
] as const satisfies readonly Exclude<keyof SignUpInput, 'key'>[];
