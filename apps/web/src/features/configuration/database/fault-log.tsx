import { database } from '@dehesa/i18n/backoffice/configuration';
import { formatInstant, formatNumber } from '@dehesa/i18n/formats';
import { ConfirmButton, EmptyState, SectionCard } from '@dehesa/ui';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { Pager } from '../../../lib/lists/pager';
import { QueryView } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import classes from './fault-log.module.css';
import { Refusal } from '../../../lib/refusal';

type Fault = Outputs['config']['database']['faults']['list']['rows'][number];

const route = getRouteApi('/shell/config-app');
const pageSize = 25;

/** What the server could not do, newest first, with refresh and clear (U39). */
export function FaultLog() {
  const { faults: texts } = useTextsOf(database);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const number = view.faults ?? 1;
  const toPage = (next: number) =>
    void navigate({ search: { ...view, faults: next === 1 ? undefined : next }, resetScroll: false });
  const page = trpc.config.database.faults.list.useQuery(
    { pageIndex: number - 1, pageSize },
    { placeholderData: keepPreviousData },
  );
  const clear = trpc.config.database.faults.clear.useMutation({
    onSuccess: async () => {
      toPage(1);
      await utils.config.database.faults.list.invalidate();
      notifications.show({ color: 'holm', message: texts.cleared });
    },
  });
  const refresh = async () => {
    const { isSuccess } = await page.refetch();
    if (isSuccess) notifications.show({ color: 'holm', message: texts.refreshed });
  };
  const total = page.data?.total ?? 0;
  return (
    <SectionCard
      title={texts.title}
      hint={texts.hint}
      beside={
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
            loading={page.isFetching && !page.isPending}
            onClick={() => void refresh()}
          >
            {texts.refresh}
          </Button>
          {total > 0 && (
            <ConfirmButton
              variant="default"
              title={texts.clearTitle}
              message={texts.clearMessage}
              confirmLabel={texts.clear}
              cancelLabel={shell.cancel}
              // A refusal stays in the mutation's own state and is shown below.
              onConfirm={() => clear.mutateAsync().catch(() => undefined)}
            >
              {texts.clear}
            </ConfirmButton>
          )}
        </Group>
      }
    >
      <Refusal error={clear.error} />
      <QueryView
        query={page}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState icon={<IconCircleCheck size={40} stroke={1.4} aria-hidden />} title={texts.empty} />}
      >
        {({ rows }) => (
          <>
            <Text c="dimmed" size="sm" role="status">
              {texts.total(formatNumber(total, language), total === 1)}
            </Text>
            <ul className={classes.list} aria-busy={page.isPlaceholderData}>
              {rows.map((fault) => (
                <FaultItem key={fault.id} fault={fault} />
              ))}
            </ul>
            <Pager label={texts.pages} page={number} pages={Math.ceil(total / pageSize)} onPage={toPage} />
          </>
        )}
      </QueryView>
    </SectionCard>
  );
}

function FaultItem({ fault: { at, message, exception, reference } }: { fault: Fault }) {
  const { faults: texts } = useTextsOf(database);
  const { language } = useLanguage();
  return (
    <li>
      <Text size="sm" c="dimmed">
        {formatInstant(at, language)}
      </Text>
      <Text className={classes.message}>{message}</Text>
      {reference !== null && (
        <Text size="sm" className={classes.message}>
          {texts.reference}: {reference}
        </Text>
      )}
      {exception !== '' && (
        <details>
          <summary className={classes.summary}>{texts.exception}</summary>
          <pre className={classes.exception}>{exception}</pre>
        </details>
      )}
    </li>
  );
}
