/**
 * Under which the browser keeps the language of the screens. Not the visitors' `lang`: a page that is read in another language
 * leaves the screens as they are (U43).
 */
export const languageKey = 'staff-lang';
/** Under which it keeps how lists look. */
export const listLookKey = 'list-look';
