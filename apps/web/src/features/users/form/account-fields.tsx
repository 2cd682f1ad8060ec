import { Role } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { type AccountKind, type AccountRole, userLimits } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { AccessSwitch } from '../list/access-switch';
import type { AccountDetail } from '../row';
import type { AccountValues } from './account-values';
import { FormCard } from './form-card';
import { GivenPasswordField } from './given-password-field';

export interface AccountFieldsProps {
  form: UseFormReturnType<AccountValues>;
  kind: AccountKind;
  appType: AppType;
  /** null for a new one. */
  stored: AccountDetail | null;
  /** Whether it is the signed-in user itself. */
  isOneself: boolean;
  /** The roles that may be given. */
  roles: readonly AccountRole[];
}

/** What somebody is here and how they get in. */
export function AccountFields({ form, kind, appType, stored, isOneself, roles }: AccountFieldsProps) {
  const { form: texts } = useTextsOf(accounts);
  const { shell } = useTexts();
  const { role, territoryId } = form.values;
  const fixed = kind !== 'user';
  const offered = role === null || roles.includes(role) ? roles : [...roles, role];
  return (
    <FormCard title={texts.sections.account}>
      <NativeSelect
        label={texts.role}
        required
        disabled={fixed || isOneself}
        description={fixed ? texts.roleFixed : isOneself ? texts.ownRole : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={offered.map((value) => ({ value: String(value), label: shell.roles[value] }))}
        {...form.getInputProps('role')}
        value={String(role ?? '')}
        onChange={({ currentTarget: { value } }) => {
          form.setFieldValue('role', offered.find((known) => String(known) === value) ?? null);
        }}
      />
      <TextInput
        label={texts.reference}
        maxLength={userLimits.reference}
        autoComplete="off"
        {...form.getInputProps('reference')}
      />
      {role === Role.manager && appType !== 'general' && (
        <NativeSelect
          label={texts.territory}
          description={texts.territoryHint}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          value={String(territoryId ?? '')}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('territoryId', ([1, 2] as const).find((id) => String(id) === value) ?? null)
          }
          data={[
            { value: '', label: texts.noTerritory },
            ...([1, 2] as const).map((id) => ({ value: String(id), label: shell.territories[id] })),
          ]}
        />
      )}
      {stored === null ? (
        <>
          <GivenPasswordField
            value={form.values.password}
            error={typeof form.errors['password'] === 'string' ? form.errors['password'] : undefined}
            onChange={(password) => {
              form.setFieldValue('password', password);
              form.clearFieldError('password');
            }}
          />
          <Switch label={texts.hasAccess} {...form.getInputProps('hasAccess', { type: 'checkbox' })} />
        </>
      ) : (
        <AccessSwitch row={stored} />
      )}
    </FormCard>
  );
}
