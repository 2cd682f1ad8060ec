import type { Language } from '../language-codes';

/** One, or those of both countries on one sheet. */
export type PosterLanguage = Language | 'es-pt';

/** Which languages a poster speaks, in their order (B102). */
export function posterLanguages(language: PosterLanguage): readonly [Language, ...Language[]] {
  return language === 'es-pt' ? ['es', 'pt'] : [language];
}

/** Where a collaborator's staff registers visits; what its QR code says (U16). */
export function checkpointAddress(collaboratorId: number): string {
  return `/checkpoint?v=${collaboratorId}`;
}

/** The picture of that code. */
export function qrAddress(collaboratorId: number): string {
  return `/qr-colaborador/${collaboratorId}`;
}

/** The poster with it, as a PDF in a language, or in both of the region. */
export function posterAddress(collaboratorId: number, language: PosterLanguage): string {
  return `/cartel-colaborador/${collaboratorId}?lang=${language}`;
}
