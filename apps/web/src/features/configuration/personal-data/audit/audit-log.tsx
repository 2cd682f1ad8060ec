import { EmptyState, ErrorState, LoadingState } from '@dehesa/ui';
import { Button, Card, Group, Stack } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import { ListPager, usualPageSize } from '../../../../lib/list-pager';
import { PastTheEnd } from '../../../../lib/past-the-end';
import { trpc } from '../../../../lib/trpc';
import { TabCard } from '../tab-card';
import { usePersonalDataTexts } from '../use-personal-data-texts';
import { AuditFilters } from './audit-filters';
import { AuditRows } from './audit-rows';
import { isActionText } from './is-action-text';

const route = getRouteApi('/shell/config-app');

/** Who did, read or took out what (B15, B17, B40, B46): action, days and page are the address's. */
export function AuditLog() {
  const { audit: texts } = usePersonalDataTexts();
  const { shell } = useTexts();
  const { language } = useLanguage();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const { action, from, to, page = 1, size = usualPageSize } = view;
  const asked = action !== undefined && isActionText(action) ? action : null;
  const log = trpc.config.personalData.audit.useQuery(
    { action: asked, from: from ?? null, to: to ?? null, pageIndex: page - 1, pageSize: size },
    { placeholderData: keepPreviousData },
  );
  const changed = (change: Partial<typeof view>) =>
    void navigate({ search: { ...view, page: undefined, ...change }, resetScroll: false });
  const total = log.data?.total ?? 0;
  return (
    <TabCard title={texts.title} introduction={texts.introduction}>
      <AuditFilters
        view={{ action: asked ?? undefined, from, to }}
        busy={log.isFetching}
        onChange={changed}
        onRefresh={() => void log.refetch()}
      />
      {log.isPending && <LoadingState label={shell.loading} />}
      {log.isError && (
        <ErrorState
          {...errorMessage(log.error, language)}
          retryLabel={shell.retry}
          onRetry={() => void log.refetch()}
        />
      )}
      {log.isSuccess && total === 0 && (
        <Card>
          <EmptyState
            icon={<IconListSearch size={40} stroke={1.4} aria-hidden />}
            title={texts.empty}
            message={texts.emptyMessage}
            action={
              <Button variant="default" onClick={() => changed({ action: undefined, from: undefined, to: undefined })}>
                {texts.showAll}
              </Button>
            }
          />
        </Card>
      )}
      {log.isSuccess && total > 0 && log.data.rows.length === 0 && (
        <PastTheEnd onLastPage={() => changed({ page: Math.ceil(total / size) })} />
      )}
      {log.isSuccess && log.data.rows.length > 0 && (
        <Stack gap="md">
          <AuditRows rows={log.data.rows} busy={log.isPlaceholderData} />
          <Group grow>
            <ListPager page={view.page} size={view.size} total={total} onChange={changed} />
          </Group>
        </Stack>
      )}
    </TabCard>
  );
}
