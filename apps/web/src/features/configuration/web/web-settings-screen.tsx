import { publicSite, type PublicSiteTexts } from '@dehesa/i18n/backoffice/configuration';
import { ConfirmButton, SectionCard } from '@dehesa/ui';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { QueryPending } from '../../../lib/query-view';
import { ConflictBox } from '../../../lib/conflicts/conflict-box';
import { useSavedForm } from '../../../lib/conflicts/use-saved-form';
import { type Outputs, trpc } from '../../../lib/trpc';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { CopyButton } from './copy-button';
import { type OriginProblem, readOrigins } from './origin-lines';
import { SnippetCard } from './snippet-card';
import { Refusal } from '../../../lib/refusal';
import { FormNotice } from '../../../lib/forms/form-notice';
import type { FormProblems } from '../../../lib/forms/zod-check';

type StoredWeb = Outputs['config']['web']['read'];

const linesOf = ({ widgetOrigins }: StoredWeb) => ({ origins: widgetOrigins.join('\n') });

/** What opens the product to other sites; each card saves by itself, so that another screen may show one of them. */
export function WebSettingsScreen() {
  const settings = trpc.config.web.read.useQuery();
  if (!settings.data) return <QueryPending query={settings} />;
  const { signUpAddress, publicUrl, languages } = settings.data;
  return (
    <Stack gap="lg">
      <WidgetOriginsForm stored={settings.data} />
      <SnippetCard publicUrl={publicUrl} languages={languages} />
      <CollaboratorKeyCard signUpAddress={signUpAddress} />
    </Stack>
  );
}

/** The key of the collaborators' sign-up, as the link to hand out (B54). */
function CollaboratorKeyCard({ signUpAddress }: { signUpAddress: string | null }) {
  const { widget: texts, saved } = useTextsOf(publicSite);
  const { shell } = useTexts();
  const utils = trpc.useUtils();
  const outcome = {
    onSuccess: async () => {
      await utils.config.web.read.invalidate();
      notifications.show({ color: 'holm', message: saved });
    },
  };
  const renew = trpc.config.web.renewCollaboratorKey.useMutation(outcome);
  const close = trpc.config.web.closeCollaboratorSignUp.useMutation(outcome);
  const failed = renew.error ?? close.error;
  // A refusal stays in the mutation's own state and is shown below.
  const ask = (change: typeof renew) => change.mutateAsync().catch(() => undefined);

  return (
    <SectionCard title={texts.keyTitle} hint={texts.keyHint}>
      <Refusal error={failed} />
      {signUpAddress === null ? (
        <>
          <Text fw={600}>{texts.keyClosed}</Text>
          <Group>
            <Button loading={renew.isPending} onClick={() => void ask(renew)}>
              {texts.keyCreate}
            </Button>
          </Group>
        </>
      ) : (
        <>
          <TextInput label={texts.keyLink} value={signUpAddress} readOnly />
          <Group gap="sm">
            <CopyButton text={signUpAddress} what={texts.keyLink} />
            <ConfirmButton
              variant="default"
              title={texts.renewTitle}
              message={texts.renewMessage}
              confirmLabel={texts.keyRenew}
              cancelLabel={shell.cancel}
              onConfirm={() => ask(renew)}
            >
              {texts.keyRenew}
            </ConfirmButton>
            <ConfirmButton
              variant="default"
              title={texts.closeTitle}
              message={texts.closeMessage}
              confirmLabel={texts.keyClose}
              cancelLabel={shell.cancel}
              onConfirm={() => ask(close)}
            >
              {texts.keyClose}
            </ConfirmButton>
          </Group>
        </>
      )}
    </SectionCard>
  );
}

/** Which sites may show the widget. */
function WidgetOriginsForm({ stored }: { stored: StoredWeb }) {
  const { widget: texts, saved } = useTextsOf(publicSite);
  const utils = trpc.useUtils();
  const saveOrigins = trpc.config.web.saveWidgetOrigins.useMutation();
  const { form, notice, lock, conflict, attributes } = useSavedForm({
    stored,
    valuesOf: linesOf,
    check: (values): FormProblems => {
      const read = readOrigins(values.origins);
      return 'problem' in read ? { origins: problemText(read.problem, texts) } : {};
    },
    save: async (values, { stamp: since }) => {
      const read = readOrigins(values.origins);
      if ('origins' in read) await saveOrigins.mutateAsync({ ...read, since });
    },
    read: () => utils.config.web.read.fetch(undefined, { staleTime: 0 }),
    changes: ({ stamp: since }) =>
      utils.config.settings.changes.fetch({ since, field: 'widgetOrigins' }, { staleTime: 0 }),
    onSaved: () => void notifications.show({ color: 'holm', message: saved }),
  });

  return (
    <SectionCard title={texts.originsTitle}>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <form {...attributes}>
        <Stack gap="md">
          <Textarea
            label={texts.origins}
            description={texts.originsHint}
            rows={4}
            spellCheck={false}
            autoCapitalize="none"
            {...form.getInputProps('origins')}
          />
          {stored.widgetOrigins.length === 0 && <Text c="dimmed">{texts.none}</Text>}
          <ConflictBox conflict={conflict} />
          <FormNotice notice={notice} />
          <Group>
            <Button type="submit" loading={lock.locked}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </SectionCard>
  );
}

function problemText(problem: OriginProblem, texts: PublicSiteTexts['widget']): string {
  return 'line' in problem ? texts.notOrigin(problem.line) : texts.tooMany(problem.tooMany);
}
