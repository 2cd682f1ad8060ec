import type { PublicActivity, PublicQuestion } from '@dehesa/domain/activities';
import { questionLimits } from '@dehesa/domain/activities';
import { answerField } from '@dehesa/domain/reservations';
import { createContext, useContext } from 'react';
import { describedBy, fieldId, FieldNotes, LabelText, useFieldError } from '../../../../lib/forms/field';
import { useTexts } from '../../../../lib/page-texts';
import { RadioCards } from '../choice-fields';
import { answerKey, type BookingDraft } from '../draft/booking-draft';

interface Asking {
  questions: PublicActivity['questions'];
  answers: BookingDraft['answers'];
  /** An empty answer is none. */
  onAnswer: (person: number | null, question: string, value: string) => void;
}

const AskingContext = createContext<Asking>({ questions: [], answers: {}, onAnswer: () => undefined });
/** Who asks, and what was answered so far, for the fields below it. */
export const QuestionsProvider = AskingContext;

/** The words of the question that a field is about; undefined where it is about none. */
export function useQuestionLabel(): (field: string) => string | undefined {
  const { questions } = useContext(AskingContext);
  return (field) => questions.find(({ id }) => field.startsWith('answers.') && field.endsWith(`.${id}`))?.label;
}

/** The activity's questions to the party, as a part of the form (B73); nothing where it has none. */
export function PartyQuestions() {
  const { title, why } = useTexts().form.questions;
  const { questions } = useContext(AskingContext);
  const asked = questions.filter((question) => question.of === 'party');
  if (asked.length === 0) return null;
  return (
    <section className="card group" aria-labelledby="questions">
      <h3 id="questions">{title}</h3>
      <p className="hint">{why(longest(asked))}</p>
      {asked.map((question) => (
        <QuestionField key={question.id} question={question} person={null} />
      ))}
    </section>
  );
}

/** The activity's questions to one person: 0 who books, else the companion's slot. */
export function PersonQuestions({ person }: { person: number }) {
  const { forPerson, why } = useTexts().form.questions;
  const { questions } = useContext(AskingContext);
  const asked = questions.filter((question) => question.of === 'person');
  if (asked.length === 0) return null;
  return (
    <div className="person-questions" role="group" aria-labelledby={`questions-${person}`}>
      <h4 id={`questions-${person}`}>{forPerson}</h4>
      <p className="hint">{why(longest(asked))}</p>
      {asked.map((question) => (
        <QuestionField key={question.id} question={question} person={person} />
      ))}
    </div>
  );
}

const longest = (questions: readonly PublicQuestion[]) => Math.max(...questions.map(({ days }) => days));

function QuestionField({ question, person }: { question: PublicQuestion; person: number | null }) {
  const { yes, no, none } = useTexts().form.questions;
  const { answers, onAnswer } = useContext(AskingContext);
  const name = answerField(person, question.id);
  const error = useFieldError(name);
  const value = answers[answerKey(person, question.id)] ?? '';
  const change = (next: string) => onAnswer(person, question.id, next);
  if (question.kind === 'text') {
    return (
      <div className="field wide">
        <label htmlFor={fieldId(name)}>
          <LabelText label={question.label} required={question.required} language={question.language} />
        </label>
        <FieldNotes name={name} />
        <textarea
          id={fieldId(name)}
          name={name}
          rows={2}
          maxLength={questionLimits.answer}
          value={value}
          onChange={(event) => change(event.target.value)}
          aria-required={question.required}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(name, undefined, error)}
        />
      </div>
    );
  }
  const options =
    question.kind === 'yesNo'
      ? [
          { value: 'yes', label: yes },
          { value: 'no', label: no },
        ]
      : question.options.map(({ es, label }) => ({
          value: es,
          label: <span lang={question.language ?? undefined}>{label}</span>,
        }));
  return (
    <RadioCards
      name={name}
      legend={question.label}
      legendLanguage={question.language}
      required={question.required}
      tall={question.kind === 'choice'}
      // Whoever has chosen can take it back where nothing has to be answered.
      options={question.required ? options : [...options, { value: '', label: none }]}
      value={value}
      onChange={change}
    />
  );
}
