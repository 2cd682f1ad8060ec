import { guideNameTexts } from '@dehesa/i18n/backoffice/guide-names';
import { guideTeam } from '@dehesa/i18n/backoffice/guides';
import { PageHeader } from '@dehesa/ui';
import { Button, Container, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { GuideList } from '../../../features/activities/guides/guide-list';
import { LinkButton } from '../../../lib/addresses/links';
import { useTextsOf } from '../../../lib/backoffice-language';

const route = getRouteApi('/shell/staff/actividades/admin/calendario/guias');

/** `/actividades/admin/calendario/guias`: who guides (B87). */
export function GuidesPage() {
  const texts = useTextsOf(guideTeam);
  const view = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={texts.heading}
        description={<Text c="dimmed">{texts.introduction}</Text>}
        actions={
          <>
            <LinkButton to="/actividades/admin/calendario" variant="default">
              {useTextsOf(guideNameTexts).calendar}
            </LinkButton>
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => void navigate({ search: { ...view, edit: 'new' }, resetScroll: false })}
            >
              {texts.add}
            </Button>
          </>
        }
      />
      <GuideList
        view={view}
        onView={(search) => void navigate({ search, replace: search.q !== view.q, resetScroll: false })}
      />
    </Container>
  );
}
