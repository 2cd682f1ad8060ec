import type { Language } from '@dehesa/domain/languages';

/** How the legal texts that the product brings begin a sentence which only the responsible body can write. */
export const gapMarks: Record<Language, string> = {
  es: 'Pendiente de completar:',
  pt: 'Por completar:',
  en: 'To be completed:',
};

const gaps = (language: Language) => new RegExp(` ?${gapMarks[language]}[^.<]*\\.`, 'g');

/** Whether a legal text says of something that it is still to be written. */
export function hasGaps(html: string, language: Language): boolean {
  return gaps(language).test(html);
}

/** A legal text as visitors read it: without what is still to be written, and without headings over nothing else. */
export function withoutGaps(html: string, language: Language): string {
  return html
    .replaceAll(gaps(language), '')
    .replaceAll('<p></p>', '')
    .replaceAll(/<h2>[^<]*<\/h2>(?=<h2>|$)/g, '');
}
