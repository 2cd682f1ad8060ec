import { attendanceQuestionTexts } from '@dehesa/i18n/outings';
import type { AttendancePageData, Question } from './attendance-page-data';

/** Who of the companions does not come: their places are given back. What was ticked stays ticked where it was refused. */
export function FewerForm({
  page,
  question,
  action,
}: {
  page: AttendancePageData;
  question: Question;
  action: string;
}) {
  const { fewer } = attendanceQuestionTexts(page.language);
  const companions = question.people.filter((person) => !person.booker);
  return (
    <details className="attendance-choice" open={page.problem === 'nobody' || page.ticked.length > 0}>
      <summary>{fewer.title}</summary>
      <form method="post" action={action}>
        <input type="hidden" name="personas" value={question.people.length} />
        <p>{fewer.text}</p>
        <fieldset>
          <legend>{fewer.legend}</legend>
          {companions.map(({ id, firstName, checkedIn }) => (
            <label className="check" key={id}>
              <input
                type="checkbox"
                name="no_viene"
                value={id}
                disabled={checkedIn}
                defaultChecked={page.ticked.includes(id)}
              />
              <span>{checkedIn ? `${firstName} (${fewer.checkedIn})` : firstName}</span>
            </label>
          ))}
        </fieldset>
        <button className="button button-secondary" name="respuesta" value="menos">
          {fewer.button}
        </button>
      </form>
    </details>
  );
}
