import { personFieldNames } from '@dehesa/domain/reservations';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/page-texts';
import { type FieldErrors, fieldId } from '../../../../lib/forms/field';
import { useQuestionLabel } from '../questions/activity-questions';
import type { Problem } from './use-problems';

/** Why the booking was not sent, with a way to each field that is to be put right. */
export function ProblemSummary({
  problem,
  errors,
  onWaiting,
  children,
}: {
  problem: Problem;
  errors: FieldErrors;
  onWaiting: () => void;
  /** What else there is. */
  children?: ReactNode;
}) {
  const texts = useTexts().form;
  const questionLabel = useQuestionLabel();
  const open = problem.fields.filter((name) => errors[name] !== undefined);
  if (problem.fields.length > 0 && open.length === 0) return null;
  return (
    <div className="problem" id="booking-problem" role="alert" tabIndex={-1}>
      <h3>{problem.title}</h3>
      <p>{problem.message}</p>
      {open.length > 0 && (
        <ul>
          {open.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {questionLabel(name) ?? fieldLabel(texts, name)}
              </a>
              {errors[name] === problem.message ? '' : `: ${errors[name]}`}
            </li>
          ))}
        </ul>
      )}
      {problem.fields.length === 0 && !problem.offersWaiting && <p>{texts.draftKept}</p>}
      {children}
      {problem.offersWaiting && (
        <button type="button" className="button button-secondary" onClick={onWaiting}>
          {texts.submitWaiting}
        </button>
      )}
    </div>
  );
}

type Labels = ReturnType<typeof useTexts>['form'];

/** The words beside a field, with the companion's number where it is one's. */
function fieldLabel(labels: Labels, name: string): string {
  const companion = /^companions\.(\d)\.(.+)$/.exec(name);
  if (companion !== null) return labels.companionLabel(Number(companion[1]) + 1, ownLabel(labels, companion[2] ?? ''));
  return ownLabel(labels, name.replace(/^booker\./, ''));
}

const labelKeys = [...personFieldNames, 'shift', 'notes'] as const;

function ownLabel(labels: Labels, field: string): string {
  const key = labelKeys.find((known) => known === field);
  return key === undefined ? labels.consents : labels[key];
}
