import type { ActivityTexts, ForeignTexts } from '@dehesa/domain/activities';
import { defaultLanguage, foreignTo, type Language, writtenFor } from '@dehesa/domain/languages';

type TextName = keyof ActivityTexts;

/**
 * Which of the texts that readers of a language get are in another one, as a part of what they are told; nothing where none
 * is. `own` says of each whether staff wrote it for them: the others are those of the language that every activity has.
 */
export function foreignTexts<Text extends TextName>(
  language: Language,
  texts: NoInfer<Record<Text, string>>,
  own: Record<Text, boolean | null>,
): { foreign?: ForeignTexts<Text> } {
  const foreign: ForeignTexts<Text> = {};
  for (const name of namesOf(own)) {
    const spoken = foreignTo(language, own[name] === true ? writtenFor(language) : defaultLanguage);
    if (texts[name] !== '' && spoken !== undefined) foreign[name] = spoken;
  }
  return namesOf(foreign).length === 0 ? {} : { foreign };
}

function namesOf<Name extends TextName>(record: Partial<Record<Name, unknown>>): Name[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names that its type has
  return Object.keys(record) as Name[];
}
