import type { PublicActivity } from '@dehesa/domain/activities';
import { useTexts } from '../../../lib/page-texts';
import { OpenedForm } from './opened-form';

const loadForm = async () => (await import('./question-form')).QuestionForm;

/** Where visitors ask before they book (B82): the form comes once it is opened. */
export function AskOrganiser({ activity }: { activity: Pick<PublicActivity, 'id' | 'slug'> }) {
  const labels = useTexts().ask;
  return (
    <section className="card" aria-labelledby="question-title">
      <h2 id="question-title">{labels.title}</h2>
      <OpenedForm name="question" activity={activity} text={labels.text} open={labels.open} load={loadForm} />
    </section>
  );
}
