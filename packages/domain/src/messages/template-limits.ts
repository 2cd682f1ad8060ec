// In a file without zod, for forms.

export const templateLanguages = ['es', 'en', 'fr', 'pt'] as const;
export type TemplateLanguage = (typeof templateLanguages)[number];

/** Lengths of a template's texts; a body is markup with its styles within. */
export const templateLimits = { slug: 100, subject: 200, body: 100_000, providerName: 512 } as const;
