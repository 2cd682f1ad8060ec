import { firstStepsTexts } from '@dehesa/i18n/backoffice/home';
import { Anchor, Card, List, Stack, Text, Title } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTextsOf } from '../../lib/backoffice-language';
import { type Outputs, trpc } from '../../lib/trpc';

type Step = Outputs['config']['firstSteps'][number];

const places: Readonly<Record<Step, LinkProps>> = {
  backups: { to: '/config-app', search: { tab: 'base-datos' } },
  mail: { to: '/config-app', search: { tab: 'correo' } },
  secondAdministrator: { to: '/edit/usuario' },
  postalCodes: { to: '/configuracion/codigos-postales' },
  whatsapp: { to: '/config-app' },
};

/** What the installation still wants (U44), with a way to each; nothing once all is done, or while it is not known. */
export function FirstSteps() {
  const { title, hint, steps } = useTextsOf(firstStepsTexts);
  const open = trpc.config.firstSteps.useQuery().data ?? [];
  if (open.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="first-steps" mb="lg">
      <Stack gap="sm">
        <Title order={2} size="h3" id="first-steps">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        <List spacing="xs" icon={<IconCircleDashed size={20} aria-hidden />} center={false}>
          {open.map((step) => (
            <List.Item key={step}>
              {steps[step].todo}{' '}
              <Anchor td="underline" py={8} renderRoot={(props) => <Link {...props} {...places[step]} />}>
                {steps[step].go}
              </Anchor>
            </List.Item>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
