import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { domainFailure, errorMessage } from '../../../lib/error-message';
import { focusFirstError } from '../../../lib/forms/form';
import { useFormLock } from '../../../lib/forms/form-lock';
import { trpc } from '../../../lib/trpc';
import type { AccountDetail } from '../row';
import { accountProblems, type AccountValues, type FormWorld, newValues, toInput, valuesOf } from './account-values';

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

/** The fields that a refusal of the server is about. */
const refusedFields: Readonly<Record<string, keyof AccountValues>> = {
  'users.emailTaken': 'email',
  'users.emailInvalid': 'email',
  'users.birthDateInvalid': 'birthDate',
  'users.roleNotAllowed': 'role',
  'users.lastSuperAdmin': 'role',
  'users.ownsActivities': 'role',
  'auth.passwordTooShort': 'password',
  'auth.passwordTooEasy': 'password',
  'auth.invalidCredentials': 'currentPassword',
};

/** The form of a user, and how it is saved. */
export function useAccountForm({ kind, stored, ownEmail, world, onSaved, onProblemIn }: Options) {
  const { form: texts, password: passwordTexts } = useTextsOf(accounts);
  const { activities } = useTexts();
  const { language } = useLanguage();
  const creating = stored === null;
  const form = useForm<AccountValues>({
    initialValues: creating ? newValues(kind, world, language) : valuesOf(stored),
    validate: (values) => accountProblems(values, { world, creating, ownEmail, language }),
    clearInputErrorOnChange: true,
  });
  const [notice, setNotice] = useState<{ title: string; message: string }>();
  const lock = useFormLock();
  const utils = trpc.useUtils();
  const create = trpc.users.accounts.create.useMutation();
  const edit = trpc.users.accounts.edit.useMutation();

  function show(errors: typeof form.errors) {
    onProblemIn(Object.keys(errors).every((field) => feeFields.includes(field)) ? 'gym' : 'data');
    requestAnimationFrame(() => focusFirstError(form, errors));
  }

  function refuse(errors: typeof form.errors) {
    const missing = Object.values(errors).includes(texts.required);
    setNotice(missing ? activities.form.incomplete : activities.form.invalid);
    show(errors);
  }

  async function save(values: AccountValues) {
    setNotice(undefined);
    const input = toInput(values, world);
    try {
      if (creating) await create.mutateAsync({ ...input, password: values.password, hasAccess: values.hasAccess });
      else await edit.mutateAsync({ ...input, id: stored.id, currentPassword: values.currentPassword });
    } catch (error) {
      const told = errorMessage(error, language);
      const field = refusedFields[domainFailure(error)?.code ?? ''];
      // The text of that refusal is that of signing in; here only one of the two can be wrong.
      const isPassword = field === 'currentPassword';
      const message = isPassword ? passwordTexts.currentWrong : told.message;
      if (!isPassword) setNotice(told);
      if (field !== undefined) {
        form.setFieldError(field, message);
        show({ [field]: message });
      }
      return;
    }
    notifications.show(activities.form.saved);
    const saved = { ...values, currentPassword: '' };
    form.setInitialValues(saved);
    form.setFieldValue('currentPassword', '');
    form.resetDirty(saved);
    // Whoever edits themselves sees their own name in the menu.
    await Promise.all([onSaved(), utils.users.accounts.invalidate(), utils.auth.session.invalidate()]);
  }

  return {
    form,
    notice,
    lock,
    submit: form.onSubmit((values) => void lock.hold(() => save(values)), refuse),
  };
}
