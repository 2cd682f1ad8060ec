import type { StaffLanguage } from '@dehesa/domain/languages';
import { freeExpiryDays, TariffInput } from '@dehesa/domain/users';
import { tariffs } from '@dehesa/i18n/backoffice/tariffs';
import { type FormCheck, zodCheck } from '../../../lib/forms/zod-check';
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

/** What is wrong, by the schema that the server uses too. */
export function tariffCheck(language: StaffLanguage): FormCheck<TariffValues> {
  const { required, tooLong, daysProblem, priceProblem } = tariffs[language].form;
  return zodCheck({
    schema: TariffInput,
    toInput: toTariffInput,
    missing: ({ name }) => (name.trim() === '' ? ['name'] : []),
    // Days that are not positive, -1 among them, are typed by mistake: a free expiry has a switch of its own.
    rules: ({ free, days }) => ({ days: !free && numberOf(days) < 1 && daysProblem }),
    fieldOf: (path) => (path === 'priceCents' ? 'price' : path),
    texts: { required, tooLong, fields: { days: daysProblem }, value: priceProblem },
  });
}
