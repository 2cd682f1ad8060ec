/** What a further language is to the product: adding one is an entry here, then its texts where the compiler asks for them. */
const table = {
  es: {
    name: 'Español',
    /** How dates, numbers and lists are written. */
    locale: 'es-ES',
    /** Whose postal codes and provinces a form in this language asks for (D13). */
    country: 'ES',
    /** Which identity documents people have, as they are looked for (D13). */
    documents: ['ES', 'PT', 'passport'],
    phonePrefix: '+34',
    /** In which language of staff's its readers get what staff write; its own, where staff work in it. */
    written: 'es',
  },
  pt: {
    name: 'Português',
    locale: 'pt-PT',
    country: 'PT',
    documents: ['PT', 'ES', 'passport'],
    phonePrefix: '+351',
    written: 'pt',
  },
  en: {
    name: 'English',
    locale: 'en-GB',
    country: 'ES',
    // Its readers come from elsewhere: what could be a passport is one.
    documents: ['passport', 'ES', 'PT'],
    phonePrefix: '+34',
    written: 'es',
  },
} as const satisfies Record<string, LanguageFacts>;

interface LanguageFacts {
  name: string;
  locale: string;
  country: 'ES' | 'PT';
  documents: readonly ('ES' | 'PT' | 'passport')[];
  phonePrefix: '+34' | '+351';
  written: 'es' | 'pt';
}

export type Language = keyof typeof table;
/** The languages of staff: of their screens, and of the texts that they write. */
export type StaffLanguage = (typeof table)[Language]['written'];

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = table;

export const languages = ['es', 'pt', 'en'] as const satisfies readonly Language[];
export const staffLanguages = ['es', 'pt'] as const satisfies readonly StaffLanguage[];

export const defaultLanguage: StaffLanguage = 'es';

/** What an installation offers its visitors (B108): the first is spoken where nothing else decides. */
export type OfferedLanguages = readonly [Language, ...Language[]];

/** The first wish that is offered, else what is spoken where nothing decides. */
export function offeredLanguage([first, ...others]: OfferedLanguages, ...wishes: readonly unknown[]): Language {
  const offered = [first, ...others];
  return wishes.flatMap((wish) => offered.find((language) => language === wish) ?? [])[0] ?? first;
}

/** As they are stored: those that are known, all where none is. */
export function offeredIn(stored: readonly string[]): [Language, ...Language[]] {
  const [first, ...others] = [...new Set(stored.filter(isLanguage))];
  return first === undefined ? [...languages] : [first, ...others];
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function isStaffLanguage(value: unknown): value is StaffLanguage {
  return staffLanguages.some((language) => language === value);
}

/** What `make` gives for each language. */
export function inEveryLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return { es: make('es'), pt: make('pt'), en: make('en') };
}

/** The language of staff's texts for readers of this one. */
export function writtenFor(language: Language): StaffLanguage {
  return table[language].written;
}

/**
 * The language of a text on a page for readers of `language`, where it is not theirs: a browser reads it aloud by that. Without
 * `spoken` it is a text that staff write in each of their languages.
 */
export function foreignTo(language: Language, spoken: StaffLanguage = writtenFor(language)): StaffLanguage | undefined {
  return spoken === language ? undefined : spoken;
}

/** The language that a tag such as `pt-BR` asks for, or the first of a browser's list; undefined where it is none of these. */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  const code = /^\s*([a-z]+)\b/i.exec(tag ?? '')?.[1]?.toLowerCase();
  return isLanguage(code) ? code : undefined;
}
