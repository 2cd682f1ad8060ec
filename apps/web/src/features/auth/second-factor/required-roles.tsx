import { rolesWithSecondFactor } from '@dehesa/domain/auth';
import { secondFactor } from '@dehesa/i18n/backoffice/second-factor';
import { SectionCard } from '@dehesa/ui';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { type Outputs, trpc } from '../../../lib/trpc';
import { ConflictBox } from '../../../lib/conflicts/conflict-box';
import { useSavedForm } from '../../../lib/conflicts/use-saved-form';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { FormNotice } from '../../../lib/forms/form-notice';

type StoredRoles = Outputs['config']['secondFactor']['read'];

/** Which roles must have a second factor (configuration). */
export function RequiredRoles() {
  const { heading, roles: texts } = useTextsOf(secondFactor);
  const stored = trpc.config.secondFactor.read.useQuery();
  return (
    <SectionCard title={heading} hint={texts.introduction} mt="lg">
      <QueryView query={stored}>{(data) => <RolesForm stored={data} />}</QueryView>
    </SectionCard>
  );
}

function RolesForm({ stored }: { stored: StoredRoles }) {
  const { roles: texts } = useTextsOf(secondFactor);
  const { shell } = useTexts();
  const utils = trpc.useUtils();
  const save = trpc.config.secondFactor.save.useMutation();
  const chosenOf = (chosen: readonly string[]) => rolesWithSecondFactor.filter((role) => chosen.includes(String(role)));
  const { form, notice, lock, conflict, attributes } = useSavedForm({
    stored,
    valuesOf: ({ roles }) => ({ roles: roles.map(String) }),
    check: () => ({}),
    save: ({ roles }, { stamp: since }) => save.mutateAsync({ roles: chosenOf(roles), since }),
    read: () => utils.config.secondFactor.read.fetch(undefined, { staleTime: 0 }),
    changes: ({ stamp: since }) =>
      utils.config.settings.changes.fetch({ since, field: 'secondFactorRoles' }, { staleTime: 0 }),
    onSaved: () => {
      notifications.show({ color: 'holm', message: texts.saved });
      // Whoever saves may be one of those who have none yet.
      return utils.auth.session.invalidate();
    },
  });
  const dirty = chosenOf(form.values.roles).join() !== stored.roles.join();

  return (
    <form {...attributes}>
      <UnsavedChanges isDirty={() => dirty} />
      <Stack gap="md">
        <ConflictBox conflict={conflict} />
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
