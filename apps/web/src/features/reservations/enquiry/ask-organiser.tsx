import type { PublicActivity } from '@dehesa/domain/activities';
import { useTexts } from '../../../lib/page-texts';
import { OpenedForm } from './opened-form';

const loadQuestion = async () => (await import('./question-form')).QuestionForm;
const loadGroup = async () => (await import('./group-form')).GroupForm;

/** Where visitors ask before they book (B82), and groups for their places (B83): each form comes once it is opened. */
export function AskOrganiser({
  activity,
  groups,
}: {
  activity: Pick<PublicActivity, 'id' | 'slug' | 'date' | 'times'>;
  /** Whether places may be asked for: not once the page says that there are none to be had any more. */
  groups: boolean;
}) {
  const labels = useTexts().ask;
  return (
    <section className="card" aria-labelledby="question-title">
      <h2 id="question-title">{labels.title}</h2>
      <OpenedForm name="question" activity={activity} text={labels.text} open={labels.open} load={loadQuestion} />
      {groups && (
        <OpenedForm name="group" activity={activity} text={labels.group} open={labels.openGroup} load={loadGroup} />
      )}
    </section>
  );
}
