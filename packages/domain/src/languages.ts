import { z } from 'zod';
import { languages } from './language-codes';

/** Languages that visitors read; staff screens use the same two. */
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

// In a file without zod, for pages that must load little.
export { defaultLanguage, isLanguage, languages } from './language-codes';
