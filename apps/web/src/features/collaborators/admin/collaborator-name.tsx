import { may } from '@dehesa/domain/access';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { Anchor, Stack, Text } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { CopyIdButton } from '../../../lib/copy-id-button';
import { useSignedInUser } from '../../../lib/session';
import { type CollaboratorRow, nameOf, personOf } from './row';

export interface CollaboratorNameProps {
  row: CollaboratorRow;
  onShow: (id: number) => void;
}

/** Its name, which opens the panel, and who answers there; role 0 sees the id, too (U14). */
export function CollaboratorName({ row, onShow }: CollaboratorNameProps) {
  const { list } = useTextsOf(collaborators);
  const { role } = useSignedInUser();
  const [name, person] = [nameOf(row), personOf(row)];
  return (
    <Stack gap={0} miw={0}>
      <Anchor
        component="button"
        type="button"
        fw={600}
        ta="start"
        mih={44}
        aria-label={list.show(name)}
        onClick={() => onShow(row.id)}
        style={{ overflowWrap: 'anywhere' }}
      >
        {name}
      </Anchor>
      {person !== '' && person !== name && (
        <Text size="sm" c="dimmed">
          {person}
        </Text>
      )}
      {may({ role }, 'users.manage') && (
        <div>
          <CopyIdButton id={row.id} height={44} />
        </div>
      )}
    </Stack>
  );
}
