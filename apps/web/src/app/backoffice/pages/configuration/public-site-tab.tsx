import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { SectionCard } from '@dehesa/ui';
import { Group, Stack } from '@mantine/core';
import { EarlyAccessCard } from '../../../../features/collaborators/admin/early-access-card';
import { FixedField } from '../../../../features/configuration/settings/fixed-settings';
import { WebSettingsScreen } from '../../../../features/configuration/web/web-settings-screen';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { LinkButton } from '../../../../lib/addresses/links';

/** What visitors and other sites see: legal texts, postal codes, widget, collaborators' sign-up and early access. */
export function PublicSiteTab() {
  const texts = useTextsOf(configurationTexts).publicSite;
  return (
    <Stack gap="lg">
      <SectionCard title={texts.title} hint={texts.hint}>
        <Group gap="sm">
          <LinkButton to="/configuracion/textos-legales" variant="default">
            {texts.legal}
          </LinkButton>
          <LinkButton to="/configuracion/codigos-postales" variant="default">
            {texts.postalCodes}
          </LinkButton>
        </Group>
        <FixedField name="POSTAL_CODES_URL" />
        <FixedField name="MUNICIPAL_BORDERS_URL" />
      </SectionCard>
      <EarlyAccessCard />
      <WebSettingsScreen />
    </Stack>
  );
}
