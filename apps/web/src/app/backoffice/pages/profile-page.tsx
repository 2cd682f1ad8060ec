import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { PageHeader } from '@dehesa/ui';
import { Container, Stack, Text } from '@mantine/core';
import { ApplicationKeysSection } from '../../../features/auth/second-factor/application-keys-section';
import { SecondFactorSection } from '../../../features/auth/second-factor/second-factor-section';
import { ProfileScreen } from '../../../features/users/profile/profile-screen';
import { SessionsCard } from '../../../features/users/sessions/sessions-card';
import { useTextsOf } from '../../../lib/backoffice-language';

/** `/perfil`, 'Mis datos' (U4). */
export function ProfilePage() {
  const { profile } = useTextsOf(accountForms);
  return (
    <Container size="xl" px={0}>
      <PageHeader title={profile.heading} description={<Text c="dimmed">{profile.introduction}</Text>} />
      <Stack gap="lg">
        <ProfileScreen />
        <SecondFactorSection />
        <ApplicationKeysSection />
        <SessionsCard />
      </Stack>
    </Container>
  );
}
