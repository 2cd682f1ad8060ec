import { attendanceQuestionTexts } from '@dehesa/i18n/outings';
import { longDate } from '@dehesa/i18n/booking';
import type { PublicPage } from '@dehesa/server/public-page';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/page-texts';

export type ReminderSwitchPageData = Extract<PublicPage, { kind: 'reminderSwitch' }>;

/** Where List-Unsubscribe of a reminder leads: a plain form, for opening the page must not change anything. */
export function ReminderSwitchPage({ page }: { page: ReminderSwitchPageData }) {
  const { reminders, states, facts, toAgenda } = attendanceQuestionTexts(page.language);
  const pageTexts = useTexts();
  const { reservation } = page;
  if (reservation === null) {
    return (
      <section className="card narrow" aria-labelledby="reminders">
        <h1 id="reminders">{states.missing.title}</h1>
        <p>{states.missing.text}</p>
        <p>
          <a href="/agenda">{toAgenda}</a>
        </p>
      </section>
    );
  }
  const { off } = reservation;
  const rows: (readonly [string, ReactNode])[] = [
    [
      facts.activity,
      <span key="title" lang={reservation.titleLanguage ?? undefined}>
        {reservation.title}
      </span>,
    ],
    [facts.date, longDate(pageTexts, reservation.date)],
    [facts.reference, reservation.reference],
  ];
  return (
    <section className="card narrow" aria-labelledby="reminders">
      <h1 id="reminders">{off ? reminders.isOff : reminders.question}</h1>
      <p>{off ? reminders.isOffText : reminders.text}</p>
      <dl className="facts">
        {rows.map(([label, text]) => (
          <div className="fact" key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <form method="post" action={`/baja-recordatorios/${page.token}?lang=${page.language}`}>
        <button
          className={`button ${off ? 'button-secondary' : 'button-primary'}`}
          name="recordatorios"
          value={off ? 'si' : 'no'}
        >
          {off ? reminders.on : reminders.off}
        </button>
      </form>
    </section>
  );
}
