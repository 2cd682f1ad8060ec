import type { StaffLanguage } from '@dehesa/domain/languages';
import { activityFormTexts } from '@dehesa/i18n/backoffice/activity-form';
import { PageHeader } from '@dehesa/ui';
import { Alert, Anchor, Breadcrumbs, Button, Stack } from '@mantine/core';
import '@mantine/core/styles/Breadcrumbs.css';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { SaveBar } from '../../../lib/forms/save-bar';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import type { FormProblems } from '../../../lib/forms/zod-check';
import { SeriesSection } from '../series/series-section';
import { ConflictPanel } from './conflict/conflict-panel';
import { type Choices, DataFields } from './data-fields';
import { FormNoticeAlert } from './form-notice-alert';
import { emptyValues, type StoredActivity, valuesOf } from './form-values';
import { GuidesSection } from './links/guides-section';
import { ImageField } from './image-field';
import { ComplementsBox } from './links/complements-box';
import { RelatedSection } from './links/related-section';
import { ActivityMedia } from './media/activity-media';
import { PlaceFields } from './place-fields';
import { RegistrationFields } from './registration-fields';
import { QuestionsFields } from './questions-fields';
import { OutingFields, PlacesFields, ScheduleFields } from './schedule-fields';
import { SectionList } from './sections/section-list';
import classes from './sections/sections.module.css';
import { TextsFields } from './texts-fields';
import { TitlesFields } from './titles-fields';
import { useActivityForm } from './use-activity-form';

export interface ActivityFormProps {
  /** null for a new one. */
  stored: StoredActivity | null;
  /** The activity that a new one begins as a copy of (D10). */
  original?: StoredActivity;
  choices: Choices;
  /** A new activity was saved: back to the list; done once it stands. */
  onCreated: () => Promise<void>;
  /** Forget what was typed and read the activity anew. */
  onReload: () => void;
  /** Of a stored activity: who knows another schedule, asked anew each time that it was `saved` (B10). */
  scheduleNotice?: ((activityId: number, saved: number) => ReactNode) | undefined;
}

/** Creates, copies or edits an activity. */
export function ActivityForm({ stored, original, choices, onCreated, onReload, scheduleNotice }: ActivityFormProps) {
  const { activities } = useTexts();
  const { activityLinks } = useTextsOf(activityFormTexts);
  const texts = activities.form;
  const { language } = useLanguage();
  const source = stored ?? original;
  const [textsIn, setTextsIn] = useState<StaffLanguage>('es');
  const activity = useActivityForm({
    initialValues: source ? valuesOf(source) : withOnlyChoices(choices),
    stored,
    original,
    onProblems: turnToLanguage,
    onCreated,
  });
  const { form, notice, refusedFor, lock, faults, attributes, question, meeting, work, adopt, current, saved } =
    activity;
  const holder = useRef<HTMLDivElement>(null);
  const titleOf = ({ texts: written }: StoredActivity) => written[language].title || written.es.title;
  const newTitle = original ? activityLinks.copy.title(titleOf(original)) : activities.create;
  const title = current === null ? newTitle : titleOf(current);
  const dirty = form.isDirty();

  /** The texts are shown in one language at a time. */
  function turnToLanguage(problems: FormProblems) {
    const pages = Object.keys(problems).filter((path) => !path.endsWith('.title'));
    if (pages.length > 0 && pages.every((path) => path.startsWith('texts.pt.'))) setTextsIn('pt');
    else if (pages.some((path) => path.startsWith('texts.es.'))) setTextsIn('es');
  }

  return (
    <>
      {question}
      <UnsavedChanges isDirty={() => form.isDirty() || work.any()} />
      <form {...attributes}>
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
        />
        <Stack gap="lg">
          {original && (
            <Alert color="river" variant="light" title={activityLinks.copy.noticeTitle}>
              {activityLinks.copy.notice}
            </Alert>
          )}
          {notice && (
            <FormNoticeAlert notice={notice} {...(refusedFor === 'activities.changedMeanwhile' && { onReload })} />
          )}
          {stored && scheduleNotice?.(stored.id, saved)}
          {meeting.conflict && (
            <ConflictPanel
              key={meeting.conflict.changes.at(-1)?.version}
              conflict={meeting.conflict}
              choices={choices}
              asked={meeting.asked}
              saving={activity.saving}
              onChoose={meeting.choose}
            />
          )}
          <div className={classes.layout}>
            <SectionList form={form} holder={holder} />
            <Stack gap="lg" ref={holder}>
              <TitlesFields form={form} />
              <ScheduleFields form={form} stored={current} />
              {current && <SeriesSection stored={current} unsaved={dirty} onChanged={() => adopt(Promise.resolve())} />}
              <DataFields form={form} choices={choices} />
              <PlacesFields form={form} stored={current} />
              <PlaceFields form={form} />
              <TextsFields form={form} shown={textsIn} onShow={setTextsIn} />
              <ImageField form={form} stored={current ?? original ?? null} work={work} />
              <ActivityMedia form={form} stored={stored} work={work} />
              <QuestionsFields form={form} stored={current} />
              <RegistrationFields form={form} stored={current} onToggle={adopt} />
              <OutingFields form={form} />
              <GuidesSection form={form} stored={stored} />
              <ComplementsBox form={form} known={(current ?? original)?.complementary ?? []} />
              {stored?.principal && <RelatedSection stored={stored} />}
            </Stack>
          </div>
          <SaveBar save={texts.save} dirty={dirty} locked={lock.locked} isNew={current === null} faults={faults}>
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/actividades/admin/actividades" />}>
              {texts.cancel}
            </Button>
          </SaveBar>
        </Stack>
      </form>
    </>
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
      {/* A long title goes on below rather than beyond a narrow screen. */}
      <Breadcrumbs style={{ flexWrap: 'wrap' }} styles={{ breadcrumb: { whiteSpace: 'normal' } }}>
        <Anchor renderRoot={(props) => <Link {...props} to="/dashboard" />}>{shell.home}</Anchor>
        <Anchor renderRoot={(props) => <Link {...props} to="/actividades/admin/actividades" />}>
          {activities.heading}
        </Anchor>
        <span aria-current="page">{title}</span>
      </Breadcrumbs>
    </nav>
  );
}
