/** How long a statement may run (B40). */
export const statementLimitMs = 10_000;

/** How many rows a statement gives back at most (B40). */
export const statementRowLimit = 1_000;

/** Characters of a statement. */
export const statementLength = 20_000;

/**
 * The kinds of statement that the console runs: those that read and write rows. What starts otherwise controls
 * transactions, roles, settings or the server and is refused before the database sees it; the database's own rights
 * stand behind that (B40).
 */
export const statementKinds = [
  'select',
  'with',
  'values',
  'table',
  'show',
  'explain',
  'insert',
  'update',
  'delete',
  'merge',
] as const;

/** The word that a statement begins with, in lower case; empty where there is none. Comments do not count. */
export function firstWord(statement: string): string {
  return /^[a-z_]+/.exec(withoutCommentsAndBrackets(statement).toLowerCase())?.[0] ?? '';
}

/** PostgreSQL's comments go to the end of the line, or between signs that may be nested. */
function withoutCommentsAndBrackets(statement: string): string {
  let rest = statement.trimStart();
  for (;;) {
    if (rest.startsWith('--')) rest = rest.replace(/--[^\n\r]*/, '');
    else if (rest.startsWith('/*')) rest = afterBlockComment(rest);
    else if (rest.startsWith('(')) rest = rest.slice(1);
    else return rest;
    rest = rest.trimStart();
  }
}

function afterBlockComment(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    if (pair !== '/*' && pair !== '*/') continue;
    depth += pair === '/*' ? 1 : -1;
    at += 1;
    if (depth === 0) return text.slice(at + 1);
  }
  return '';
}

/** Whether the console runs statements that begin like this. */
export function isStatementKind(word: string): boolean {
  return statementKinds.some((kind) => kind === word);
}
