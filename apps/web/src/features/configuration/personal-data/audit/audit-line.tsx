import { auditTexts, deedWords, detailWords } from '@dehesa/i18n/backoffice/audit';
import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { formatInstant } from '@dehesa/i18n/formats';
import { Anchor, Text } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { LinkAnchor } from '../../../../lib/addresses/links';
import type { Outputs } from '../../../../lib/trpc';
import classes from './audit-rows.module.css';

type Row = Outputs['config']['personalData']['audit']['rows'][number];

interface AuditLineProps {
  row: Row;
  /** Asks for the lines of whoever did it. */
  onActor: (id: number) => void;
}

/** A line of the log as a sentence: who did what to which record, when, and the details in words (B93). */
export function AuditLine({ row, onActor }: AuditLineProps) {
  const { language } = useLanguage();
  const { before, record, after } = deedWords(language, { ...row, recordName: row.record?.name ?? null });
  const details = detailWords(language, row);
  return (
    <li className={classes.row}>
      <Text>
        <Who row={row} onActor={onActor} /> {before}
        <RecordLink row={row} name={record} />
        {`${after}.`}
      </Text>
      {details.length > 0 && (
        <Text size="sm" className={classes.details}>
          {details.join(' · ')}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        <time dateTime={row.at.toISOString()}>{formatInstant(row.at, language)}</time>
      </Text>
    </li>
  );
}

function Who({ row: { actor }, onActor }: AuditLineProps) {
  const { audit: texts } = useTextsOf(personalDataTexts);
  const words = useTextsOf(auditTexts);
  if (actor === null) return <b>{words.nobody}</b>;
  const name = actor.name ?? words.gone(actor.id);
  return (
    <>
      <Anchor component="button" fw={700} ta="start" title={texts.onlyThis(name)} onClick={() => onActor(actor.id)}>
        {name}
      </Anchor>
      {actor.role !== null && ` (${words.roles[actor.role]})`}
    </>
  );
}

/** The record as a way to it, while it is still there and has a screen. */
function RecordLink({ row: { entity, entityId: id, record }, name }: { row: Row; name: string }) {
  if (record === null || id === null || name === '') return name;
  switch (entity) {
    case 'activity':
      return (
        <LinkAnchor underline="always" to="/actividades/edit/actividad" search={{ id }}>
          {name}
        </LinkAnchor>
      );
    case 'reservation':
      return (
        <LinkAnchor underline="always" to="/actividades/edit/reserva" search={{ id }}>
          {name}
        </LinkAnchor>
      );
    case 'tariff':
      return (
        <LinkAnchor underline="always" to="/gimnasio/admin/tarifas" search={{ edit: id }}>
          {name}
        </LinkAnchor>
      );
    case 'template':
      return (
        <LinkAnchor underline="always" to="/config-app" search={{ tab: 'correo', template: id }}>
          {name}
        </LinkAnchor>
      );
    case 'user':
      return <AccountLink id={id} account={record.account} name={name} />;
    default:
      return name;
  }
}

function AccountLink({
  id,
  account,
  name,
}: {
  id: number;
  account: 'user' | 'company' | 'collaborator' | null;
  name: string;
}) {
  if (account === null) return name;
  if (account === 'collaborator') {
    return (
      <LinkAnchor underline="always" to="/actividades/admin/colaboradores" search={{ show: id }}>
        {name}
      </LinkAnchor>
    );
  }
  return (
    <LinkAnchor
      underline="always"
      to="/edit/usuario"
      search={{ id, tipo: account === 'company' ? 'empresa' : undefined }}
    >
      {name}
    </LinkAnchor>
  );
}
