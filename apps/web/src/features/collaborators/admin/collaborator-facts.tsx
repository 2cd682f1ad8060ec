import { may } from '@dehesa/domain/access';
import { collaborators } from '@dehesa/i18n/backoffice/collaborators';
import { formatInstant } from '@dehesa/i18n/formats';
import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { CopyIdButton } from '../../../lib/copy-id-button';
import { useSignedInUser } from '../../../lib/session';
import { CollaboratorContact } from './collaborator-contact';
import classes from './collaborator-detail.module.css';
import { type CollaboratorRow, nameOf, personOf } from './row';

/** What is known of a collaborator; what nobody said is left out. */
export function CollaboratorFacts({ row }: { row: CollaboratorRow }) {
  const { detail, form, list } = useTextsOf(collaborators);
  const { language } = useLanguage();
  const { role } = useSignedInUser();
  const place = [row.postalCode, row.locality].filter(Boolean).join(' ');
  const facts: readonly { term: string; value: ReactNode; whole?: boolean }[] = [
    { term: form.contact, value: personOf(row) },
    { term: detail.contact, value: <CollaboratorContact row={row} /> },
    { term: detail.address, value: row.province === '' ? place : `${place} (${row.province})` },
    { term: detail.territory, value: row.territory?.[language] ?? list.withoutTerritory },
    { term: form.website, value: row.website === '' ? '' : <Website row={row} /> },
    { term: detail.language, value: form.languages[row.language] },
    { term: detail.createdAt, value: formatInstant(row.createdAt, language) },
    { term: detail.id, value: may({ role }, 'users.manage') ? <CopyIdButton id={row.id} height={44} /> : '' },
    { term: form.services, value: row.services, whole: true },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(
        ({ term, value, whole = false }) =>
          value !== '' && (
            <div key={term} className={whole ? classes.whole : undefined}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Website({ row }: { row: CollaboratorRow }) {
  const { list } = useTextsOf(collaborators);
  return (
    <Anchor href={row.website} target="_blank" rel="noopener noreferrer" py={11} aria-label={list.website(nameOf(row))}>
      {row.website.replace(/^https?:\/\//, '')} <IconExternalLink size={14} aria-hidden />
    </Anchor>
  );
}
