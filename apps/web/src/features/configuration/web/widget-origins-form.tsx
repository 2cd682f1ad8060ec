import { publicSite, type PublicSiteTexts } from '@dehesa/i18n/backoffice/configuration';
import { Alert, Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useRef, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { UnsavedChanges } from '../../../lib/unsaved-changes';
import { type OriginProblem, readOrigins } from './origin-lines';

/** Which sites may show the widget. */
export function WidgetOriginsForm({ origins }: { origins: readonly string[] }) {
  const { widget: texts, saved } = useTextsOf(publicSite);
  const { language } = useLanguage();
  const utils = trpc.useUtils();
  const save = trpc.config.web.saveWidgetOrigins.useMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  const stored = origins.join('\n');
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<OriginProblem>();
  const isDirty = typed !== undefined && typed !== stored;

  async function send(event: FormEvent) {
    event.preventDefault();
    const read = readOrigins(typed ?? stored);
    if ('problem' in read) {
      setProblem(read.problem);
      field.current?.focus();
      return;
    }
    try {
      await save.mutateAsync(read);
    } catch {
      // Shown below by the mutation's own state.
      return;
    }
    await utils.config.web.read.invalidate();
    setTyped(undefined);
    notifications.show({ color: 'holm', message: saved });
  }

  return (
    <Card component="section" aria-labelledby="widget-origins">
      <UnsavedChanges isDirty={() => isDirty} />
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap="md">
          <Title order={2} size="h3" id="widget-origins">
            {texts.originsTitle}
          </Title>
          <Textarea
            ref={field}
            label={texts.origins}
            description={texts.originsHint}
            rows={4}
            spellCheck={false}
            autoCapitalize="none"
            value={typed ?? stored}
            error={problem && problemText(problem, texts)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          {origins.length === 0 && <Text c="dimmed">{texts.none}</Text>}
          {save.error !== null && (
            <Alert color="clay" variant="light" role="alert" title={errorMessage(save.error, language).title}>
              <Text c="var(--dehesa-ink)">{errorMessage(save.error, language).message}</Text>
            </Alert>
          )}
          <Group>
            <Button type="submit" loading={save.isPending}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

function problemText(problem: OriginProblem, texts: PublicSiteTexts['widget']): string {
  return 'line' in problem ? texts.notOrigin(problem.line) : texts.tooMany(problem.tooMany);
}
