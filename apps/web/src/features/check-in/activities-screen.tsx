import { shortTime } from '@dehesa/domain/calendar-days';
import { formatLongDate, formatTimeRange } from '@dehesa/i18n/formats';
import { useState } from 'react';
import { DevicePanel } from './device-panel';
import { GuideHelpLink } from './guide-help';
import { GuideLink } from './guide-link';
import { useGuide } from './guide-context';
import { countMarks } from './party/merge-ticks';
import { shownList } from './guide-state';
import type { CheckInActivity } from './records';

/** The guide's activities of these days; those of today first. */
export function ActivitiesScreen({ installer }: { installer: (() => void) | null }) {
  const { guide, state, texts } = useGuide();
  const labels = texts.activities;
  const { activities, online, problem } = state;
  return (
    <main id="content" tabIndex={-1} className="guide-main">
      <h1 tabIndex={-1}>{labels.title}</h1>
      {problem === 'forbidden' ? (
        <div className="problem">
          <p>{texts.problems.forbidden}</p>
          <button type="button" className="button button-secondary" onClick={() => void guide.signInAnew()}>
            {texts.problems.toSignIn}
          </button>
        </div>
      ) : activities !== null ? (
        <OwnOrAll activities={activities} />
      ) : (
        <div className="problem">
          <p>
            <strong>{online ? texts.problems.fault : texts.problems.nothingKept}</strong>
          </p>
          {!online && <p>{texts.problems.nothingKeptHint}</p>}
          <button type="button" className="button button-secondary" onClick={() => void guide.refresh()}>
            {texts.problems.retry}
          </button>
        </div>
      )}
      <GuideHelpLink />
      <DevicePanel installer={installer} />
    </main>
  );
}

/** Who guides some of them sees those first, and by a switch whatever else is in reach (B87). */
function OwnOrAll({ activities }: { activities: readonly CheckInActivity[] }) {
  const labels = useGuide().texts.activities;
  const [show, setShow] = useState<'mine' | 'all'>('mine');
  const own = activities.filter(({ mine }) => mine === true);
  if (own.length === 0 || own.length === activities.length) return <Groups activities={activities} />;
  return (
    <>
      <fieldset className="guide-filters guide-own-or-all">
        <legend className="visually-hidden">{labels.show}</legend>
        {(['mine', 'all'] as const).map((which) => (
          <label key={which} className="guide-filter">
            <input type="radio" name="own" value={which} checked={show === which} onChange={() => setShow(which)} />
            <span>{labels.shown[which]}</span>
          </label>
        ))}
      </fieldset>
      <Groups activities={show === 'mine' ? own : activities} />
    </>
  );
}

function Groups({ activities }: { activities: readonly CheckInActivity[] }) {
  const { state, texts } = useGuide();
  const { today } = state;
  const labels = texts.activities;
  const groups = [
    { title: labels.today, found: activities.filter(({ date }) => date === today) },
    { title: labels.coming, found: activities.filter(({ date }) => date > today) },
    { title: labels.over, found: activities.filter(({ date }) => date < today) },
  ].filter(({ found }) => found.length > 0);
  if (groups.length === 0) {
    return (
      <div className="card">
        <p>
          <strong>{labels.none}</strong>
        </p>
        <p className="hint">{labels.noneHint}</p>
      </div>
    );
  }
  return groups.map(({ title, found }) => (
    <section key={title} aria-label={title}>
      <h2 className="guide-group">{title}</h2>
      <ul className="guide-activities">
        {found.map((activity) => (
          <li key={activity.id}>
            <ActivityLink activity={activity} isToday={activity.date === today} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function ActivityLink({ activity, isToday }: { activity: CheckInActivity; isToday: boolean }) {
  const { state, language, texts } = useGuide();
  const labels = texts.activities;
  const { id, title, date, municipality, portugueseStart } = activity;
  // With what was ticked on this device since the numbers came.
  const parties = shownList(state, id)?.parties;
  const counts = parties && countMarks(parties);
  const expected = counts === undefined ? activity.expected : counts.present + counts.absent + counts.open;
  const present = counts?.present ?? activity.present;
  return (
    <GuideLink to={`/guia/${id}`} className="guide-activity">
      <span className="guide-activity-time">
        {formatTimeRange(activity.startTime, activity.endTime) || labels.allDay}
      </span>
      <span className="guide-activity-title">{title[language]}</span>
      {activity.suspended === true && <strong className="guide-activity-facts">{labels.suspended}</strong>}
      <span className="guide-activity-facts">
        {isToday ? '' : `${formatLongDate(date, language)} · `}
        {municipality}
        {portugueseStart === null ? '' : ` · ${labels.portugueseHour(shortTime(portugueseStart))}`}
      </span>
      <span className="guide-activity-facts">
        <strong>{labels.expected(expected, present)}</strong>
        {state.lasting && parties !== undefined && <> · {labels.kept}</>}
      </span>
    </GuideLink>
  );
}
