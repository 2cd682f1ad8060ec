import { CreateActivityInput, type SeriesScope } from '@dehesa/domain/activities';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { activityFormTexts } from '@dehesa/i18n/backoffice/activity-form';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { PageHeader } from '@dehesa/ui';
import { Alert, Anchor, Breadcrumbs, Button, Stack } from '@mantine/core';
import '@mantine/core/styles/Breadcrumbs.css';
import { notifications } from '@mantine/notifications';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { focusFirstError, inScreenOrder } from '../../../lib/forms/form';
import { useFormLock } from '../../../lib/forms/form-lock';
import { SaveBar } from '../../../lib/forms/save-bar';
import { UnsavedChanges } from '../../../lib/forms/unsaved-changes';
import { SeriesSection } from '../series/series-section';
import { useScopeQuestion } from '../series/use-scope-question';
import { ConflictPanel } from './conflict/conflict-panel';
import { useConflict } from './conflict/use-conflict';
import { type Choices, DataFields } from './data-fields';
import { FormNoticeAlert } from './form-notice-alert';
import { emptyValues, keptByCopy, type StoredActivity, toInput, valuesOf } from './form-values';
import { GuidesSection } from './links/guides-section';
import { ImageField } from './image-field';
import { ComplementsBox } from './links/complements-box';
import { RelatedSection } from './links/related-section';
import { ActivityMedia } from './media/activity-media';
import { createPendingWork } from './media/pending-work';
import { PlaceFields } from './place-fields';
import { RegistrationFields } from './registration-fields';
import { QuestionsFields } from './questions-fields';
import { OutingFields, PlacesFields, ScheduleFields } from './schedule-fields';
import { SectionList } from './sections/section-list';
import classes from './sections/sections.module.css';
import { TextsFields } from './texts-fields';
import { TitlesFields } from './titles-fields';
import { useActivityForm } from './use-activity-form';
import { type FormNotice, useSaveActivity } from './use-save-activity';

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
  const editing = activityEditing[language];
  const source = stored ?? original;
  const form = useActivityForm(source ? valuesOf(source) : withOnlyChoices(choices), language);
  const [textsIn, setTextsIn] = useState<StaffLanguage>('es');
  const [notice, setNotice] = useState<FormNotice | 'incomplete' | 'invalid'>();
  const [saved, setSaved] = useState(0);
  const [work] = useState(createPendingWork);
  const lock = useFormLock();
  const { save, saving, current, latest, refresh } = useSaveActivity(stored);
  const holder = useRef<HTMLDivElement>(null);
  const meeting = useConflict(form);
  const scope = useScopeQuestion();
  const underWay = useRef(false);
  const titleOf = ({ texts: written }: StoredActivity) => written[language].title || written.es.title;
  const newTitle = original ? activityLinks.copy.title(titleOf(original)) : activities.create;
  const title = current === null ? newTitle : titleOf(current);
  const dirty = form.isDirty();

  function refuse(errors: typeof form.errors) {
    const missing = Object.values(errors).includes(texts.required);
    const pages = Object.keys(errors).filter((path) => !path.endsWith('.title'));
    if (pages.length > 0 && pages.every((path) => path.startsWith('texts.pt.'))) setTextsIn('pt');
    else if (pages.some((path) => path.startsWith('texts.es.'))) setTextsIn('es');
    setNotice(missing ? 'incomplete' : 'invalid');
    requestAnimationFrame(() => goToFault(errors));
  }

  /** To the first of them as they stand on the screen. */
  function goToFault(errors: typeof form.errors) {
    focusFirstError(form, inScreenOrder(form, errors));
  }

  /** Once at a time: the form shows only a moment later that it is locked, and is not while a question is open. */
  async function submitOnce() {
    if (underWay.current) return;
    underWay.current = true;
    await submit().finally(() => (underWay.current = false));
  }

  async function submit() {
    // Those of a stored activity are saved by themselves, all but its main picture.
    if (current === null ? work.sending() : work.sendingForForm())
      return setNotice({ ...texts.uploading, stale: false });
    setNotice(undefined);
    const prepared = prepare();
    await lock.hold(() => prepared.then(() => undefined));
    const reach = await prepared;
    if (reach === null || !meeting.isResolved()) return;
    const where = await scope.ask(reach);
    if (where !== null) await lock.hold(() => store(where));
  }

  /** Sends what is typed beside the form, and reads where else its changes could be saved; null once one of them failed. */
  async function prepare() {
    if (!(await work.finish())) {
      setNotice('invalid');
      return null;
    }
    return scope.read(latest(), form.getValues()).catch((error: unknown) => {
      setNotice({ ...errorMessage(error, language), stale: false });
      return null;
    });
  }

  async function store(where: SeriesScope) {
    const kept = latest() ?? (original ? keptByCopy(original) : {});
    const outcome = await save(CreateActivityInput.parse(toInput(form.getValues(), kept)), where);
    if ('meanwhile' in outcome) return meeting.begin(outcome.meanwhile);
    if ('notice' in outcome) {
      if (outcome.field !== undefined) form.setFieldError(outcome.field, outcome.notice.message);
      setNotice(outcome.notice);
      return;
    }
    meeting.end();
    const others = outcome.created ? 0 : outcome.following;
    notifications.show(others === 0 ? texts.saved : { ...texts.saved, message: editing.series.scope.saved(others) });
    if (outcome.created) {
      form.resetDirty();
      return onCreated();
    }
    const values = valuesOf(outcome.activity);
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
    setSaved((times) => times + 1);
  }

  /** Something is saved apart from the form: its version is another one then, by which the next save goes. */
  function adopt(change: Promise<unknown>) {
    const adopted = async () => {
      const meanwhile = await refresh();
      if (meanwhile !== null) meeting.adopt(meanwhile);
    };
    work.waitFor(change.then(adopted));
  }

  return (
    <>
      {scope.dialog}
      <UnsavedChanges isDirty={() => form.isDirty() || work.any()} />
      <form noValidate onSubmit={form.onSubmit(() => void submitOnce(), refuse)} {...lock.attributes}>
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
            <FormNoticeAlert
              notice={typeof notice === 'string' ? { ...texts[notice], stale: false } : notice}
              onReload={onReload}
            />
          )}
          {stored && scheduleNotice?.(stored.id, saved)}
          {meeting.conflict && (
            <ConflictPanel
              key={meeting.conflict.changes.at(-1)?.version}
              conflict={meeting.conflict}
              choices={choices}
              asked={meeting.asked}
              saving={saving}
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
          <SaveBar
            save={texts.save}
            dirty={dirty}
            locked={lock.locked}
            isNew={current === null}
            faults={{ count: Object.keys(form.errors).length, onGo: () => goToFault(form.errors) }}
          >
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
