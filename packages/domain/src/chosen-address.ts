/** So many records are changed or exported by one call; a screen asks again for the next ones it changes (B89, B96). */
export const changeManyLimit = 200;

/** How addresses name chosen records. */
export const chosenParameter = 'solo';

/** Chosen records as an address names them. */
export const chosenWord = (ids: readonly number[]) => ids.join('.');

/** The records that an address names; undefined where it names none, or no numbers. */
export function readChosen(word: unknown): number[] | undefined {
  return typeof word === 'string' && /^\d{1,9}(\.\d{1,9})*$/.test(word) ? word.split('.').map(Number) : undefined;
}

/** The spreadsheets of chosen records; session and reach are asked for at each of them (B21, B22, B96). */
export const chosenFiles = { activities: 'actividades', accounts: 'usuarios' } as const;

/** The address of the spreadsheet of chosen records, in a language. */
export function chosenSheet(list: keyof typeof chosenFiles, language: 'es' | 'pt', ids: readonly number[]): string {
  return `/api/exports/${chosenFiles[list]}.xlsx?lang=${language}&${chosenParameter}=${chosenWord(ids)}`;
}
