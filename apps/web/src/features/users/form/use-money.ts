import { locales } from '@dehesa/i18n/formats';
import { useLanguage } from '../../../lib/backoffice-language';

/** Cents as euros, in the language of the screens. */
export function useMoney(): (cents: number) => string {
  const { language } = useLanguage();
  const money = new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR' });
  return (cents) => money.format(cents / 100);
}
