import type { StaffLanguage } from '@dehesa/domain/languages';
import { minimumPasswordLength } from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';

export interface NewPassword {
  current: string;
  next: string;
  repeated: string;
}

/** What is wrong with a new password of one's own, by its field (B27). */
export function passwordProblems(
  { current, next, repeated }: NewPassword,
  language: StaffLanguage,
): Record<string, string> {
  const { form, password: texts } = accountForms[language];
  const problems: Record<string, string> = {};
  if (current === '') problems['current'] = form.required;
  if (next === '') problems['next'] = form.required;
  else if (next.length < minimumPasswordLength) problems['next'] = texts.tooShort;
  if (repeated === '') problems['repeated'] = form.required;
  else if (repeated !== next) problems['repeated'] = texts.different;
  return problems;
}
