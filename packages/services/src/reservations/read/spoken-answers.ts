import type { ActivityQuestion } from '@dehesa/domain/activities';
import { type StaffLanguage, staffLanguages } from '@dehesa/domain/languages';
import type { QuestionAnswers } from '@dehesa/domain/reservations';
import { activityQuestions } from '@dehesa/i18n/backoffice/activity-questions';

type InBoth = Record<StaffLanguage, string>;

/** A question with what was answered, in the words of staff. */
export interface SpokenAnswer {
  question: string;
  label: InBoth;
  value: InBoth;
}

/** What was answered to the activity's own questions (B73), in their order, those that are not asked any more last. */
export function spokenAnswers(questions: readonly ActivityQuestion[], answers: QuestionAnswers | null): SpokenAnswer[] {
  if (answers === null) return [];
  return questions.flatMap((question) => {
    const value = answers[question.id];
    if (value === undefined) return [];
    const { label } = question;
    return [
      { question: question.id, label: { es: label.es, pt: label.pt || label.es }, value: wordsOf(question, value) },
    ];
  });
}

function wordsOf({ kind, options }: ActivityQuestion, value: string): InBoth {
  const chosen = options.find(({ es }) => es === value);
  const words = (language: StaffLanguage) => {
    const { yes, no } = activityQuestions[language];
    if (kind === 'yesNo') return value === 'yes' ? yes : no;
    return chosen?.[language] || value;
  };
  const [es, pt] = staffLanguages.map(words);
  return { es: es ?? value, pt: pt ?? value };
}
