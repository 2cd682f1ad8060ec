import { publicSite } from '@dehesa/i18n/backoffice/configuration';
import { PageHeader } from '@dehesa/ui';
import { Container, Stack, Text } from '@mantine/core';
import { SectionLinks } from '../../../../features/configuration/section-links';
import { WebSettingsScreen } from '../../../../features/configuration/web/web-settings-screen';
import { useTextsOf } from '../../../../lib/backoffice-language';

export function WebSettingsPage() {
  const { widget } = useTextsOf(publicSite);
  return (
    <Container size="lg" px={0}>
      <PageHeader
        title={widget.title}
        description={
          <Stack gap="md">
            <Text c="dimmed">{widget.introduction}</Text>
            <SectionLinks current="widget" />
          </Stack>
        }
      />
      <WebSettingsScreen />
    </Container>
  );
}
