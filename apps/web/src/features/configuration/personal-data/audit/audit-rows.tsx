import { formatInstant } from '@dehesa/i18n/formats';
import { auditActions, type PersonalDataTexts, personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { Text } from '@mantine/core';
import { useLanguage, useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import type { Outputs } from '../../../../lib/trpc';
import classes from './audit-rows.module.css';
import { isActionText } from './is-action-text';

type Row = Outputs['config']['personalData']['audit']['rows'][number];

/** The lines of the log: what, who, which record, and the details as the verb wrote them. */
export function AuditRows({ rows, busy }: { rows: readonly Row[]; busy: boolean }) {
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
