import { foreignTo } from '@dehesa/domain/language-codes';
import { longDate } from '@dehesa/i18n/booking';
import { type OtherDateTexts, otherDateTexts } from '@dehesa/i18n/outings';
import type { PublicPage } from '@dehesa/server/public-page';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../../lib/page-texts';

type OtherDatePageData = Extract<PublicPage, { kind: 'otherDate' }>;
type Move = NonNullable<OtherDatePageData['move']>;
type Choice = Move['choices'][number];

/** What becomes of a reservation of a suspended outing. Plain forms: it works on a bad line and without scripts. */
export function OtherDatePage({ page }: { page: OtherDatePageData }) {
  const texts = otherDateTexts(page.language);
  const { move } = page;
  if (move === null) {
    return (
      <Card title={texts.states.missing.title} texts={texts}>
        <p>{texts.states.missing.text}</p>
      </Card>
    );
  }
  if (move.state !== 'open') {
    return (
      <Card title={texts.states[move.state].title} texts={texts}>
        <p>{texts.states[move.state].text}</p>
        {(move.state === 'none' || move.state === 'expired') && <Why move={move} texts={texts} />}
        <Facts move={move} texts={texts} />
        <Call move={move} texts={texts} />
      </Card>
    );
  }
  return <OpenMove page={page} move={move} texts={texts} />;
}

function OpenMove({ page, move, texts }: { page: OtherDatePageData; move: Move; texts: OtherDateTexts }) {
  const { choices, people } = move;
  const held = choices.find((choice) => choice.held);
  const others = choices.filter((choice) => !choice.held);
  const open = others.length > 0;
  const title = held ? texts.open.held : open ? texts.open.choose : texts.open.none;
  return (
    <Card title={title} texts={texts}>
      {page.problem !== null && (
        <div className="problem" role="alert">
          <h2>{texts.problem}</h2>
          <p>{texts.problems[page.problem]}</p>
        </div>
      )}
      <Why move={move} texts={texts} />
      {move.heldGone && <p className="other-date-note">{texts.heldGone}</p>}
      {held && (
        <section className="other-date" aria-label={texts.open.held}>
          <p>
            <strong>{texts.kept(people)}</strong>
          </p>
          <ChoiceFacts choice={held} texts={texts} />
          <form method="post" action={addressOf(page)}>
            <button className="button button-primary" name="respuesta" value="aceptar">
              {texts.accept}
            </button>
          </form>
        </section>
      )}
      <p className="other-date-note">
        {move.deadline !== null && <strong>{texts.until(move.deadline)}</strong>} {texts.after}
      </p>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{held ? texts.others : texts.otherDates}</h2>
          {open && <p className="hint">{texts.notKept}</p>}
          <ul className="other-dates">
            {others.map((choice) => (
              <OtherChoice key={keyOf(choice)} choice={choice} page={page} texts={texts} />
            ))}
          </ul>
        </section>
      )}
      {choices.length === 0 && !move.heldGone && <p>{texts.nothing}</p>}
      <details className="other-date-cancel" open={!held && !open}>
        <summary>{texts.cancel.title}</summary>
        <form method="post" action={addressOf(page)}>
          <p>{texts.cancel.text}</p>
          <button className="button button-danger" name="respuesta" value="cancelar">
            {texts.cancel.button}
          </button>
        </form>
      </details>
      <h2>{texts.facts.suspended}</h2>
      <Facts move={move} texts={texts} />
      <Call move={move} texts={texts} />
    </Card>
  );
}

function OtherChoice({ choice, page, texts }: { choice: Choice; page: OtherDatePageData; texts: OtherDateTexts }) {
  const date = longDate(useTexts(), choice.date);
  return (
    <li className="other-date">
      <ChoiceFacts choice={choice} texts={texts} />
      <p>{texts.free(choice.free)}</p>
      <form method="post" action={addressOf(page)}>
        <input type="hidden" name="fecha" value={keyOf(choice)} />
        <button className="button button-secondary" name="respuesta" value="cambiar">
          {texts.take(date)}
        </button>
      </form>
    </li>
  );
}

function ChoiceFacts({ choice, texts }: { choice: Choice; texts: OtherDateTexts }) {
  const { facts } = texts;
  const link = (
    <a href={`/actividad/${choice.slug}`} lang={choice.titleLanguage ?? undefined}>
      {choice.title}
    </a>
  );
  return (
    <FactList
      rows={[
        [facts.activity, link],
        [facts.date, longDate(useTexts(), choice.date)],
        [facts.hours, choice.hours],
        [facts.meetingPoint, choice.meetingPoint],
        [facts.municipality, choice.municipality],
      ]}
    />
  );
}

function Facts({ move, texts }: { move: Move; texts: OtherDateTexts }) {
  const { facts } = texts;
  return (
    <FactList
      rows={[
        [
          facts.activity,
          <span key="title" lang={move.titleLanguage ?? undefined}>
            {move.title}
          </span>,
        ],
        [facts.date, longDate(useTexts(), move.date)],
        [facts.hours, move.hours],
        [facts.municipality, move.municipality],
        [facts.people, String(move.people)],
        [facts.reference, move.reference],
      ]}
    />
  );
}

function FactList({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
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

function Why({ move, texts }: { move: Move; texts: OtherDateTexts }) {
  const spoken = foreignTo(useLanguage());
  return (
    <>
      <p>{texts.why(move.reason)}</p>
      {move.words !== '' && (
        <p className="other-date-words" lang={spoken}>
          {move.words}
        </p>
      )}
    </>
  );
}

function Call({ move, texts }: { move: Move; texts: OtherDateTexts }) {
  return move.phone === '' ? null : <p>{texts.call(move.phone)}</p>;
}

function Card({ title, texts, children }: { title: string; texts: OtherDateTexts; children: ReactNode }) {
  return (
    <section className="card narrow" aria-labelledby="other-date">
      <h1 id="other-date">{title}</h1>
      {children}
      <p>
        <a href="/agenda">{texts.toAgenda}</a>
      </p>
    </section>
  );
}

function keyOf({ activityId, shiftId }: Choice): string {
  return shiftId === null ? String(activityId) : `${activityId}-${shiftId}`;
}

function addressOf({ token, language }: OtherDatePageData): string {
  return `/otra-fecha/${token}?lang=${language}`;
}
