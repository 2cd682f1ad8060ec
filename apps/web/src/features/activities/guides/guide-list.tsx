import { guideTeam } from '@dehesa/i18n/backoffice/guides';
import { EmptyState } from '@dehesa/ui';
import { ActionIcon, Anchor, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPencil, IconWalk } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { ConfirmIcon } from '../../../lib/lists/confirm-icon';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { FormDialog, type FormInDialog } from '../../../lib/forms/form-dialog';
import { PagedList } from '../../../lib/lists/paged-list';
import { SearchField } from '../../../lib/lists/search-field';
import { QueryView } from '../../../lib/query-view';
import { useReadAnew } from '../../../lib/screens/use-read-anew';
import { useTellRefusal } from '../../../lib/refusal';
import { trpc } from '../../../lib/trpc';
import { type Guide, GuideForm } from './guide-form';
import type { GuideListView } from './guide-list-view';

interface GuideListProps {
  view: GuideListView;
  onView: (view: GuideListView) => void;
}

/** Who guides, in the reader's reach, by name (B87). */
export function GuideList({ view, onView }: GuideListProps) {
  const texts = useTextsOf(guideTeam);
  const page = trpc.activities.guides.list.useQuery(
    { search: view.q ?? '', pageIndex: (view.page ?? 1) - 1, pageSize: view.size ?? 25 },
    { placeholderData: keepPreviousData },
  );
  const searched = view.q !== undefined;
  return (
    <Stack gap="md">
      <SearchField
        label={texts.search}
        clearLabel={texts.clearSearch}
        value={view.q ?? ''}
        onSearch={(search) => onView({ size: view.size, q: search || undefined })}
      />
      <PagedList
        query={page}
        view={view}
        plainUpTo={25}
        onPage={(change) => onView({ ...view, ...change })}
        empty={
          <Card>
            <EmptyState
              icon={<IconWalk size={40} stroke={1.4} aria-hidden />}
              title={searched ? texts.nothingFound : texts.empty}
              message={searched ? texts.nothingFoundMessage : texts.emptyMessage}
              action={!searched && <Button onClick={() => onView({ ...view, edit: 'new' })}>{texts.add}</Button>}
            />
          </Card>
        }
      >
        {({ rows }) => (
          <SimpleGrid
            cols={{ base: 1, sm: 2, lg: 3 }}
            component="ul"
            p={0}
            m={0}
            style={{ listStyle: 'none' }}
            aria-label={texts.caption}
          >
            {rows.map((guide) => (
              <li key={guide.id}>
                <GuideCard guide={guide} onEdit={() => onView({ ...view, edit: guide.id })} />
              </li>
            ))}
          </SimpleGrid>
        )}
      </PagedList>
      <FormDialog
        edited={view.edit}
        onClose={() => onView({ ...view, edit: undefined })}
        title={(shown) => (shown === 'new' ? texts.create : texts.edit)}
        Form={NewOrStored}
      />
    </Stack>
  );
}

function GuideCard({ guide, onEdit }: { guide: Guide; onEdit: () => void }) {
  const texts = useTextsOf(guideTeam);
  const { shell } = useTexts();
  const utils = trpc.useUtils();
  const remove = trpc.activities.guides.remove.useMutation({
    onSuccess: async () => {
      notifications.show({ message: texts.remove.done });
      await utils.activities.invalidate();
    },
    onError: useTellRefusal(),
  });
  const { id, name, phone, email, languages, territoryId, account, state, ahead, changeable } = guide;
  return (
    <Card h="100%" p="md">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Stack gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Title order={2} size="h4">
            {name}
          </Title>
          <Text size="sm" c="dimmed">
            {[territoryId === null ? texts.both : shell.territories[territoryId], languages]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {phone !== '' && (
            <Anchor href={`tel:${phone.replaceAll(' ', '')}`} size="sm">
              {phone}
            </Anchor>
          )}
          {email !== '' && (
            <Anchor href={`mailto:${email}`} size="sm">
              {email}
            </Anchor>
          )}
          <Text size="sm">{account === null ? texts.noAccount : texts.signsInAs(account.name)}</Text>
          {state === 'noAccess' && (
            <Text size="sm" fw={600}>
              {texts.noAccess}
            </Text>
          )}
          <Text size="sm">{ahead === 0 ? texts.noneAhead : texts.ahead(ahead)}</Text>
        </Stack>
        {changeable && (
          <Group gap={0} wrap="nowrap">
            <ActionIcon aria-label={texts.editOne(name)} title={texts.editOne(name)} onClick={onEdit}>
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
            <ConfirmIcon
              label={texts.removeOne(name)}
              title={texts.remove.title}
              message={texts.remove.message(name)}
              confirmLabel={texts.remove.confirm}
              onConfirm={() => remove.mutateAsync({ id })}
            />
          </Group>
        )}
      </Group>
    </Card>
  );
}

function NewOrStored({ edited, ...form }: FormInDialog) {
  return edited === 'new' ? <GuideForm stored={null} {...form} /> : <StoredForm id={edited} {...form} />;
}

/**
 * The guide of the address, whichever page it is on. It is read anew for every form, which begins with what is stored now; what
 * is read later leaves the fields alone.
 */
function StoredForm({ id, ...form }: Omit<FormInDialog, 'edited'> & { id: number }) {
  const stored = useReadAnew(trpc.activities.guides.read.useQuery({ id }, { refetchOnMount: 'always' }));
  return <QueryView query={stored}>{(data) => <GuideForm stored={data} {...form} />}</QueryView>;
}
