import { shortTime } from '@dehesa/domain/calendar-days';
import { formatLongDate, formatTimeRange } from '@dehesa/i18n/formats';
import { useEffect } from 'react';
import { useActivityEvents } from '../../lib/live/activity-events';
import { CheckInBoard } from './check-in-board';
import { useGuide } from './guide-context';
import { GuideHelpLink } from './guide-help';
import { GuideLink } from './guide-link';
import { shownList } from './guide-state';
import { madridTime } from '../../lib/madrid-today';

/** Who is expected at one activity and who is there. */
export function ListScreen({ activityId }: { activityId: number }) {
  const { guide, state, texts, language } = useGuide();
  const labels = texts.list;
  const list = shownList(state, activityId);
  const missing = state.missing.has(activityId);
  const [title, hasTitle] = [list?.activity.title[language] ?? texts.title, list !== undefined];

  useEffect(() => {
    void guide.openList(activityId);
  }, [guide, activityId]);
  useActivityEvents(activityId, () => void guide.openList(activityId));

  useEffect(() => {
    document.title = hasTitle ? texts.documentTitle(title) : title;
  }, [hasTitle, title, texts]);

  return (
    <main id="content" tabIndex={-1} className="guide-main">
      <GuideLink to="/guia" className="guide-back">
        <span aria-hidden="true">←</span> {labels.back}
      </GuideLink>
      {list === undefined ? (
        <Nothing activityId={activityId} missing={missing} />
      ) : (
        <>
          <h1 tabIndex={-1}>{title}</h1>
          {list.activity.suspended === true && (
            <p className="guide-facts">
              <strong>{texts.activities.suspended}</strong>
            </p>
          )}
          <p className="guide-facts">
            {[
              list.activity.date === state.today
                ? texts.activities.today
                : formatLongDate(list.activity.date, language),
              formatTimeRange(list.activity.startTime, list.activity.endTime),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
            {list.activity.portugueseStart !== null &&
              ` (${texts.activities.portugueseHour(shortTime(list.activity.portugueseStart))})`}
          </p>
          <p className="guide-facts">
            {list.activity.meetingPoint[language] === ''
              ? list.activity.municipality
              : `${labels.meetingPoint}: ${list.activity.meetingPoint[language]}, ${list.activity.municipality}`}
          </p>
          {!state.online && (
            <p className="guide-facts">{labels.updated(madridTime(state.lists.get(activityId)?.readAt ?? 0))}</p>
          )}
          <CheckInBoard list={list} />
        </>
      )}
      <GuideHelpLink />
    </main>
  );
}

function Nothing({ activityId, missing }: { activityId: number; missing: boolean }) {
  const { guide, state, texts } = useGuide();
  const { online, problem } = state;
  if (online && !missing && problem === null) return <p role="status">{texts.list.loading}</p>;
  const reason = missing
    ? texts.problems.missing
    : problem === 'forbidden'
      ? texts.problems.forbidden
      : online
        ? texts.problems.fault
        : texts.problems.listNotKept;
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <div className="problem">
        <p>{reason}</p>
        {!missing && (
          <button type="button" className="button button-secondary" onClick={() => void guide.openList(activityId)}>
            {texts.problems.retry}
          </button>
        )}
      </div>
    </>
  );
}
