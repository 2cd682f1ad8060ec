/** What a text that somebody writes may have of each thing, so that reading it holds nobody up (B51). */
export const complexityLimits = {
  /** Of markup, also once the rules of its style sheets are on them. */
  elements: 2_000,
  /** One within another: of markup, and of the blocks and brackets of style sheets. */
  nesting: 60,
  /** Of all style sheets within a text. */
  rules: 400,
  /** `{{group.field}}` and the beginnings of conditions. */
  fields: 200,
  /** Conditions within conditions. */
  sections: 10,
} as const;

/** What there is too much of, and how much of it may be; `effort` is for what was begun and took too long. */
export interface TooComplex {
  part: keyof typeof complexityLimits | 'characters' | 'effort';
  max: number;
}

/** Elements that never hold others, and those that a parser closes by itself: they are no deeper than what they stand in. */
const flat = new Set(
  'area base br col embed hr img input link meta source track wbr p li td th tr tbody thead tfoot caption colgroup'.split(
    ' ',
  ),
);
const tag = /<(\/?)([a-z][^\s/>]*)/gi;

/** Whether markup has too much in it to be read at once; in one pass, whatever it is made of. */
export function markupComplexity(html: string): TooComplex | null {
  const open = new Map<string, number>();
  let elements = 0;
  let depth = 0;
  for (const [, slash, written = ''] of html.matchAll(tag)) {
    const name = written.toLowerCase();
    if (slash === '') elements += 1;
    if (elements > complexityLimits.elements) return tooMany('elements');
    if (flat.has(name)) continue;
    const before = open.get(name) ?? 0;
    // What closes nothing makes nothing shallower.
    const change = slash === '' ? 1 : -Math.min(before, 1);
    open.set(name, before + change);
    depth += change;
    if (depth > complexityLimits.nesting) return tooMany('nesting');
  }
  let rules = 0;
  for (const css of styleSheets(html)) {
    rules += css.split('{').length - 1;
    if (rules > complexityLimits.rules) return tooMany('rules');
    const failed = styleComplexity(css);
    if (failed) return failed;
  }
  return null;
}

/** What stands within its style elements, a last one that is left open too. */
function styleSheets(html: string): string[] {
  const [, ...begun] = html.split(/<style/i);
  return begun.map((part) => {
    const [inside = ''] = part.split(/<\/style/i, 1);
    return inside.slice(inside.indexOf('>') + 1);
  });
}

/** What a bracket means nothing in: comments, texts, addresses and what is escaped. */
const withoutBrackets =
  /\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|url\([^)]*\)?|\\[\s\S]/gi;
const pairs: Readonly<Record<string, string>> = { '}': '{', ')': '(', ']': '[' };

/** Whether the blocks or brackets of a style sheet lie too deep in one another. */
export function styleComplexity(css: string): TooComplex | null {
  const open: Record<string, number> = {};
  for (const [bracket] of css.replace(withoutBrackets, ' ').matchAll(/[{}()[\]]/g)) {
    const opening = pairs[bracket];
    if (opening === undefined) open[bracket] = (open[bracket] ?? 0) + 1;
    else open[opening] = Math.max(0, (open[opening] ?? 0) - 1);
    if ((open[bracket] ?? 0) > complexityLimits.nesting) return tooMany('nesting');
  }
  return null;
}

const templateTag = /\{\{\{?([^{}]*)\}\}/g;

/** Whether a template has too many fields, or a condition within itself: a list in its own list would grow without end. */
export function templateComplexity(template: string): TooComplex | null {
  const open: string[] = [];
  let fields = 0;
  for (const [, inside = ''] of template.matchAll(templateTag)) {
    const written = inside.trim();
    const name = written.slice(1).trim();
    if (written.startsWith('/')) {
      open.pop();
      continue;
    }
    fields += 1;
    if (fields > complexityLimits.fields) return tooMany('fields');
    if (!written.startsWith('#') && !written.startsWith('^')) continue;
    if (open.includes(name) || open.length >= complexityLimits.sections) return tooMany('sections');
    open.push(name);
  }
  return null;
}

function tooMany(part: keyof typeof complexityLimits): TooComplex {
  return { part, max: complexityLimits[part] };
}
