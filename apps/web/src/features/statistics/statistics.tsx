import type { Dashboard } from '@dehesa/domain/statistics';
import { formatInstant } from '@dehesa/i18n/formats';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { Group, Stack, Tabs, Text, Title } from '@mantine/core';
import { useLanguage, useTexts, useTextsOf } from '../../lib/backoffice-language';
import { ExportButtons } from './export-buttons';
import { ScopePanel } from './scope-panel';
import { scopeOf, type StatisticsViewProps } from './statistics-view';

const territoryIds = [1, 2] as const;

/** The statistics of everything within reach, and for roles 0 and 1 of each territory (U34, U35). */
export function Statistics({ dashboard, view, onViewChange }: StatisticsViewProps & { dashboard: Dashboard }) {
  const texts = useTextsOf(statistics);
  const { shell } = useTexts();
  const { language } = useLanguage();
  const { general, territories, computedAt } = dashboard;
  const scope = territories === null ? 'general' : scopeOf(view);
  const shown = scope === 'general' || territories === null ? general : territories[scope];
  const panel = (
    <ScopePanel
      // Maps are drawn anew for another territory, pages begin at the first.
      key={scope}
      scope={scope}
      statistics={shown}
      country={view.country ?? 'ES'}
      onCountry={(country) => onViewChange({ ...view, country: country === 'PT' ? 'PT' : undefined })}
    />
  );
  return (
    <Stack gap="md" component="section" aria-labelledby="statistics">
      <Group justify="space-between" align="flex-end" gap="md">
        <div>
          <Title order={2} id="statistics">
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.updated(formatInstant(computedAt, language))}
          </Text>
        </div>
        <ExportButtons />
      </Group>
      {territories === null ? (
        panel
      ) : (
        <Tabs
          value={String(scope)}
          onChange={(value) =>
            onViewChange({ ...view, scope: territoryIds.find((territory) => String(territory) === value) })
          }
          keepMounted={false}
        >
          <Tabs.List aria-label={texts.scopes.label}>
            {(['general', ...territoryIds] as const).map((tab) => (
              <Tabs.Tab key={tab} value={String(tab)} mih={44}>
                {tab === 'general' ? texts.scopes.general : shell.territories[tab]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={String(scope)} pt="md">
            {panel}
          </Tabs.Panel>
        </Tabs>
      )}
    </Stack>
  );
}
