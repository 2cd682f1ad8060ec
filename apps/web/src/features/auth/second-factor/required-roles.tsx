import { rolesWithSecondFactor } from '@dehesa/domain/auth';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { Button, Card, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { FormNotice } from '../../../lib/forms/form-notice';
import { useZodForm } from '../../../lib/forms/use-zod-form';

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
  const utils = trpc.useUtils();
  const save = trpc.config.secondFactor.save.useMutation();
  const chosenOf = (chosen: readonly string[]) => rolesWithSecondFactor.filter((role) => chosen.includes(String(role)));
  const { form, notice, lock, attributes } = useZodForm({
    initialValues: { roles: stored.map(String) },
    check: () => ({}),
    save: ({ roles }) => save.mutateAsync({ roles: chosenOf(roles) }),
    onSaved: () => {
      notifications.show({ color: 'holm', message: texts.saved });
      // Whoever saves may be one of those who have none yet.
      return Promise.all([utils.config.secondFactor.invalidate(), utils.auth.session.invalidate()]);
    },
  });
  const dirty = chosenOf(form.values.roles).join() !== stored.join();

  return (
    <form {...attributes}>
      <UnsavedChanges isDirty={() => dirty} />
      <Stack gap="md">
        <FormNotice notice={notice} />
        <Checkbox.Group label={texts.legend} description={texts.hint} {...form.getInputProps('roles')}>
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
