import type { SeriesRule } from '@dehesa/domain/activities';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { locales } from '@dehesa/i18n/formats';

/** A rule in words: Cada 2 semanas: lunes y sábado, hasta el 04/07/2026. */
export function describeRule(rule: SeriesRule, language: StaffLanguage): string {
  const { series } = activityEditing[language];
  const { rule: texts } = series;
  switch (rule.kind) {
    case 'dates':
      return texts.dates(rule.dates.length);
    case 'weekly': {
      const names = new Intl.ListFormat(locales[language]).format(rule.weekdays.map(series.weekday));
      return withEnd(texts.weekly(rule.every, names), rule.end, texts);
    }
    case 'monthlyByDay':
      return withEnd(texts.monthlyByDay(rule.every, rule.day), rule.end, texts);
    case 'monthlyByWeekday':
      return withEnd(texts.monthlyByWeekday(rule.every, series.nthWeekday(rule.nth, rule.weekday)), rule.end, texts);
  }
}

type EndedRule = Exclude<SeriesRule, { kind: 'dates' }>;
type RuleTexts = (typeof activityEditing)['es']['series']['rule'];

function withEnd(words: string, end: EndedRule['end'], texts: RuleTexts): string {
  return end.kind === 'until' ? texts.until(words, formatDayMonthYear(end.date)) : texts.times(words, end.times);
}
