import { PageHeader } from '@dehesa/ui';
import { Container, Stack, Text } from '@mantine/core';
import { SectionLinks } from '../../../features/configuration/section-links';
import { usePublicSiteTexts } from '../../../features/configuration/use-public-site-texts';
import { WebSettingsScreen } from '../../../features/configuration/web/web-settings-screen';

export function WebSettingsPage() {
  const { widget } = usePublicSiteTexts();
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
