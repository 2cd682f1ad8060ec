import { z } from 'zod';
import { languages, staffLanguages } from './language-codes';

/** Languages that visitors read. */
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** Languages of staff's screens, and of what staff write for visitors. */
export const StaffLanguage = z.enum(staffLanguages);
export type StaffLanguage = z.infer<typeof StaffLanguage>;

// In a file without zod, for pages that must load little.
export {
  defaultLanguage,
  foreignTo,
  inEveryLanguage,
  isLanguage,
  isStaffLanguage,
  languageFacts,
  languageOfTag,
  languages,
  offeredIn,
  offeredLanguage,
  type OfferedLanguages,
  staffLanguages,
  writtenFor,
} from './language-codes';
