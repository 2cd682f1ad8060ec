import type { AccountKind } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import { PageHeader } from '@dehesa/ui';
import { Container, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { accountPages } from '../../../features/users/account-pages';
import type { AccountView } from '../../../features/users/list/account-address';
import { AccountList } from '../../../features/users/list/account-list';
import { BinLink } from '../../../lib/bin/bin-link';
import { useTextsOf } from '../../../lib/backoffice-language';
import { LinkButton } from '../../../lib/addresses/links';

const users = getRouteApi('/shell/usuarios');
const companies = getRouteApi('/shell/actividades/admin/empresas');
const monitors = getRouteApi('/shell/gimnasio/admin/monitores');

/** `/usuarios` (U12). */
export function UsersPage() {
  const navigate = users.useNavigate();
  const view = users.useSearch();
  return <AccountsPage kind="user" view={view} onViewChange={(search) => void navigate(to(view, search))} />;
}

/** `/actividades/admin/empresas` (U12). */
export function CompaniesPage() {
  const navigate = companies.useNavigate();
  const view = companies.useSearch();
  return <AccountsPage kind="company" view={view} onViewChange={(search) => void navigate(to(view, search))} />;
}

/** `/gimnasio/admin/monitores` (U12). */
export function MonitorsPage() {
  const navigate = monitors.useNavigate();
  const view = monitors.useSearch();
  return <AccountsPage kind="monitor" view={view} onViewChange={(search) => void navigate(to(view, search))} />;
}

/** Back leads to the list as it was before, not to every letter that was typed. */
function to(view: AccountView, search: AccountView) {
  return { search, replace: search.q !== view.q, resetScroll: search.page !== view.page };
}

interface AccountsPageProps {
  kind: AccountKind;
  view: AccountView;
  onViewChange: (view: AccountView) => void;
}

function AccountsPage({ kind, view, onViewChange }: AccountsPageProps) {
  const { kinds } = useTextsOf(accounts);
  const { heading, introduction, add } = kinds[kind];
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={heading}
        description={<Text c="dimmed">{introduction}</Text>}
        actions={
          <>
            <BinLink tipo="cuentas" />
            <LinkButton
              to="/edit/usuario"
              search={{ tipo: accountPages[kind].type }}
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              {add}
            </LinkButton>
          </>
        }
      />
      <AccountList kind={kind} view={view} onViewChange={onViewChange} />
    </Container>
  );
}
