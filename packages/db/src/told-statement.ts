/** What may be told of a statement. */
export interface ToldStatement {
  /** In a few words, of which there are not many: `insert reservations`. */
  summary: string;
  operation: string;
  table?: string;
  query: string;
}

/** Long enough to know a statement again; a batch of rows would be of any length. */
const mostCharacters = 4_000;
/** Of a statement's text no more is looked at. */
const mostRead = 8_000;

/** Statements come again and again: of some, what is told is kept. */
const mostKept = 500;
const kept = new Map<string, ToldStatement>();

/** A statement as it may be told: what it asks of which table, and none of its values. */
export function toldStatement(text: string): ToldStatement {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const told = tell(text);
  if (text.length > mostRead) return told;
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, told);
  return told;
}

function tell(text: string): ToldStatement {
  const query = withoutLiterals(text.slice(0, mostRead)).replaceAll(/\s+/g, ' ').trim();
  // What a statement with parts does is what changes something in it, else its reading.
  const change = /\b(insert into|(?<!\bfor (?:no key )?)update|delete from)\s+(?:"?\w+"?\.)?"?(\w+)/i.exec(query);
  // A function after `from` is no table.
  const read = /(?<!\bextract\s?\(\w+ )\bfrom\s+(?:"?\w+"?\.)?"?(\w+)\b"?(?!\s*\()/i.exec(query);
  const first = /^\w+/.exec(query)?.[0].toLowerCase() ?? 'statement';
  const operation = change?.[1]?.split(' ')[0]?.toLowerCase() ?? (first === 'with' ? 'select' : first);
  const table = change?.[2] ?? read?.[1];
  return {
    summary: table === undefined ? operation : `${operation} ${table}`,
    operation,
    ...(table !== undefined && { table }),
    query: query.slice(0, mostCharacters),
  };
}

/**
 * Values go apart from the text, as `$1`. Should one ever stand in it, it is not told: strings in any of their forms, cut
 * short or not, comments and numbers.
 */
function withoutLiterals(text: string): string {
  return text
    .replaceAll(/--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replaceAll(/\$([a-z_]*)\$[\s\S]*?(?:\$\1\$|$)/gi, '?')
    .replaceAll(/\be'(?:[^'\\]|''|\\[\s\S])*(?:'|$)/gi, '?')
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replaceAll(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?');
}
