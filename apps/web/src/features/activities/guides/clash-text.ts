import type { GuideClash } from '@dehesa/domain/activities';
import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { guideTeam } from '@dehesa/i18n/backoffice/guides';
import { formatTimeRange } from '@dehesa/i18n/formats';

/** What a guide has besides, as a warning says it; of what one may not see only that there is something (B22, B87). */
function clashText({ other }: GuideClash, language: StaffLanguage, knownDay?: string): string {
  const texts = guideTeam[language];
  if (other === null) return texts.busy;
  const hours = formatTimeRange(other.startTime, other.endTime) || texts.allDay;
  const when = other.date === knownDay ? hours : `${formatDayMonthYear(other.date)}, ${hours}`;
  return texts.clash(other.title[language], when);
}

/** The same for several, each once; the date is left out where it is the one that is read above. */
export function clashTexts(clashes: readonly GuideClash[], language: StaffLanguage, knownDay?: string): string[] {
  return [...new Set(clashes.map((clash) => clashText(clash, language, knownDay)))];
}
