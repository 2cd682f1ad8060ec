import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { Anchor, Breadcrumbs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { accountPages } from '../account-pages';
import { lastView } from '../list/last-view';

/** Where the form is: below its list. */
export function AccountTrail({ kind, title }: { kind: AccountKind; title: string }) {
  const { kinds } = useTextsOf(accounts);
  const { shell } = useTexts();
  const { heading } = kinds[kind];
  return (
    <nav aria-label={heading}>
      <Breadcrumbs style={{ flexWrap: 'wrap' }} styles={{ breadcrumb: { whiteSpace: 'normal' } }}>
        <Anchor renderRoot={(props) => <Link {...props} to="/dashboard" />}>{shell.home}</Anchor>
        <Anchor renderRoot={(props) => <Link {...props} to={accountPages[kind].list} search={lastView(kind)} />}>
          {heading}
        </Anchor>
        <span aria-current="page">{title}</span>
      </Breadcrumbs>
    </nav>
  );
}
