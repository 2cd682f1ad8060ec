import { formatDayMonthYear } from '@dehesa/domain/dates';
import { defaultReference } from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Text } from '@mantine/core';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { FormCard } from '../form/person-fields';
import type { Profile } from '../row';
import { OwnPasswordButton } from './own-password-dialog';

/** What only staff decides for somebody to see, and the own password. */
export function OwnAccountCard({ stored }: { stored: Profile }) {
  const { list } = useTextsOf(accounts);
  const { form, profile } = useTextsOf(accountForms);
  const { shell } = useTexts();
  const { reference, role } = stored;
  const { tariff = null, expiresOn = null } = stored.membership ?? {};
  return (
    <FormCard title={form.sections.account} columns={1}>
      <div>
        <Text>{profile.role(shell.roles[role])}</Text>
        {reference !== '' && reference !== defaultReference && (
          <Text size="sm" c="dimmed">
            {list.number(reference)}
          </Text>
        )}
        {expiresOn !== null && (
          <Text size="sm" c="dimmed">
            {tariff === null
              ? profile.feeWithoutTariff(formatDayMonthYear(expiresOn))
              : profile.fee(tariff, formatDayMonthYear(expiresOn))}
          </Text>
        )}
      </div>
      <OwnPasswordButton />
    </FormCard>
  );
}
