import type { StaffLanguage } from '@dehesa/domain/languages';
import type { StatisticsTexts } from '@dehesa/i18n/backoffice/statistics';
import { formatNumber, locales } from '@dehesa/i18n/formats';

type Texts = StatisticsTexts['period'];

/** How a number has changed, in words and with its sign; of nothing there is no share. */
export function differenceOf(now: number, before: number, texts: Texts, language: StaffLanguage): string {
  if (now === before) return texts.equal;
  const count = formatNumber(Math.abs(now - before), language);
  const percent = before === 0 ? null : percentOf(Math.abs(now - before) / before, language);
  return now > before ? texts.more(count, percent) : texts.fewer(count, percent);
}

/** The same of two shares of a whole, in points of a hundred. */
export function pointsBetween(now: number, before: number, texts: Texts, language: StaffLanguage): string {
  const points = Math.round(now * 100) - Math.round(before * 100);
  if (points === 0) return texts.equal;
  const told = texts.points(formatNumber(Math.abs(points), language));
  return points > 0 ? texts.pointsMore(told) : texts.pointsFewer(told);
}

/** 12 % */
export function percentOf(share: number, language: StaffLanguage): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
