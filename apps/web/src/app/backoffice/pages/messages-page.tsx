import { PageHeader } from '@dehesa/ui';
import { Container, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { MessageList } from '../../../features/messages/message-list';
import { useTexts } from '../../../lib/backoffice-language';

const route = getRouteApi('/shell/staff/actividades/admin/mensajes-enviados');

export function MessagesPage() {
  const { messages } = useTexts();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0}>
      <PageHeader title={messages.title} description={<Text c="dimmed">{messages.introduction}</Text>} />
      <MessageList
        view={view}
        onViewChange={(next) => void navigate({ search: next, resetScroll: next.page !== view.page })}
      />
    </Container>
  );
}
