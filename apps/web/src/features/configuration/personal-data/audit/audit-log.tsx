import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { EmptyState } from '@dehesa/ui';
import { Button, Card } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { usualPageSize } from '../../../../lib/list-pager';
import { PagedList } from '../../../../lib/paged-list';
import { trpc } from '../../../../lib/trpc';
import { TabCard } from '../tab-card';
import { AuditFilters } from './audit-filters';
import { AuditRows } from './audit-rows';
import { isActionText } from './is-action-text';

const route = getRouteApi('/shell/config-app');

/** Who did, read or took out what (B15, B17, B40, B46): action, days and page are the address's. */
export function AuditLog() {
  const { audit: texts } = useTextsOf(personalDataTexts);
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
  return (
    <TabCard title={texts.title} introduction={texts.introduction}>
      <AuditFilters
        view={{ action: asked ?? undefined, from, to }}
        busy={log.isFetching}
        onChange={changed}
        onRefresh={() => void log.refetch()}
      />
      <PagedList
        query={log}
        view={view}
        onPage={changed}
        empty={
          <Card>
            <EmptyState
              icon={<IconListSearch size={40} stroke={1.4} aria-hidden />}
              title={texts.empty}
              message={texts.emptyMessage}
              action={
                <Button
                  variant="default"
                  onClick={() => changed({ action: undefined, from: undefined, to: undefined })}
                >
                  {texts.showAll}
                </Button>
              }
            />
          </Card>
        }
      >
        {({ rows }) => <AuditRows rows={rows} busy={log.isPlaceholderData} />}
      </PagedList>
    </TabCard>
  );
}
