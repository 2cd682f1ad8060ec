import { activityFormTexts } from '@dehesa/i18n/backoffice/activity-form';
import { activityQuestions } from '@dehesa/i18n/backoffice/activity-questions';
import {
  type ActivityField,
  type ActivityTextField,
  activityTextNames,
  type ActivityTexts,
} from '@dehesa/domain/activities';
import { activityEditing, activityFieldTexts } from '@dehesa/i18n/backoffice/activity-editing';
import { reminders } from '@dehesa/i18n/backoffice/outings';
import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { useMemo } from 'react';
import { type StaffLanguage, staffLanguages } from '@dehesa/domain/languages';
import { useLanguage } from '../../../../lib/backoffice-language';
import { backofficeTexts } from '../../../../lib/backoffice-texts';
import { type PlainField, plainFields } from '../plain-fields';
import type { FormField } from './form-fields';

export type FieldLabels = Record<ActivityField | FormField, string>;

/** What the form calls each field; those that it does not show have a name too, for the list of what was changed. */
export function fieldLabels(language: StaffLanguage): FieldLabels {
  const { activities } = backofficeTexts(language);
  const { activityLinks, activityPlace } = activityFormTexts[language];
  const { form } = activities;
  const { fields, inLanguage } = activityEditing[language].conflict;
  return {
    ...fields,
    ...plainLabels(language),
    companyId: form.company,
    territoryId: form.territory,
    categoryId: form.category,
    date: form.date,
    startTime: form.startTime,
    endTime: form.endTime,
    week: form.week,
    change: form.sections.change,
    municipality: form.municipality,
    position: activityPlace.position.label,
    minimumAge: form.audience,
    difficulty: form.difficulty,
    shifts: form.shifts,
    registrationOpensOn: `${form.sections.registrations}: ${form.opensOn}`,
    registrationClosesOn: `${form.sections.registrations}: ${form.closesOn}`,
    questions: activityQuestions[language].title,
    waitingListMode: form.waitingList,
    offerHours: waitingList[language].form.hours,
    reminderHours: reminders[language].form.label,
    ...textLabels(form, (label, language) => inLanguage(label, form.languages[language])),
    imageId: form.sections.image,
    complementaryIds: activityLinks.complements.title,
  };
}

function plainLabels(language: StaffLanguage) {
  const named = plainFields.map((name) => [name, activityFieldTexts[language][name].label]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every one of them
  return Object.fromEntries(named) as Record<PlainField, string>;
}

type TextLabels = Record<keyof ActivityTexts, string>;

function textLabels(labels: TextLabels, inLanguage: (label: string, language: StaffLanguage) => string) {
  const named = staffLanguages.flatMap((language) =>
    activityTextNames.map((name) => [`texts.${language}.${name}`, inLanguage(labels[name], language)]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every text in every language
  return Object.fromEntries(named) as Record<ActivityTextField, string>;
}

export function useFieldLabels(): FieldLabels {
  const { language } = useLanguage();
  return useMemo(() => fieldLabels(language), [language]);
}
