import type { AccountKind } from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { notifications } from '@mantine/notifications';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { missingOrInvalid, useZodForm } from '../../../lib/forms/use-zod-form';
import { trpc } from '../../../lib/trpc';
import type { AccountDetail } from '../row';
import { accountCheck, type AccountValues, type FormWorld, newValues, toInput, valuesOf } from './account-values';

interface Options {
  kind: AccountKind;
  stored: AccountDetail | null;
  /** The own address, where the account is one's own. */
  ownEmail: string | null;
  world: FormWorld;
  /** Back to the list; done once it stands. */
  onSaved: () => Promise<void>;
  /** Where the first field is that is wrong. */
  onProblemIn: (tab: 'data' | 'gym') => void;
}

const feeFields: readonly string[] = ['tariff', 'feePaidOn', 'feeExpiresOn'];

/** The form of a user, and how it is saved. */
export function useAccountForm({ kind, stored, ownEmail, world, onSaved, onProblemIn }: Options) {
  const { form: texts, password: passwordTexts } = useTextsOf(accountForms);
  const { activities } = useTexts();
  const { language } = useLanguage();
  const creating = stored === null;
  const utils = trpc.useUtils();
  const create = trpc.users.accounts.create.useMutation();
  const invite = trpc.users.accounts.invite.useMutation();
  const edit = trpc.users.accounts.edit.useMutation();
  const zodForm = useZodForm<AccountValues>({
    initialValues: creating ? newValues(kind, world, language) : valuesOf(stored),
    check: accountCheck({ world, creating, ownEmail, language }),
    summary: missingOrInvalid(activities.form, texts.required),
    onProblems: (problems) =>
      onProblemIn(Object.keys(problems).every((field) => feeFields.includes(field)) ? 'gym' : 'data'),
    save: (values): Promise<unknown> => {
      const input = toInput(values, world);
      if (!creating) {
        const { membership, ...person } = input;
        // A fee that nobody changed here is not said, so that what was renewed meanwhile stays (B99).
        const saysFee = values.role !== stored.role || feeFields.some((field) => zodForm.form.isDirty(field));
        return edit.mutateAsync({
          ...person,
          ...(saysFee && { membership }),
          id: stored.id,
          currentPassword: values.currentPassword,
        });
      }
      return values.entry === 'mail'
        ? invite.mutateAsync(input)
        : create.mutateAsync({ ...input, password: values.password, hasAccess: values.hasAccess });
    },
    refusedAt: {
      'users.emailTaken': 'email',
      'users.emailInvalid': 'email',
      'users.birthDateInvalid': 'birthDate',
      'users.roleNotAllowed': 'role',
      'users.lastSuperAdmin': 'role',
      'users.ownsActivities': 'role',
      'auth.passwordTooShort': 'password',
      'auth.passwordTooEasy': 'password',
      // Its text is that of signing in; here only one of the two can be wrong.
      'auth.invalidCredentials': { only: 'currentPassword', message: passwordTexts.currentWrong },
    },
    onSaved: (values) => {
      notifications.show(activities.form.saved);
      zodForm.restart({ ...values, currentPassword: '' });
      // Whoever edits themselves sees their own name in the menu.
      return Promise.all([onSaved(), utils.users.accounts.invalidate(), utils.auth.session.invalidate()]);
    },
  });
  return zodForm;
}
