import { type ActivityQuestion, asked, type PublicQuestion } from '@dehesa/domain/activities';
import { type Language, languageFacts } from '@dehesa/domain/languages';

/** The questions that are asked, as visitors read them (B73). */
export function publicQuestions(questions: readonly ActivityQuestion[], language: Language): PublicQuestion[] {
  return asked(questions).map((question) => publicQuestion(question, language));
}

/** In the words of the reader's language, else in Spanish, and said to be so. */
function publicQuestion({ label, options, ...question }: ActivityQuestion, language: Language): PublicQuestion {
  const { written } = languageFacts[language];
  const spoken = label[written] === '' ? 'es' : written;
  return {
    ...question,
    label: label[spoken],
    options: options.map((option) => ({ es: option.es, label: option[spoken] || option.es })),
    language: spoken === language ? null : spoken,
  };
}
