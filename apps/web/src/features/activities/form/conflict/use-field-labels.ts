import type { ActivityField } from '@dehesa/domain/activities';
import { activityEditing } from '@dehesa/i18n/activity-editing';
import { reminders } from '@dehesa/i18n/reminders';
import { waitingList } from '@dehesa/i18n/waiting-list';
import { useMemo } from 'react';
import type { Language } from '@dehesa/domain/languages';
import { useLanguage } from '../../../../lib/backoffice-language';
import { backofficeTexts } from '../../../../lib/backoffice-texts';
import type { FormField } from './form-fields';

export type FieldLabels = Record<ActivityField | FormField, string>;

/** What the form calls each field; those that it does not show have a name too, for the list of what was changed. */
export function fieldLabels(language: Language): FieldLabels {
  const { activities, activityLinks, activityPlace } = backofficeTexts(language);
  const { form } = activities;
  const { fields, inLanguage } = activityEditing[language].conflict;
  const es = (name: string) => inLanguage(name, form.languages.es);
  const pt = (name: string) => inLanguage(name, form.languages.pt);
  return {
    ...fields,
    companyId: form.company,
    territoryId: form.territory,
    categoryId: form.category,
    organizer: form.organizer,
    phone: form.phone,
    date: form.date,
    startTime: form.startTime,
    endTime: form.endTime,
    week: form.week,
    change: form.sections.change,
    municipality: form.municipality,
    meetingPoint: form.meetingPoint,
    position: activityPlace.position.label,
    capacity: form.capacity,
    minimumAge: form.audience,
    childrenAllowed: form.children,
    shifts: form.shifts,
    registrationOpensOn: `${form.sections.registrations}: ${form.opensOn}`,
    registrationClosesOn: `${form.sections.registrations}: ${form.closesOn}`,
    waitingListMode: form.waitingList,
    offerHours: waitingList[language].form.hours,
    reminderHours: reminders[language].form.label,
    externalBookingUrl: form.externalUrl,
    hidden: form.hidden,
    'texts.es.title': es(form.title),
    'texts.es.subtitle': es(form.subtitle),
    'texts.es.description': es(form.description),
    'texts.es.necessaryMaterial': es(form.necessaryMaterial),
    'texts.es.recommendedMaterial': es(form.recommendedMaterial),
    'texts.pt.title': pt(form.title),
    'texts.pt.subtitle': pt(form.subtitle),
    'texts.pt.description': pt(form.description),
    'texts.pt.necessaryMaterial': pt(form.necessaryMaterial),
    'texts.pt.recommendedMaterial': pt(form.recommendedMaterial),
    includes: form.includes,
    imageId: form.sections.image,
    complementaryIds: activityLinks.complements.title,
  };
}

export function useFieldLabels(): FieldLabels {
  const { language } = useLanguage();
  return useMemo(() => fieldLabels(language), [language]);
}
