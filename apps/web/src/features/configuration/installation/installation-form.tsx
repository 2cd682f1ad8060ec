import { installationTexts } from '@dehesa/i18n/backoffice/installation';
import { Alert, Anchor, Stack, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import type { Outputs } from '../../../lib/trpc';
import { AdministratorStep } from './administrator-step';
import { ContactsStep } from './contacts-step';
import { MailStep } from './mail-step';
import { SiteStep } from './site-step';

type Step = 'site' | 'contacts' | 'mail';

/** The first start of an installation (B103), step by step; each is kept by itself, the last one ends it. */
export function InstallationForm({ word, first }: { word: string; first: Outputs['installation']['read'] }) {
  const texts = useTextsOf(installationTexts);
  const [dirty, setDirty] = useState<Readonly<Record<Step, boolean>>>({ site: false, contacts: false, mail: false });
  const [finished, setFinished] = useState(false);
  const unsaved = !finished && Object.values(dirty).some(Boolean);
  const onSite = useCallback((is: boolean) => setDirty((now) => ({ ...now, site: is })), []);
  const onContacts = useCallback((is: boolean) => setDirty((now) => ({ ...now, contacts: is })), []);
  const onMail = useCallback((is: boolean) => setDirty((now) => ({ ...now, mail: is })), []);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  if (finished)
    return (
      <Alert color="holm" role="status" title={texts.done.title}>
        <Text>{texts.done.message}</Text>
        <Anchor href="/login" td="underline" py="xs" display="inline-block">
          {texts.done.go}
        </Anchor>
      </Alert>
    );
  const shared = { word, settings: first.settings };
  return (
    <Stack gap="lg">
      <div>
        <Title order={1}>{texts.heading}</Title>
        <Text>{texts.introduction}</Text>
        <Text c="dimmed">{texts.lasts}</Text>
      </div>
      <SiteStep {...shared} publicUrl={first.publicUrl} logoUrl={first.logoUrl} onDirty={onSite} />
      <ContactsStep {...shared} onDirty={onContacts} />
      <MailStep {...shared} mailFromOutside={first.mailFromOutside} dirty={dirty.mail} onDirty={onMail} />
      <AdministratorStep word={word} unsaved={unsaved} onFinished={() => setFinished(true)} />
    </Stack>
  );
}
