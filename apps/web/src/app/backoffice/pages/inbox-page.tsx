import { Territory } from '@dehesa/domain/access';
import { inbox } from '@dehesa/i18n/backoffice/inbox';
import { PageHeader } from '@dehesa/ui';
import { Container, Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { InboxScreen } from '../../../features/inbox/inbox-screen';
import { useTextsOf } from '../../../lib/backoffice-language';
import { LinkButton } from '../../../lib/addresses/links';

const addresses = {
  [Territory.monfrague]: '/actividades/admin/mensajes/monfrague',
  [Territory.tajo]: '/actividades/admin/mensajes/tajo',
} as const;

export function MonfragueInboxPage() {
  return <InboxPage territoryId={Territory.monfrague} />;
}

export function TajoInboxPage() {
  return <InboxPage territoryId={Territory.tajo} />;
}

function InboxPage({ territoryId }: { territoryId: keyof typeof addresses }) {
  const texts = useTextsOf(inbox);
  const from = `/shell/staff${addresses[territoryId]}` as const;
  const view = useSearch({ from });
  const navigate = useNavigate();
  // A small screen shows the open conversation alone.
  const listOnly = view.id === undefined ? {} : { visibleFrom: 'md' };
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={texts.title[territoryId]}
        description={
          <Text c="dimmed" {...listOnly}>
            {texts.introduction}
          </Text>
        }
        actions={
          <LinkButton variant="default" to="/actividades/admin/mensajes-enviados" {...listOnly}>
            {texts.sent}
          </LinkButton>
        }
      />
      <InboxScreen
        territoryId={territoryId}
        view={view}
        onView={(next) => void navigate({ to: addresses[territoryId], search: next, resetScroll: false })}
      />
    </Container>
  );
}
