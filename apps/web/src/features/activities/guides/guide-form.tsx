import { isBound, isTerritoryId } from '@dehesa/domain/access';
import { guideLimits, GuideInput } from '@dehesa/domain/activities';
import { guideTeam } from '@dehesa/i18n/backoffice/guides';
import { DialogButtons } from '@dehesa/ui';
import { NativeSelect, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { FormNotice } from '../../../lib/forms/form-notice';
import { useZodForm } from '../../../lib/forms/use-zod-form';
import { zodCheck } from '../../../lib/forms/zod-check';
import { useSignedInUser } from '../../../lib/session';
import { type Outputs, trpc } from '../../../lib/trpc';

export type Guide = Outputs['activities']['guides']['list']['rows'][number];

interface GuideValues {
  name: string;
  phone: string;
  email: string;
  languages: string;
  territory: string;
  account: string | null;
}

interface GuideFormProps {
  /** null for a new one. */
  stored: Guide | null;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

/** The fields of a guide (B87). */
export function GuideForm({ stored, onDirty, onClose }: GuideFormProps) {
  const { form: texts, both, noAccount } = useTextsOf(guideTeam);
  const { activities, shell } = useTexts();
  const { role } = useSignedInUser();
  const utils = trpc.useUtils();
  const accounts = trpc.activities.guides.accounts.useQuery();
  const create = trpc.activities.guides.create.useMutation();
  const edit = trpc.activities.guides.edit.useMutation();
  const { form, notice, lock, attributes } = useZodForm<GuideValues>({
    initialValues: valuesOf(stored),
    check: zodCheck({
      schema: GuideInput,
      toInput,
      missing: ({ name }) => (name.trim() === '' ? ['name'] : []),
      texts: { required: texts.required, tooLong: texts.tooLong, value: texts.emailProblem },
    }),
    refusedAt: { 'activities.guideAccountTaken': 'account' },
    save: (values) => {
      const input = toInput(values);
      return stored === null ? create.mutateAsync(input) : edit.mutateAsync({ ...input, id: stored.id });
    },
    onSaved: () => {
      notifications.show(activities.form.saved);
      return utils.activities.invalidate();
    },
    dialog: { onDirty, onClose },
  });
  const known = stored?.account ?? null;
  const offered = accounts.data ?? [];
  const options = known === null || offered.some(({ id }) => id === known.id) ? offered : [known, ...offered];
  const narrowed = !isBound({ role });

  return (
    <form {...attributes}>
      <Stack gap="md">
        <FormNotice notice={notice} />
        <TextInput
          label={texts.name}
          required
          maxLength={guideLimits.name}
          autoComplete="off"
          data-autofocus={stored === null || undefined}
          {...form.getInputProps('name')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={texts.phone}
            type="tel"
            maxLength={guideLimits.phone}
            autoComplete="off"
            {...form.getInputProps('phone')}
          />
          <TextInput
            label={texts.email}
            type="email"
            maxLength={guideLimits.email}
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          <TextInput
            label={texts.languages}
            description={texts.languagesHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={guideLimits.languages}
            autoComplete="off"
            {...form.getInputProps('languages')}
          />
          {narrowed && (
            <NativeSelect
              label={texts.territory}
              data={[
                { value: '', label: both },
                { value: '1', label: shell.territories[1] },
                { value: '2', label: shell.territories[2] },
              ]}
              {...form.getInputProps('territory')}
            />
          )}
        </SimpleGrid>
        <Select
          label={texts.account}
          description={texts.accountHint}
          placeholder={noAccount}
          data={options.map(({ id, name }) => ({ value: String(id), label: name }))}
          searchable
          clearable
          {...form.getInputProps('account')}
        />
        <DialogButtons
          cancelLabel={activities.form.cancel}
          onCancel={onClose}
          acceptLabel={activities.form.save}
          busy={lock.locked}
        />
      </Stack>
    </form>
  );
}

function valuesOf(stored: Guide | null): GuideValues {
  if (stored === null) return { name: '', phone: '', email: '', languages: '', territory: '', account: null };
  const { name, phone, email, languages, territoryId, account } = stored;
  return {
    name,
    phone,
    email,
    languages,
    territory: territoryId === null ? '' : String(territoryId),
    account: account === null ? null : String(account.id),
  };
}

function toInput({ territory, account, ...values }: GuideValues): GuideInput {
  const territoryId = Number(territory);
  return {
    ...values,
    territoryId: isTerritoryId(territoryId) ? territoryId : null,
    userId: account === null ? null : Number(account),
  };
}
