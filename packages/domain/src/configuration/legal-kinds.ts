/** The legal texts of an installation. */
export const legalKinds = ['privacy', 'cookies', 'notice'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Their pages (U33). */
export const legalAddresses: Readonly<Record<LegalKind, string>> = {
  privacy: '/politica-privacidad',
  cookies: '/politica-cookies',
  notice: '/aviso-legal',
};

/** Characters of a text with its tags, in one language. */
export const legalTextLength = 100_000;
