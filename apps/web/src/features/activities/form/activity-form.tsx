import { ActivityInput } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { PageHeader } from '@dehesa/ui';
import { Anchor, Breadcrumbs, Button, Grid, Group, Stack } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { notifications } from '@mantine/notifications';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { focusFirstError } from '../../../lib/form';
import { type Choices, DataFields } from './data-fields';
import { emptyValues, type StoredActivity, toInput, valuesOf } from './form-values';
import { FormNoticeAlert } from './form-notice-alert';
import { ImageField } from './image-field';
import { PlaceFields } from './place-fields';
import { PlacesFields } from './places-fields';
import { RegistrationFields } from './registration-fields';
import { ScheduleFields } from './schedule-fields';
import { TextsFields } from './texts-fields';
import { UnsavedChanges } from './unsaved-changes';
import { useActivityForm } from './use-activity-form';
import { type FormNotice, useSaveActivity } from './use-save-activity';

export interface ActivityFormProps {
  /** null for a new one. */
  stored: StoredActivity | null;
  choices: Choices;
  /** A new activity was saved: back to the list. */
  onCreated: () => void;
  /** Forget what was typed and read the activity anew. */
  onReload: () => void;
}

/** Creates or edits an activity (document 2 §2.2). */
export function ActivityForm({ stored, choices, onCreated, onReload }: ActivityFormProps) {
  const { activities } = useTexts();
  const texts = activities.form;
  const { language } = useLanguage();
  const form = useActivityForm(stored ? valuesOf(stored) : withOnlyChoices(choices), language);
  const [textsIn, setTextsIn] = useState<Language>('es');
  const [notice, setNotice] = useState<FormNotice>();
  const { save, saving, current } = useSaveActivity(stored);
  const title = current === null ? activities.create : current.texts[language].title || current.texts.es.title;

  function refuse(errors: typeof form.errors) {
    const missing = Object.values(errors).includes(texts.required);
    const pages = Object.keys(errors);
    if (pages.every((path) => path.startsWith('texts.pt.'))) setTextsIn('pt');
    else if (pages.some((path) => path.startsWith('texts.es.'))) setTextsIn('es');
    setNotice({ ...(missing ? texts.incomplete : texts.invalid), stale: false });
    requestAnimationFrame(() => focusFirstError(form, errors));
  }

  async function submit() {
    setNotice(undefined);
    const outcome = await save(ActivityInput.parse(toInput(form.values, current ?? {})));
    if ('notice' in outcome) {
      if (outcome.field !== undefined) form.setFieldError(outcome.field, outcome.notice.message);
      setNotice(outcome.notice);
      return;
    }
    notifications.show(texts.saved);
    if (outcome.created) {
      form.resetDirty();
      return onCreated();
    }
    const values = valuesOf(outcome.activity);
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
  }

  const buttons = (
    <>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/actividades/admin/actividades" />}>
        {texts.cancel}
      </Button>
      <Button type="submit" loading={saving}>
        {texts.save}
      </Button>
    </>
  );
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <form noValidate onSubmit={form.onSubmit(() => void submit(), refuse)}>
        <PageHeader
          title={title}
          trail={<Trail title={title} />}
          description={
            current !== null && (
              <Anchor href={`/actividad/${current.slug}`} target="_blank" rel="noopener" size="sm">
                {texts.view} <IconExternalLink size={14} aria-hidden />
              </Anchor>
            )
          }
          actions={buttons}
        />
        <Stack gap="lg">
          {notice && <FormNoticeAlert notice={notice} onReload={onReload} />}
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, lg: 4 }}>
              <ImageField form={form} storedUrl={stored?.imageUrl ?? null} />
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 8 }}>
              <Stack gap="lg">
                <DataFields form={form} choices={choices} />
                <ScheduleFields form={form} stored={current} />
                <PlaceFields form={form} />
                <PlacesFields form={form} stored={current} />
                <RegistrationFields form={form} stored={current} />
                <TextsFields form={form} shown={textsIn} onShow={setTextsIn} />
              </Stack>
            </Grid.Col>
          </Grid>
          <Group justify="flex-end" gap="sm">
            {buttons}
          </Group>
        </Stack>
      </form>
    </DatesProvider>
  );
}

/** A choice of one is made already: a company's own name, the only territory of a manager. */
function withOnlyChoices({ companies, territories }: Choices) {
  const only = (rows: readonly { id: number }[]) => (rows.length === 1 && rows[0] ? String(rows[0].id) : null);
  return { ...emptyValues, companyId: only(companies), territoryId: only(territories) };
}

function Trail({ title }: { title: string }) {
  const { activities, shell } = useTexts();
  return (
    <nav aria-label={activities.heading}>
      <Breadcrumbs>
        <Anchor renderRoot={(props) => <Link {...props} to="/dashboard" />}>{shell.home}</Anchor>
        <Anchor renderRoot={(props) => <Link {...props} to="/actividades/admin/actividades" />}>
          {activities.heading}
        </Anchor>
        <span aria-current="page">{title}</span>
      </Breadcrumbs>
    </nav>
  );
}
