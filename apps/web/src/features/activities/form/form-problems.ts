import {
  CreateActivityInput,
  isRangeInOrder,
  missingActivityFields,
  type RequiredActivityField,
} from '@dehesa/domain/activities';
import type { DomainFailure } from '@dehesa/domain/errors';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { activityFormTexts } from '@dehesa/i18n/backoffice/activity-form';
import type { BackofficeTexts } from '@dehesa/i18n/backoffice';
import { activityQuestions } from '@dehesa/i18n/backoffice/activity-questions';
import type { z } from 'zod';
import { backofficeTexts } from '../../../lib/backoffice-texts';
import { errorText } from '../../../lib/error-texts';
import type { FormProblems } from '../../../lib/forms/zod-check';
import { type ActivityFormValues, idOf, toInput } from './form-values';

const requiredPaths: Record<RequiredActivityField, string> = {
  companyId: 'companyId',
  territoryId: 'territoryId',
  categoryId: 'categoryId',
  date: 'date',
  municipality: 'municipality',
  title: 'texts.es.title',
  description: 'texts.es.description',
};

/** What is wrong with the form, by the rules and the schema that the server uses too (D8). */
export function formProblems(values: ActivityFormValues, language: StaffLanguage): FormProblems {
  const { activities } = backofficeTexts(language);
  const { activityPlace } = activityFormTexts[language];
  const texts = activities.form;
  const problems: FormProblems = {};
  const draft = {
    ...values,
    companyId: idOf(values.companyId),
    territoryId: idOf(values.territoryId),
    categoryId: idOf(values.categoryId),
  };
  for (const field of missingActivityFields(draft)) problems[requiredPaths[field]] = texts.required;
  const parsed = CreateActivityInput.safeParse(toInput(values, {}));
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path.map((part) => (part === 'scheduleChange' ? 'change' : String(part))).join('.');
    const field = path.startsWith('shifts') ? 'shifts' : path;
    problems[field] ??=
      field === 'position' ? activityPlace.position.invalid : problemText(issue, texts.problems, language);
  }
  if (!isRangeInOrder(values.registrationOpensOn, values.registrationClosesOn)) {
    problems['registrationClosesOn'] = errorText({ code: 'activities.datesOutOfOrder' }, language).message;
  }
  return problems;
}

type ProblemTexts = BackofficeTexts['activities']['form']['problems'];

function problemText(issue: z.core.$ZodIssue, texts: ProblemTexts, language: StaffLanguage): string {
  const field = issue.path.at(-1);
  if (issue.code === 'too_big' && issue.origin === 'string') return texts.tooLong(Number(issue.maximum));
  if (issue.path[0] === 'questions') return questionProblem(issue, texts, language);
  if (field === 'externalBookingUrl' || field === 'videoUrl') return texts.url;
  if (field === 'startTime' || field === 'endTime') return texts.time;
  if (field === 'date' || field === 'registrationOpensOn' || field === 'registrationClosesOn') return texts.date;
  return texts.value;
}

function questionProblem(issue: z.core.$ZodIssue, texts: ProblemTexts, language: StaffLanguage): string {
  const { options, words } = activityQuestions[language].problems;
  if (issue.path.at(-1) === 'options') return options;
  return issue.code === 'too_small' && issue.origin === 'string' ? words : texts.value;
}

/** The field that a refusal of the server is about, where it is about one. */
export function refusedField(failed: DomainFailure): string | undefined {
  switch (failed.code) {
    case 'activities.capacityBelowHeld':
      return 'capacity';
    case 'activities.shiftHasReservations':
    case 'activities.hasReservationsWithoutShift':
      return 'shifts';
    case 'activities.datesOutOfOrder':
      return 'registrationClosesOn';
    case 'activities.memberRefused':
      return refusedField(failed.params.reason);
    default:
      return undefined;
  }
}
