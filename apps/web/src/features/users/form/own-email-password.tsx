import { accounts } from '@dehesa/i18n/backoffice/users';
import { useTextsOf } from '../../../lib/backoffice-language';
import { PasswordField } from '../../../lib/password-field';
import type { PersonalForm } from './personal-form';

/** Asked for as soon as somebody gives its own account another address: it proves who does. */
export function OwnEmailPassword({ form }: { form: Pick<PersonalForm, 'getInputProps'> }) {
  const { password: texts } = useTextsOf(accounts);
  return (
    <PasswordField
      label={texts.current}
      description={texts.emailNeedsCurrent}
      required
      maxLength={200}
      autoComplete="current-password"
      {...form.getInputProps('currentPassword')}
    />
  );
}
