import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { LoadingState, PageHeader } from '@dehesa/ui';
import { Container, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { type ConfigurationTab, configurationTabs } from '../../../../features/configuration/configuration-view';
import { useTexts, useTextsOf } from '../../../../lib/backoffice-language';
import { useSession } from '../../../../lib/session';

const route = getRouteApi('/shell/config-app');

/** What each tab shows, loaded when it is first chosen. */
const panels: Record<ConfigurationTab, ComponentType> = {
  general: lazy(async () => ({ default: (await import('./general-configuration-tab')).GeneralConfigurationTab })),
  correo: lazy(async () => ({ default: (await import('./mail-configuration-tab')).MailConfigurationTab })),
  personalizacion: lazy(async () => ({
    default: (await import('../../../../features/configuration/appearance/appearance-tab')).AppearanceTab,
  })),
  'base-datos': lazy(async () => ({
    default: (await import('../../../../features/configuration/database/database-tab')).DatabaseTab,
  })),
  wordpress: lazy(async () => ({
    default: (await import('../../../../features/configuration/wordpress/wordpress-tab')).WordpressTab,
  })),
  pago: lazy(async () => ({
    default: (await import('../../../../features/configuration/payment/payment-tab')).PaymentTab,
  })),
  web: lazy(async () => ({ default: (await import('./public-site-tab')).PublicSiteTab })),
  privacidad: lazy(async () => ({
    default: (await import('../../../../features/configuration/personal-data/personal-data-tab')).PersonalDataTab,
  })),
};

/** The configuration of the app (U39): one tab at a time, named in the address. */
export function ConfigAppPage() {
  const texts = useTextsOf(configurationTexts);
  const { shell } = useTexts();
  const { appType } = useSession();
  const { tab: asked = 'general' } = route.useSearch();
  const navigate = route.useNavigate();
  // The database is for the activities variant alone.
  const tabs = configurationTabs.filter((tab) => tab !== 'base-datos' || appType === 'actividades');
  const shown = tabs.includes(asked) ? asked : 'general';
  const Panel = panels[shown];
  return (
    <Container size="xl" px={0}>
      <PageHeader title={texts.title} description={<Text c="dimmed">{texts.introduction}</Text>} />
      <Tabs
        value={shown}
        onChange={(value) => void navigate({ search: { tab: tabs.find((tab) => tab === value) }, resetScroll: false })}
        // The arrow keys only move: a tab with something unsaved asks before it is left.
        activateTabWithKeyboard={false}
      >
        <Tabs.List aria-label={texts.tabsLabel} mb="lg">
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab} mih={44}>
              {texts.tabs[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown}>
          <Suspense fallback={<LoadingState label={shell.loading} />}>
            <Panel />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Container>
  );
}
