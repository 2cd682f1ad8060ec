import { Stack } from '@mantine/core';
import { QueryPending } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { CollaboratorKeyCard } from './collaborator-key-card';
import { SnippetCard } from './snippet-card';
import { WidgetOriginsForm } from './widget-origins-form';

/** What opens the product to other sites; each card saves by itself, so that another screen may show one of them. */
export function WebSettingsScreen() {
  const settings = trpc.config.web.read.useQuery();
  if (!settings.data) return <QueryPending query={settings} />;
  const { widgetOrigins, signUpAddress, publicUrl } = settings.data;
  return (
    <Stack gap="lg">
      <WidgetOriginsForm origins={widgetOrigins} />
      <SnippetCard publicUrl={publicUrl} />
      <CollaboratorKeyCard signUpAddress={signUpAddress} />
    </Stack>
  );
}
