import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { activityFormTexts } from '@dehesa/i18n/backoffice/activity-form';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { formatTimeRange } from '@dehesa/i18n/formats';
import { reminders } from '@dehesa/i18n/backoffice/outings';
import { waitingList } from '@dehesa/i18n/backoffice/waiting-list';
import { backofficeTexts } from '../../../../lib/backoffice-texts';
import type { Choices } from '../data-fields';
import type { ActivityFormValues } from '../form-values';
import { fieldValue, type FormField } from './form-fields';
import { richTextLines } from './rich-text-lines';

/** What a field says, in words: of a choice its name, of rich text its lines, of an empty one that it is empty. */
export function fieldText(
  values: ActivityFormValues,
  field: FormField,
  { choices, language }: { choices: Choices; language: StaffLanguage },
): string {
  return written(values, field, choices, language) || activityEditing[language].conflict.empty;
}

function written(values: ActivityFormValues, field: FormField, choices: Choices, language: StaffLanguage): string {
  const { activities, shell } = backofficeTexts(language);
  const { activityLinks } = activityFormTexts[language];
  const texts = activityEditing[language].conflict;
  const { form } = activities;
  const named = <T extends { id: number }>(rows: readonly T[], id: string | null, name: (row: T) => string) => {
    const row = rows.find((each) => String(each.id) === id);
    return row ? name(row) : (id ?? '');
  };
  switch (field) {
    case 'companyId':
      return named(choices.companies, values.companyId, (row) => row.name);
    case 'territoryId':
      return named(choices.territories, values.territoryId, (row) => shell.territories[row.id]);
    case 'categoryId':
      return named(choices.categories, values.categoryId, (row) => row[language]);
    case 'date':
    case 'registrationOpensOn':
    case 'registrationClosesOn':
      return dateText(values[field]);
    case 'change': {
      const { date, startTime, endTime } = values.change;
      return [dateText(date), formatTimeRange(startTime || null, endTime || null)].filter(Boolean).join(' · ');
    }
    case 'minimumAge':
      return audienceText(form.audiences, values.minimumAge);
    case 'difficulty':
      return values.difficulty === null ? '' : form.difficulties[values.difficulty];
    case 'shifts':
      return values.shifts.join(', ');
    case 'questions':
      return values.questions.map(({ label }) => label[language] || label.es).join(' · ');
    case 'waitingListMode':
      return waitingList[language].form.modes[values.waitingListMode];
    case 'reminderHours':
      return values.reminderHours.map((hours) => reminders[language].hours[hours]).join(', ');
    case 'imageId':
      return values.imageId === null ? form.image.none : texts.image;
    case 'complementaryIds':
      return values.complementaryIds.length === 0
        ? ''
        : activityLinks.complements.count(values.complementaryIds.length);
    case 'texts.es.description':
    case 'texts.pt.description':
      return richTextLines(String(fieldValue(values, field)));
    default: {
      const value = fieldValue(values, field);
      if (typeof value === 'boolean') return value ? texts.yes : texts.no;
      return String(value);
    }
  }
}

function dateText(date: string | null): string {
  return date === null ? '' : formatDayMonthYear(date);
}

function audienceText(audiences: Readonly<Record<0 | 12 | 16 | 18, string>>, age: string): string {
  switch (age) {
    case '12':
      return audiences[12];
    case '16':
      return audiences[16];
    case '18':
      return audiences[18];
    default:
      return audiences[0];
  }
}
