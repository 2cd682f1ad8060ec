import { tokenize, tokenTypes } from 'css-tree';

interface Opened {
  /** A rule holds declarations, an at-rule rules of its own. */
  kind: 'rule' | 'atRule' | 'bracket';
  close: string;
}

/** A closing bracket too many: what it stands in cannot be read, and is taken out and told of by whoever parses it. */
const spoilt = ' )';
/** Addresses without an end that are taken out one by one. */
const mostAddresses = 20;

/**
 * The same style sheet with every rule closed where its writer meant it, so that a brace, a bracket or a quote too many or
 * too few spoils the rule that it is in and none of those after it. `note` is told of what stands between rules for nothing.
 */
export function balancedCss(given: string, note: (part: string) => void): string {
  const css = withEndedAddresses(given);
  const first = balance(css, false);
  // Only where something stays open: rules in rules are fine otherwise.
  const balanced = first.open ? balance(css, true) : first;
  for (const stray of balanced.strays) note(stray);
  return balanced.css;
}

/** `closeRules`: a rule that begins in another one ends that one. */
function balance(css: string, closeRules: boolean): { css: string; open: boolean; strays: string[] } {
  const stack: Opened[] = [];
  const strays: string[] = [];
  let out = '';
  /** Where in `out` stands what came after the last brace or semicolon. */
  let since = 0;
  const top = () => stack.at(-1);
  const takeOut = (mark: string) => {
    strays.push(out.slice(since) + mark);
    out = out.slice(0, since);
  };
  const closeBrackets = () => {
    if (top()?.kind !== 'bracket') return;
    while (top()?.kind === 'bracket') out += stack.pop()?.close ?? '';
    out += spoilt;
  };
  const openBlock = () => {
    closeBrackets();
    let prelude = out.slice(since);
    if (closeRules && top()?.kind === 'rule' && !/^\s*(?:&|--|@)/.test(prelude)) {
      const selector = lastSelector(prelude);
      out = `${out.slice(0, out.length - selector.length)}\n}\n${selector}`;
      prelude = selector;
      stack.pop();
    }
    stack.push({ kind: prelude.trimStart().startsWith('@') ? 'atRule' : 'rule', close: '}' });
    out += '{';
  };
  const steps: Partial<Record<number, () => void>> = {
    [tokenTypes.LeftCurlyBracket]: () => {
      openBlock();
      since = out.length;
    },
    [tokenTypes.RightCurlyBracket]: () => {
      closeBrackets();
      if (stack.pop() === undefined) takeOut('}');
      else out += '}';
      since = out.length;
    },
    [tokenTypes.Semicolon]: () => {
      closeBrackets();
      if (stack.length === 0 && !out.slice(since).trimStart().startsWith('@')) takeOut(';');
      else out += ';';
      since = out.length;
    },
  };
  const closes = new Map<number, string>([
    [tokenTypes.LeftParenthesis, ')'],
    [tokenTypes.Function, ')'],
    [tokenTypes.LeftSquareBracket, ']'],
  ]);
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end);
    const step = steps[type];
    if (step !== undefined) return step();
    const close = closes.get(type);
    if (close !== undefined) stack.push({ kind: 'bracket', close });
    else if (top()?.kind === 'bracket' && text === top()?.close) stack.pop();
    out += text;
    // A comment between rules belongs to none.
    if (type === tokenTypes.Comment && out.slice(since).trim() === text) since = out.length;
  });
  return { css: out, open: stack.some(({ kind }) => kind !== 'bracket'), strays };
}

/** The lines at its end that are one list of selectors; all of it where it is one line. */
function lastSelector(text: string): string {
  const lines = text.trimEnd().split('\n');
  let first = lines.length - 1;
  while (first > 0 && lines[first - 1]?.trimEnd().endsWith(',')) first -= 1;
  const before = lines.slice(0, first).join('\n');
  return first === 0 ? text : text.slice(before.length + 1);
}

/** An address without its bracket reaches to the next one, wherever that is: it ends with its rule instead. */
function withEndedAddresses(given: string): string {
  let css = given;
  for (let found = 0; found < mostAddresses; found += 1) {
    let cut: { from: number; to: number } | undefined;
    const current = css;
    tokenize(current, (type, start, end) => {
      if (cut !== undefined || (type !== tokenTypes.Url && type !== tokenTypes.BadUrl)) return;
      const brace = current.slice(start, end).indexOf('}');
      if (brace !== -1) cut = { from: start, to: start + brace };
    });
    if (cut === undefined) return css;
    css = `${current.slice(0, cut.from)}url()${current.slice(cut.to)}`;
  }
  return css;
}
