import { freeExpiryDays } from '@dehesa/domain/users';
import { locales } from '@dehesa/i18n/formats';
import { tariffs as tariffTexts } from '@dehesa/i18n/backoffice/tariffs';
import { EmptyState } from '@dehesa/ui';
import { ActionIcon, Button, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCoinEuro, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmIcon } from '../../../lib/lists/confirm-icon';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorText } from '../../../lib/error-texts';
import { type Edited, FormDialog, type FormInDialog } from '../../../lib/forms/form-dialog';
import { QueryPending, QueryView } from '../../../lib/query-view';
import { useReadAnew } from '../../../lib/screens/use-read-anew';
import { trpc } from '../../../lib/trpc';
import type { Tariff } from '../row';
import { TariffForm } from './tariff-form';
import { useTellRefusal } from '../../../lib/refusal';

export interface TariffListProps {
  edited: Edited | undefined;
  onEdit: (edited: Edited | undefined) => void;
}

/** A gym's tariffs, in the order in which forms offer them. */
export function TariffList({ edited, onEdit }: TariffListProps) {
  const texts = useTextsOf(tariffTexts);
  const tariffs = trpc.users.tariffs.list.useQuery();
  if (!tariffs.data) return <QueryPending query={tariffs} />;
  return (
    <>
      {tariffs.data.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconCoinEuro size={40} stroke={1.4} aria-hidden />}
            title={texts.empty}
            message={texts.emptyMessage}
            action={<Button onClick={() => onEdit('new')}>{texts.add}</Button>}
          />
        </Card>
      ) : (
        <SimpleGrid
          cols={{ base: 1, sm: 2, lg: 3 }}
          component="ul"
          p={0}
          m={0}
          style={{ listStyle: 'none' }}
          aria-label={texts.caption}
        >
          {tariffs.data.map((tariff) => (
            <li key={tariff.id}>
              <TariffCard tariff={tariff} onEdit={onEdit} />
            </li>
          ))}
        </SimpleGrid>
      )}
      <FormDialog
        edited={edited}
        onClose={() => onEdit(undefined)}
        title={(shown) => (shown === 'new' ? texts.create : texts.edit)}
        Form={NewOrStored}
      />
    </>
  );
}

function TariffCard({ tariff, onEdit }: { tariff: Tariff; onEdit: (id: number) => void }) {
  const texts = useTextsOf(tariffTexts);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const remove = trpc.users.tariffs.remove.useMutation({
    onSuccess: async () => {
      notifications.show({ message: texts.remove.done });
      await utils.users.tariffs.invalidate();
    },
    onError: useTellRefusal(),
  });
  const price = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
  const { id, name, days, priceCents, members } = tariff;
  return (
    <Card h="100%" p="md">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <div>
          <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Text>
            {days === freeExpiryDays ? texts.freeExpiry : texts.days(days)} · {price.format(priceCents / 100)}
          </Text>
          <Text size="sm" c="dimmed">
            {texts.users(members)}
          </Text>
        </div>
        <Group gap={0} wrap="nowrap">
          <ActionIcon aria-label={texts.editOne(name)} title={texts.editOne(name)} onClick={() => onEdit(id)}>
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
      </Group>
    </Card>
  );
}

function NewOrStored({ edited, ...form }: FormInDialog) {
  return edited === 'new' ? <TariffForm stored={null} {...form} /> : <StoredForm id={edited} {...form} />;
}

/** Reads the list anew for every form, which begins with what is stored now. */
function StoredForm({ id, ...form }: Omit<FormInDialog, 'edited'> & { id: number }) {
  const stored = useReadAnew(trpc.users.tariffs.list.useQuery(undefined, { refetchOnMount: 'always' }));
  return <QueryView query={stored}>{(rows) => <FoundForm id={id} rows={rows} {...form} />}</QueryView>;
}

/** The list changes under an open form when it is saved or a colleague saves, so that the tariff is chosen once. */
function FoundForm({ id, rows, ...form }: Omit<FormInDialog, 'edited'> & { id: number; rows: readonly Tariff[] }) {
  const { language } = useLanguage();
  const [stored] = useState(() => rows.find((row) => row.id === id));
  if (stored === undefined) return <Text>{errorText(gone, language).message}</Text>;
  return <TariffForm stored={stored} {...form} />;
}

const gone = { code: 'record.notFound', params: undefined } as const;
