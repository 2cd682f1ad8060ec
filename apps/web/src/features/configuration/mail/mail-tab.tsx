import { Stack } from '@mantine/core';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { MailSettingsForm } from './settings/mail-settings-form';
import { SuppressionSection } from './suppressions/suppression-section';
import { TemplateSection } from './templates/template-section';

/** The settings of the mail with their test, the templates (U39), and whom nothing is sent to. */
export function MailTab() {
  const settings = trpc.config.settings.read.useQuery();
  return (
    <Stack gap="lg">
      <QueryView query={settings}>{(data) => <MailSettingsForm settings={data} />}</QueryView>
      <TemplateSection />
      <SuppressionSection />
    </Stack>
  );
}
