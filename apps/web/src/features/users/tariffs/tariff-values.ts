import type { StaffLanguage } from '@dehesa/domain/languages';
import { freeExpiryDays, TariffInput } from '@dehesa/domain/users';
import { tariffs } from '@dehesa/i18n/tariffs';
import type { Tariff } from '../row';

/** A tariff as the fields hold it; numbers may be half typed. */
export interface TariffValues {
  name: string;
  /** Days do not count: the expiry is chosen for each member. */
  free: boolean;
  days: number | string;
  /** In euros. */
  price: number | string;
}

export const newTariff: TariffValues = { name: '', free: false, days: 30, price: 0 };

export function tariffValues({ name, days, priceCents }: Tariff): TariffValues {
  const free = days === freeExpiryDays;
  return { name, free, days: free ? 30 : days, price: priceCents / 100 };
}

/** The fields as the server wants them; what is not typed is no number, and so refused. */
export function toTariffInput({ name, free, days, price }: TariffValues): TariffInput {
  return {
    name: name.trim(),
    days: free ? freeExpiryDays : numberOf(days),
    priceCents: price === '' ? 0 : Math.round(numberOf(price) * 100),
  };
}

function numberOf(typed: number | string): number {
  return typeof typed === 'string' && typed.trim() === '' ? Number.NaN : Number(typed);
}

/** What is wrong, by its field, by the schema that the server uses too. */
export function tariffProblems(values: TariffValues, language: StaffLanguage): Record<string, string> {
  const texts = tariffs[language].form;
  const problems: Record<string, string> = {};
  if (values.name.trim() === '') problems['name'] = texts.required;
  for (const issue of TariffInput.safeParse(toTariffInput(values)).error?.issues ?? []) {
    const [field] = issue.path;
    if (field === 'days') problems['days'] = texts.daysProblem;
    else if (field === 'priceCents') problems['price'] = texts.priceProblem;
    else problems['name'] ??= texts.tooLong(issue.code === 'too_big' ? Number(issue.maximum) : 80);
  }
  // Days that are not positive, -1 among them, are typed by mistake: a free expiry has a switch of its own.
  if (!values.free && numberOf(values.days) < 1) problems['days'] = texts.daysProblem;
  return problems;
}
