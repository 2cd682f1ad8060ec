import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Button, Group, Modal, Stack, Switch, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { type CollaboratorRow, nameOf } from './row';
import { useCollaboratorCalls } from './use-collaborator-calls';

export interface AccessSwitchProps {
  row: CollaboratorRow;
  /** Below a heading that says what it is. */
  compact?: boolean;
}

/** Lets a collaborator in at once; keeping one out that was in is asked about first. */
export function AccessSwitch({ row, compact = false }: AccessSwitchProps) {
  const { access, list } = useTextsOf(collaborators);
  const { shell } = useTexts();
  const { setAccess } = useCollaboratorCalls();
  const [asking, question] = useDisclosure(false);
  const name = nameOf(row);

  function withdraw() {
    setAccess.mutate({ id: row.id, hasAccess: false }, { onSettled: question.close });
  }

  return (
    <>
      <Switch
        checked={row.hasAccess}
        disabled={setAccess.isPending}
        onChange={() => (row.hasAccess ? question.open() : setAccess.mutate({ id: row.id, hasAccess: true }))}
        aria-label={list.access(name)}
        label={compact ? undefined : row.hasAccess ? access.on : access.off}
      />
      <Modal opened={asking} onClose={question.close} title={access.withdraw.title}>
        <Stack gap="lg">
          <Text>{access.withdraw.message(name)}</Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={question.close} disabled={setAccess.isPending} data-autofocus>
              {shell.cancel}
            </Button>
            <Button color="clay" onClick={withdraw} loading={setAccess.isPending}>
              {access.withdraw.confirm}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
