import { importTexts } from '@dehesa/i18n/backoffice/imports';
import { PageHeader } from '@dehesa/ui';
import { Container, Stack, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { ImportList } from '../../../../features/imports/import-list';
import { ImportView } from '../../../../features/imports/import-view';
import { NewImport } from '../../../../features/imports/new-import';
import { useTextsOf } from '../../../../lib/backoffice-language';

const route = getRouteApi('/shell/configuracion/importar');

/** `/configuracion/importar`: what is brought in from another system (U52), or one import by its id. */
export function ImportsPage() {
  const texts = useTextsOf(importTexts);
  const { id, ...view } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Container size="lg" px={0}>
      <PageHeader title={texts.title} description={<Text c="dimmed">{texts.introduction}</Text>} />
      {id === undefined ? (
        <Stack gap="lg">
          <NewImport onReceived={(received) => void navigate({ search: { id: received } })} />
          <ImportList view={view} onPage={(change) => void navigate({ search: { ...view, ...change } })} />
        </Stack>
      ) : (
        <ImportView key={id} id={id} onGone={() => void navigate({ search: {} })} />
      )}
    </Container>
  );
}
