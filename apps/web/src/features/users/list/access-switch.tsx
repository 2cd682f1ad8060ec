import { accounts } from '@dehesa/i18n/backoffice/users';
import { Button, Group, Modal, Stack, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';
import type { AccountRow } from '../row';
import { useAccountCalls } from './use-account-calls';

export interface AccessSwitchProps {
  row: Pick<AccountRow, 'id' | 'displayName' | 'hasAccess'>;
  /** Below a heading that says what it is. */
  compact?: boolean;
}

/** Lets somebody in at once; keeping out who was in is asked about first. Nobody takes their own access. */
export function AccessSwitch({ row, compact = false }: AccessSwitchProps) {
  const { access, list } = useTextsOf(accounts);
  const { shell } = useTexts();
  const { id } = useSignedInUser();
  const { setAccess } = useAccountCalls();
  const [asking, question] = useDisclosure(false);

  function withdraw() {
    setAccess.mutate({ id: row.id, hasAccess: false }, { onSettled: question.close });
  }

  return (
    <>
      <Switch
        checked={row.hasAccess}
        disabled={setAccess.isPending || row.id === id}
        onChange={() => (row.hasAccess ? question.open() : setAccess.mutate({ id: row.id, hasAccess: true }))}
        aria-label={list.accessOf(row.displayName)}
        label={compact ? undefined : row.hasAccess ? list.on : list.off}
      />
      <Modal opened={asking} onClose={question.close} title={access.title}>
        <Stack gap="lg">
          <Text>{access.message(row.displayName)}</Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={question.close} disabled={setAccess.isPending} data-autofocus>
              {shell.cancel}
            </Button>
            <Button color="clay" onClick={withdraw} loading={setAccess.isPending}>
              {access.confirm}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
