import { activities, activityTexts } from '@dehesa/db/schema';
import type { ActivityTexts } from '@dehesa/domain/activities';
import {
  defaultLanguage,
  foreignTo,
  type Language,
  type StaffLanguage,
  staffLanguages,
  writtenFor,
} from '@dehesa/domain/languages';
import { and, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { jsonObject } from '../../json-sql';

/** A text of an activity in a language; where it has none in it, the one in the language that every activity has. */
export function textIn(
  text: keyof ActivityTexts,
  language: Language,
  activityId: SQLWrapper = activities.id,
): SQL<string> {
  const column = activityTexts[text];
  const own = writtenFor(language);
  const wanted = and(
    eq(activityTexts.activityId, activityId),
    inArray(activityTexts.language, own === defaultLanguage ? [own] : [own, defaultLanguage]),
    ne(column, ''),
  );
  // Nested, because columns at the top of a selected fragment lose their table where a query has but one.
  const stored = sql`select ${column} from ${activityTexts} where ${wanted}
    order by ${eq(activityTexts.language, own)} desc limit 1`;
  return sql`coalesce((${stored}), '')`;
}

/** Whether an activity has the text in the language that staff write for these readers. */
export function hasOwn(
  text: keyof ActivityTexts,
  language: Language,
  activityId: SQLWrapper = activities.id,
): SQL<boolean> {
  const own = and(
    eq(activityTexts.activityId, activityId),
    eq(activityTexts.language, writtenFor(language)),
    ne(activityTexts[text], ''),
  );
  return sql`exists (select from ${activityTexts} where ${own})`;
}

/** What an activity is called in a language. */
export function titleIn(language: Language, activityId?: SQLWrapper): SQL<string> {
  return textIn('title', language, activityId);
}

/** Which language that title is in, where it is not the readers' own. */
export function titleLanguageIn(language: Language): SQL<StaffLanguage | null> {
  const [own, other] = [foreignTo(language) ?? null, foreignTo(language, defaultLanguage) ?? null];
  return own === other
    ? sql`${own}::text`
    : sql`case when ${hasOwn('title', language)} then ${own}::text else ${other}::text end`;
}

/** A text in every language of staff's: the Portuguese one where there is none is the Spanish one. */
export function textInEach(text: keyof ActivityTexts, activityId?: SQLWrapper): SQL<Record<StaffLanguage, string>> {
  const written = staffLanguages.map((language) => [language, textIn(text, language, activityId)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of all languages
  const each = Object.fromEntries(written) as Record<StaffLanguage, SQL<string>>;
  return jsonObject(each);
}

/** What an activity is called in every language of staff's. */
export function titles(activityId?: SQLWrapper): SQL<Record<StaffLanguage, string>> {
  return textInEach('title', activityId);
}

/** The same of texts that are joined already, for statements over so many rows that a subquery for each would show. */
export function orDefault(own: SQLWrapper, inDefault: SQLWrapper): SQL<string> {
  return sql`coalesce(nullif(${own}, ''), ${inDefault}, '')`;
}
