import {
  auditActions,
  type AuditActionTexts,
  type PersonalDataTexts,
  personalDataTexts,
} from '@dehesa/i18n/backoffice/personal-data';
import { formatInstant } from '@dehesa/i18n/formats';
import { EmptyState } from '@dehesa/ui';
import { Button, Card, Group, NativeSelect, Text } from '@mantine/core';
import { IconListSearch, IconRefresh } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { DateField } from '../../../../lib/forms/date-field';
import { usualPageSize } from '../../../../lib/lists/list-pager';
import { PagedList } from '../../../../lib/lists/paged-list';
import { type Outputs, trpc } from '../../../../lib/trpc';
import { TabCard } from '../tab-card';
import classes from './audit-rows.module.css';

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

interface Filters {
  action?: NamedAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface AuditFiltersProps {
  view: Filters;
  busy: boolean;
  onChange: (change: Filters) => void;
  onRefresh: () => void;
}

/** One action or all, and the days, both included. */
function AuditFilters({ view, busy, onChange, onRefresh }: AuditFiltersProps) {
  const { audit: texts } = useTextsOf(personalDataTexts);
  const { language } = useLanguage();
  const named = Object.entries(auditActions[language]).toSorted(([, a], [, b]) => a.localeCompare(b, language));
  return (
    <Group align="flex-end" gap="md">
      <NativeSelect
        flex="1 1 16rem"
        label={texts.action}
        value={view.action ?? ''}
        data={[{ value: '', label: texts.allActions }, ...named.map(([value, label]) => ({ value, label }))]}
        onChange={({ currentTarget: { value } }) => onChange({ action: isActionText(value) ? value : undefined })}
      />
      <DateField
        flex="1 1 10rem"
        label={texts.from}
        value={view.from ?? null}
        onChange={(day) => onChange({ from: day ?? undefined })}
      />
      <DateField
        flex="1 1 10rem"
        label={texts.to}
        value={view.to ?? null}
        onChange={(day) => onChange({ to: day ?? undefined })}
      />
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
        loading={busy}
        onClick={onRefresh}
      >
        {texts.refresh}
      </Button>
    </Group>
  );
}

type Row = Outputs['config']['personalData']['audit']['rows'][number];

/** The lines of the log: what, who, which record, and the details as the verb wrote them. */
function AuditRows({ rows, busy }: { rows: readonly Row[]; busy: boolean }) {
  const { audit: texts } = useTextsOf(personalDataTexts);
  return (
    <ol className={classes.rows} aria-label={texts.caption} aria-busy={busy}>
      {rows.map((row) => (
        <AuditLine key={row.id} row={row} />
      ))}
    </ol>
  );
}

function AuditLine({ row }: { row: Row }) {
  const { audit: texts } = useTextsOf(personalDataTexts);
  const { language } = useLanguage();
  const actor = useActorName(row.actor);
  return (
    <li className={classes.row}>
      <div>
        <Text fw={600}>{isActionText(row.action) ? auditActions[language][row.action] : row.action}</Text>
        <Text size="sm" c="dimmed">
          <time dateTime={row.at.toISOString()}>{formatInstant(row.at, language)}</time>
        </Text>
      </div>
      <div>
        <Text size="sm">{actor}</Text>
        <Text size="sm" c="dimmed">
          {recordName(row, texts)}
        </Text>
      </div>
      <Text size="sm" ff="monospace" className={classes.details}>
        {detailsText(row.details)}
      </Text>
    </li>
  );
}

function useActorName(actor: Row['actor']): string {
  const { audit: texts } = useTextsOf(personalDataTexts);
  const { shell } = useTexts();
  if (actor === null) return texts.nobody;
  const name = actor.name ?? texts.gone(actor.id);
  return actor.role === null ? name : `${name} (${shell.roles[actor.role]})`;
}

function recordName({ entity, entityId }: Row, { entities }: PersonalDataTexts['audit']): string {
  const known: Readonly<Record<string, string>> = entities;
  const name = known[entity] ?? entity;
  return entityId === null ? name : `${name} ${entityId}`;
}

/** As the verb wrote them: names in English, for who looks into things. */
function detailsText(details: Row['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');
}

type NamedAction = keyof AuditActionTexts;

/** Whether an action has a name for people; one of a newer server may not. */
function isActionText(action: string): action is NamedAction {
  return Object.hasOwn(auditActions.es, action);
}
