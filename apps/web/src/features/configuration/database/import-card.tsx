import { importTexts } from '@dehesa/i18n/backoffice/imports';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { LinkButton } from '../../../lib/addresses/links';
import { useTextsOf } from '../../../lib/backoffice-language';

/** The way to what is brought in from another system (U52). */
export function ImportCard() {
  const texts = useTextsOf(importTexts);
  return (
    <Card component="section" aria-labelledby="import-card">
      <Stack gap="md">
        <Title order={2} size="h3" id="import-card">
          {texts.title}
        </Title>
        <Text>{texts.introduction}</Text>
        <Group>
          <LinkButton to="/configuracion/importar" variant="default">
            {texts.title}
          </LinkButton>
        </Group>
      </Stack>
    </Card>
  );
}
