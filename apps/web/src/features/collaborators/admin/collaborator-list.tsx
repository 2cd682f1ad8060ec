import { isBound } from '@dehesa/domain/access';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { EmptyState } from '@dehesa/ui';
import { Button, Card, Stack } from '@mantine/core';
import { IconHeartHandshake } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { FormDialog, type FormInDialog } from '../../../lib/forms/form-dialog';
import { PagedList } from '../../../lib/lists/paged-list';
import { QueryView } from '../../../lib/query-view';
import { useReadAnew } from '../../../lib/screens/use-read-anew';
import { useSignedInUser } from '../../../lib/session';
import { trpc } from '../../../lib/trpc';
import type { CollaboratorView } from './collaborator-address';
import { CollaboratorDetail } from './collaborator-detail';
import { CollaboratorFilters } from './collaborator-filters';
import { CollaboratorForm } from './collaborator-form';
import { CollaboratorRows } from './collaborator-rows';
import { isFiltered, listInput } from './collaborator-view';

export interface CollaboratorListProps {
  view: CollaboratorView;
  onViewChange: (view: CollaboratorView) => void;
  /** What the page has to say of a collaborator's account, in its panel. */
  account?: (id: number) => ReactNode;
}

/** The collaborators (U14): search, order, page, panel and form are the address's. */
export function CollaboratorList({ view, onViewChange, account }: CollaboratorListProps) {
  const { list, add } = useTextsOf(collaborators);
  const page = trpc.users.collaborators.list.useQuery(listInput(view), { placeholderData: keepPreviousData });
  const changed = (change: CollaboratorView) => onViewChange({ ...view, page: undefined, ...change });
  const filtered = isFiltered(view);
  const managesSome = useManagesSome();
  return (
    <Stack gap="md">
      <CollaboratorFilters view={view} pending={page.data?.pending} onViewChange={onViewChange} />
      <PagedList
        query={page}
        view={view}
        onPage={changed}
        empty={
          <Card>
            <EmptyState
              icon={<IconHeartHandshake size={40} stroke={1.4} aria-hidden />}
              title={filtered ? list.nothingFound : list.empty}
              message={filtered ? list.nothingFoundMessage : managesSome ? list.emptyMessage : list.ofNoTerritory}
              action={
                filtered ? (
                  <Button
                    variant="default"
                    onClick={() => changed({ q: undefined, state: undefined, territory: undefined })}
                  >
                    {list.showAll}
                  </Button>
                ) : (
                  managesSome && <Button onClick={() => onViewChange({ ...view, edit: 'new' })}>{add}</Button>
                )
              }
            />
          </Card>
        }
      >
        {({ rows }) => (
          <CollaboratorRows rows={rows} view={view} onViewChange={onViewChange} busy={page.isPlaceholderData} />
        )}
      </PagedList>
      <CollaboratorDetail
        id={view.show}
        account={account}
        onEdit={(edit) => onViewChange({ ...view, edit })}
        onClose={() => onViewChange({ ...view, show: undefined })}
      />
      <CollaboratorDialog edited={view.edit} onClose={() => onViewChange({ ...view, edit: undefined })} />
    </Stack>
  );
}

interface CollaboratorDialogProps {
  /** Which one is edited, or that there will be a new one; undefined for a closed dialog. */
  edited: CollaboratorView['edit'];
  onClose: () => void;
}

/** Creates and edits a collaborator. */
function CollaboratorDialog({ edited, onClose }: CollaboratorDialogProps) {
  const texts = useTextsOf(collaborators);
  return (
    <FormDialog
      edited={edited}
      onClose={onClose}
      title={(shown) => (shown === 'new' ? texts.create : texts.edit)}
      Form={NewOrStored}
    />
  );
}

function NewOrStored({ edited, ...form }: FormInDialog) {
  return edited === 'new' ? <CollaboratorForm stored={null} {...form} /> : <StoredForm id={edited} {...form} />;
}

/** Reads it anew for every form, which begins with what is stored now; what is read later leaves the fields alone. */
function StoredForm({ id, ...form }: Omit<FormInDialog, 'edited'> & { id: number }) {
  const stored = useReadAnew(trpc.users.collaborators.read.useQuery({ id }, { refetchOnMount: 'always' }));
  return <QueryView query={stored}>{(data) => <CollaboratorForm stored={data} {...form} />}</QueryView>;
}

/** Whether there can be collaborators that the signed-in user manages: a manager without a territory has none. */
export function useManagesSome(): boolean {
  const { role, territoryId } = useSignedInUser();
  return !isBound({ role }) || territoryId !== null;
}
