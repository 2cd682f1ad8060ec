import { isNamedAction } from '@dehesa/i18n/backoffice/audit';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { EmptyState, SectionCard } from '@dehesa/ui';
import { Button, Card, Group } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { QueryView } from '../../../../lib/query-view';
import { type Outputs, trpc } from '../../../../lib/trpc';
import { AuditFilters } from './audit-filters';
import { AuditLine } from './audit-line';
import classes from './audit-rows.module.css';

const route = getRouteApi('/shell/config-app');
const nothing = { action: undefined, actor: undefined, q: undefined, from: undefined, to: undefined };

type AuditPage = Outputs['config']['personalData']['audit'];

/** Who did, read or took out what (B15, B17, B40, B46, B93): what is asked for, and which page, is the address's. */
export function AuditLog() {
  const { audit: texts } = useTextsOf(personalDataTexts);
  const { language } = useLanguage();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const action = view.action !== undefined && isNamedAction(view.action) ? view.action : undefined;
  const { actor, q = '', from, to, before } = view;
  const filters = { action, actor, text: q, from, to };
  const log = trpc.config.personalData.audit.useQuery(
    {
      language,
      action: action ?? null,
      actor: actor ?? null,
      text: q,
      from: from ?? null,
      to: to ?? null,
      before: before ?? null,
    },
    { placeholderData: keepPreviousData },
  );
  const changed = (change: Partial<typeof view>) =>
    void navigate({ search: { ...view, before: undefined, ...change }, resetScroll: false });
  return (
    <SectionCard title={texts.title} hint={texts.introduction}>
      <AuditFilters
        filters={filters}
        busy={log.isFetching}
        onChange={({ text, ...change }) => changed(text === undefined ? change : { ...change, q: text || undefined })}
        onRefresh={() => void log.refetch()}
      />
      <QueryView
        query={log}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<NoLines onShowAll={() => changed(nothing)} />}
      >
        {({ rows, next }) => (
          <>
            <ol className={classes.rows} aria-label={texts.caption} aria-busy={log.isPlaceholderData}>
              {rows.map((row) => (
                <AuditLine key={row.id} row={row} onActor={(id) => changed({ actor: id })} />
              ))}
            </ol>
            <AuditPager before={before} next={next} onPage={(line) => changed({ before: line })} />
          </>
        )}
      </QueryView>
    </SectionCard>
  );
}

function NoLines({ onShowAll }: { onShowAll: () => void }) {
  const { audit: texts } = useTextsOf(personalDataTexts);
  return (
    <Card>
      <EmptyState
        icon={<IconListSearch size={40} stroke={1.4} aria-hidden />}
        title={texts.empty}
        message={texts.emptyMessage}
        action={
          <Button variant="default" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      />
    </Card>
  );
}

interface AuditPagerProps {
  before: number | undefined;
  next: AuditPage['next'];
  onPage: (before: number | undefined) => void;
}

/** The older lines and the newest; how many there are is not counted, for there may be millions. */
function AuditPager({ before, next, onPage }: AuditPagerProps) {
  const { audit: texts } = useTextsOf(personalDataTexts);
  if (before === undefined && next === null) return null;
  return (
    <Group component="nav" aria-label={texts.pages} gap="sm">
      {before !== undefined && (
        <Button variant="default" onClick={() => onPage(undefined)}>
          {texts.newest}
        </Button>
      )}
      {next !== null && (
        <Button variant="default" onClick={() => onPage(next)}>
          {texts.older}
        </Button>
      )}
    </Group>
  );
}
