import { complementaryTexts } from '@dehesa/i18n/backoffice/complementary';
import { PageHeader } from '@dehesa/ui';
import { Button, Container, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { ComplementaryList } from '../../../features/activities/complementary/complementary-list';
import { useTextsOf } from '../../../lib/backoffice-language';

const route = getRouteApi('/shell/staff/actividades/admin/actividades-complementarias');

export function ComplementaryPage() {
  const complementary = useTextsOf(complementaryTexts);
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={complementary.heading}
        description={<Text c="dimmed">{complementary.introduction}</Text>}
        actions={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => void navigate({ search: { ...view, edit: 'new' }, resetScroll: false })}
          >
            {complementary.add}
          </Button>
        }
      />
      <ComplementaryList
        view={view}
        onViewChange={(search) =>
          void navigate({
            search,
            // Back leads to the list as it was before, not to every letter that was typed.
            replace: search.q !== view.q,
            resetScroll: search.page !== view.page,
          })
        }
      />
    </Container>
  );
}
