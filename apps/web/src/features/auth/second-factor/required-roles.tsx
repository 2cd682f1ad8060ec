import { rolesWithSecondFactor } from '@dehesa/domain/auth';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Button, Card, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type SubmitEvent, useState } from 'react';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { useFormLock } from '../../../lib/forms/form-lock';
import { QueryView } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { ProblemAlert, useProblem } from './problem-alert';

type RoleWithSecondFactor = Outputs['config']['secondFactor']['read']['roles'][number];

/** Which roles must have a second factor (configuration). */
export function RequiredRoles() {
  const { heading, roles: texts } = useTextsOf(secondFactor);
  const stored = trpc.config.secondFactor.read.useQuery();
  return (
    <Card component="section" aria-labelledby="required-roles" mt="lg">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id="required-roles">
            {heading}
          </Title>
          <Text c="dimmed">{texts.introduction}</Text>
        </div>
        <QueryView query={stored}>{(data) => <RolesForm stored={data.roles} />}</QueryView>
      </Stack>
    </Card>
  );
}

function RolesForm({ stored }: { stored: readonly RoleWithSecondFactor[] }) {
  const { roles: texts } = useTextsOf(secondFactor);
  const { shell } = useTexts();
  const [chosen, setChosen] = useState<string[]>(() => stored.map(String));
  const { problem, tell, clear } = useProblem();
  const lock = useFormLock();
  const utils = trpc.useUtils();
  const save = trpc.config.secondFactor.save.useMutation();
  const roles = rolesWithSecondFactor.filter((role) => chosen.includes(String(role)));
  const dirty = roles.join() !== stored.join();

  async function send() {
    clear();
    try {
      await save.mutateAsync({ roles });
      notifications.show({ color: 'holm', message: texts.saved });
      // Whoever saves may be one of those who have none yet.
      await Promise.all([utils.config.secondFactor.invalidate(), utils.auth.session.invalidate()]);
    } catch (error) {
      tell(error);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void lock.hold(send);
      }}
      {...lock.attributes}
    >
      <UnsavedChanges isDirty={() => dirty} />
      <Stack gap="md">
        <ProblemAlert problem={problem} />
        <Checkbox.Group label={texts.legend} description={texts.hint} value={chosen} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {rolesWithSecondFactor.map((role) => (
              <Checkbox key={role} value={String(role)} label={shell.roles[role]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group>
          <Button type="submit" loading={lock.locked} disabled={!dirty}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
