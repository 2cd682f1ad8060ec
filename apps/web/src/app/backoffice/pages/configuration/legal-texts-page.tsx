import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { PageHeader } from '@dehesa/ui';
import { Container, Stack, Text } from '@mantine/core';
import { LegalTextsScreen } from '../../../../features/configuration/legal/legal-texts-screen';
import { SectionLinks } from '../../../../features/configuration/section-links';
import { useTextsOf } from '../../../../lib/backoffice-language';

export function LegalTextsPage() {
  const { legal } = useTextsOf(publicSite);
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={legal.title}
        description={
          <Stack gap="md">
            <Text c="dimmed">{legal.introduction}</Text>
            <SectionLinks current="legal" />
          </Stack>
        }
      />
      <LegalTextsScreen />
    </Container>
  );
}
