import { may, Role } from '@dehesa/domain/access';
import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { CopyIdButton } from '../../../lib/copy-id-button';
import { useSignedInUser } from '../../../lib/session';
import { accountPages } from '../account-pages';
import type { AccountRow } from '../row';

export interface AccountNameProps {
  row: AccountRow;
  kind: AccountKind;
}

/** The name, which leads to the form, and what tells this one from others; role 0 sees the id, too (U12). */
export function AccountName({ row, kind }: AccountNameProps) {
  const { list } = useTextsOf(accounts);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const user = useSignedInUser();
  const { displayName, firstName, lastName, companyName } = row;
  const person = `${firstName} ${lastName}`.trim();
  const besides = [person, companyName].filter((name) => name !== '' && name !== displayName).join(' · ');
  return (
    <Stack gap={0} miw={128}>
      <Anchor
        fw={600}
        mih={44}
        display="inline-flex"
        style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        renderRoot={(props) => (
          <Link {...props} to="/edit/usuario" search={{ id: row.id, tipo: accountPages[kind].type }} />
        )}
      >
        {displayName}
      </Anchor>
      {besides !== '' && (
        <Text size="sm" c="dimmed">
          {besides}
        </Text>
      )}
      <Group gap={6}>
        {kind === 'user' ? (
          <Badge variant="light" color={row.role === Role.member ? 'river' : 'holm'}>
            {shell.roles[row.role]}
          </Badge>
        ) : (
          row.territory !== null && (
            <Badge variant="light" color="river">
              {row.territory[language]}
            </Badge>
          )
        )}
        {row.id === user.id && (
          <Badge variant="light" color="cork">
            {list.yourself}
          </Badge>
        )}
      </Group>
      {may(user, 'users.manage') && (
        <div>
          <CopyIdButton id={row.id} height={44} />
        </div>
      )}
    </Stack>
  );
}
