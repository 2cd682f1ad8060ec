import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Stack, Text, Title } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { MailTab } from '../../../../features/configuration/mail/mail-tab';
import { MessageList } from '../../../../features/messages/message-list';
import { useTextsOf } from '../../../../lib/backoffice-language';

const route = getRouteApi('/shell/config-app');

/** The tab "Correo" (U39): settings, templates, and the log of messages as on its own screen (B35). */
export function MailConfigurationTab() {
  const { log } = useTextsOf(mailConfiguration);
  const { q, status, channel, page, id, tab, group } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Stack gap="lg">
      <MailTab />
      <section aria-labelledby="log-title">
        <Stack gap="md">
          <div>
            <Title order={2} size="h3" id="log-title">
              {log.title}
            </Title>
            <Text c="dimmed">{log.hint}</Text>
          </div>
          <MessageList
            view={{ q, status, channel, page, id }}
            onViewChange={(next) => void navigate({ search: { tab, group, ...next }, resetScroll: false })}
          />
        </Stack>
      </section>
    </Stack>
  );
}
