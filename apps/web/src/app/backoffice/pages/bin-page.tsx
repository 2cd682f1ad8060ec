import { binTexts } from '@dehesa/i18n/backoffice/bin';
import { PageHeader } from '@dehesa/ui';
import { Container, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { BinScreen } from '../../../features/bin/bin-screen';
import { useTextsOf } from '../../../lib/backoffice-language';

const route = getRouteApi('/shell/staff/papelera');

/** `/papelera`: what was deleted within the last 30 days (B100). */
export function BinPage() {
  const texts = useTextsOf(binTexts);
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0}>
      <PageHeader title={texts.heading} description={<Text c="dimmed">{texts.introduction}</Text>} />
      <BinScreen
        view={route.useSearch()}
        onView={(search) => void navigate({ search, resetScroll: search.page !== undefined })}
      />
    </Container>
  );
}
