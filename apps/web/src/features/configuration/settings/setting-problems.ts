import { isEmail } from '@dehesa/domain/identity';
import { isTileAddress } from '@dehesa/domain/places';
import type { ConfigurationTexts } from '@dehesa/i18n/backoffice/configuration';

type Texts = ConfigurationTexts['problems'];
/** What is wrong with a typed value; undefined where nothing is. */
export type Check = (value: string, texts: Texts) => string | undefined;

export const required: Check = (value, texts) => (value.trim() === '' ? texts.required : undefined);

export const emailOrNone: Check = (value, texts) =>
  value.trim() === '' || isEmail(value.trim()) ? undefined : texts.email;

export const hostOrNone: Check = (value, texts) =>
  /^[A-Za-z0-9._:[\]-]*$/.test(value.trim()) ? undefined : texts.host;

export const tileAddress: Check = (value, texts) => (isTileAddress(value.trim()) ? undefined : texts.tiles);

export const tablePrefix: Check = (value, texts) => (/^\w*$/.test(value.trim()) ? undefined : texts.prefix);

export const wholeNumber =
  (min: number, max: number): Check =>
  (value, texts) => {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    return Number.isInteger(number) && number >= min && number <= max ? undefined : texts.number(min, max);
  };

/** The problems of the fields that have one, by their paths. */
export function checked(texts: Texts, fields: Readonly<Record<string, [string, Check]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, [value, check]]) => {
      const problem = check(value, texts);
      return problem === undefined ? [] : [[path, problem]];
    }),
  );
}
