import { tariffs } from '@dehesa/i18n/backoffice/tariffs';
import { PageHeader } from '@dehesa/ui';
import { Button, Container, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { TariffList } from '../../../features/users/tariffs/tariff-list';
import { useTextsOf } from '../../../lib/backoffice-language';

const route = getRouteApi('/shell/gimnasio/admin/tarifas');

/** `/gimnasio/admin/tarifas`: what a gym's members pay (B44). */
export function TariffsPage() {
  const texts = useTextsOf(tariffs);
  const { edit } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={texts.heading}
        description={<Text c="dimmed">{texts.introduction}</Text>}
        actions={
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => void navigate({ search: { edit: 'new' }, resetScroll: false })}
          >
            {texts.add}
          </Button>
        }
      />
      <TariffList edited={edit} onEdit={(edited) => void navigate({ search: { edit: edited }, resetScroll: false })} />
    </Container>
  );
}
