import { Role } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { type AccountKind, type AccountRole, fixesExpiry, freeExpiryDays, userLimits } from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { invitationTexts } from '@dehesa/i18n/backoffice/invitations';
import { NativeSelect, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { DateField } from '../../../lib/forms/dates/date-field';
import { AccessSwitch } from '../list/access-switch';
import type { AccountDetail } from '../row';
import { type AccountValues, chosenTariff, feeAfter, type FormWorld } from './account-values';
import { InvitationCard } from './invitation-card';
import { GivenPasswordField } from './password-dialog';
import { FormCard } from './person-fields';
import { TextInput } from '../../../lib/inputs/inputs';

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
  const { form: texts } = useTextsOf(accountForms);
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
        <EntryFields form={form} />
      ) : (
        <>
          <AccessSwitch row={stored} />
          {stored.invitation !== null && <InvitationCard account={stored} invitation={stored.invitation} />}
        </>
      )}
    </FormCard>
  );
}

/** How a new one gets in: by the link of a mail (B97), or by a password that staff give it (D5). */
function EntryFields({ form }: Pick<AccountFieldsProps, 'form'>) {
  const { form: texts } = useTextsOf(accountForms);
  const { entry, ways, mailHint } = useTextsOf(invitationTexts);
  return (
    <>
      <NativeSelect
        style={{ gridColumn: '1 / -1' }}
        label={entry}
        description={form.values.entry === 'mail' ? mailHint : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={[
          { value: 'mail', label: ways.mail },
          { value: 'password', label: ways.password },
        ]}
        value={form.values.entry}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('entry', value === 'password' ? 'password' : 'mail')
        }
      />
      {form.values.entry === 'password' && (
        <>
          <GivenPasswordField form={form} />
          <Switch label={texts.hasAccess} {...form.getInputProps('hasAccess', { type: 'checkbox' })} />
        </>
      )}
    </>
  );
}

interface FeeFieldsProps {
  form: UseFormReturnType<AccountValues>;
  world: FormWorld;
}

/** What a member of the gym pays: a tariff with fixed days decides the expiry and locks it (D6). */
export function FeeFields({ form, world }: FeeFieldsProps) {
  const { form: texts } = useTextsOf(accountForms);
  const { tariff } = form.values;
  const locked = fixesExpiry(chosenTariff(tariff, world.tariffs));

  function change(fee: Partial<Pick<AccountValues, 'tariff' | 'feePaidOn' | 'feeExpiresOn'>>) {
    form.setValues(feeAfter({ ...form.values, ...fee }, world));
    for (const field of ['tariff', 'feePaidOn', 'feeExpiresOn']) form.clearFieldError(field);
  }

  return (
    <FormCard title={texts.sections.fee}>
      <NativeSelect
        style={{ gridColumn: '1 / -1' }}
        label={texts.tariff}
        value={tariff}
        onChange={(event) => change({ tariff: event.currentTarget.value })}
        data={[
          { value: '', label: texts.noFee },
          ...world.tariffs.map(({ id, name, days }) => ({
            value: String(id),
            label: days === freeExpiryDays ? texts.tariffFree(name) : texts.tariffDays(name, days),
          })),
          { value: 'none', label: texts.noTariff },
        ]}
      />
      {tariff !== '' && (
        <>
          <DateField
            required
            clearable={false}
            label={texts.feePaidOn}
            {...form.getInputProps('feePaidOn')}
            onChange={(feePaidOn) => (feePaidOn === null ? undefined : change({ feePaidOn }))}
          />
          <DateField
            required
            clearable={false}
            readOnly={locked}
            variant={locked ? 'filled' : 'default'}
            label={texts.feeExpiresOn}
            description={locked ? texts.expiryFixed : texts.expiryFree}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            {...form.getInputProps('feeExpiresOn')}
          />
        </>
      )}
      {world.tariffs.length === 0 && <Text c="dimmed">{texts.noTariffs}</Text>}
    </FormCard>
  );
}
