import { isGroup, unnamedPeople } from '@dehesa/domain/reservations';
import { type AttendanceQuestionTexts, attendanceQuestionTexts } from '@dehesa/i18n/outings';
import { longDate } from '@dehesa/i18n/booking';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/page-texts';
import { FewerForm } from './attendance-fewer';
import type { AttendancePageData, Question } from './attendance-page-data';

/** Whether a party comes, asked by its reminder. Plain forms: it works on a bad line and without scripts. */
export function AttendancePage({ page }: { page: AttendancePageData }) {
  const texts = attendanceQuestionTexts(page.language);
  const { question } = page;
  if (question === null) {
    return (
      <Card title={texts.states.missing.title}>
        <p>{texts.states.missing.text}</p>
        <ToAgenda texts={texts} />
      </Card>
    );
  }
  const { state, answer, people, unnamed, released } = question;
  if (state !== 'open') {
    return (
      <Card title={texts.states[state].title}>
        <p>{texts.states[state].text}</p>
        <Facts question={question} texts={texts} />
        {state !== 'cancelled' && question.phone !== '' && <p>{texts.call(question.phone)}</p>}
        {state === 'cancelled' && question.slug !== null && <Back question={question} texts={texts} />}
        <ToAgenda texts={texts} />
      </Card>
    );
  }
  const isAnswered = answer === 'coming';
  const count = people.length + unnamedPeople(unnamed);
  return (
    <Card title={isAnswered ? texts.answered.title(count) : texts.question}>
      <Problem page={page} texts={texts} />
      {isAnswered && <p>{texts.answered.text}</p>}
      {released > 0 && (
        <div className="outcome">
          <p>{texts.released(released)}</p>
          <Back question={question} texts={texts} />
        </div>
      )}
      <Facts question={question} texts={texts} />
      {isAnswered ? (
        <h2 id="menos">{texts.answered.change}</h2>
      ) : (
        <form method="post" action={addressOf(page)}>
          <button className="button button-primary" name="respuesta" value="vamos">
            {texts.coming(count)}
          </button>
        </form>
      )}
      <p className="hint attendance-hint">{texts.intro}</p>
      <div id={isAnswered ? undefined : 'menos'}>
        {people.length > 1 && <FewerForm page={page} question={question} action={addressOf(page)} />}
        <details className="attendance-choice">
          <summary>{texts.none.title(count)}</summary>
          <form method="post" action={addressOf(page)}>
            <p>{texts.none.text(count)}</p>
            <button className="button button-danger" name="respuesta" value="cancelar">
              {texts.none.button(count)}
            </button>
          </form>
        </details>
      </div>
    </Card>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card narrow" aria-labelledby="attendance">
      <h1 id="attendance">{title}</h1>
      {children}
    </section>
  );
}

function Problem({ page, texts }: { page: AttendancePageData; texts: AttendanceQuestionTexts }) {
  if (page.problem === null) return null;
  return (
    <div className="problem" role="alert">
      <h2>{texts.problem}</h2>
      <p>{page.problem === 'nobody' ? texts.fewer.nobody : texts.problems[page.problem]}</p>
    </div>
  );
}

function Back({ question, texts }: { question: Question; texts: AttendanceQuestionTexts }) {
  return (
    <p>
      {texts.back} {question.slug !== null && <a href={`/actividad/${question.slug}`}>{texts.toActivity}</a>}
    </p>
  );
}

function ToAgenda({ texts }: { texts: AttendanceQuestionTexts }) {
  return (
    <p>
      <a href="/agenda">{texts.toAgenda}</a>
    </p>
  );
}

/** First names, and how many of a group have none (B83). */
function partyIn({ people, unnamed }: Question, facts: AttendanceQuestionTexts['facts']): string {
  const names = people.map((person) => person.firstName);
  return (isGroup(unnamed) ? [...names, facts.unnamed(unnamed)] : names).join(', ');
}

function Facts({ question, texts }: { question: Question; texts: AttendanceQuestionTexts }) {
  const { facts } = texts;
  const rows: [string, string][] = [
    [facts.date, longDate(useTexts(), question.date)],
    [facts.hours, question.hours],
    [facts.meetingPoint, question.meetingPoint],
    [facts.municipality, question.municipality],
    [facts.party, partyIn(question, facts)],
    [facts.reference, question.reference],
  ];
  return (
    <dl className="facts">
      <div className="fact">
        <dt>{facts.activity}</dt>
        <dd lang={question.titleLanguage ?? undefined}>
          {question.slug === null ? question.title : <a href={`/actividad/${question.slug}`}>{question.title}</a>}
        </dd>
      </div>
      {rows
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div className="fact" key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

function addressOf({ token, language }: AttendancePageData): string {
  return `/asistencia/${token}?lang=${language}`;
}
