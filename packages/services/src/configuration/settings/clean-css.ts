import { DomainError } from '@dehesa/domain/errors';
import { styleComplexity } from '@dehesa/domain/text-complexity';
import {
  type Atrule,
  type Block,
  type CssNode,
  generate,
  parse,
  type StyleSheet,
  tokenize,
  tokenTypes,
  walk,
} from 'css-tree';
import { balancedCss } from './balanced-css';

/** Why a part of a style sheet may not stay. */
export type CssRefusal = 'markup' | 'loads' | 'notAllowed' | 'unreadable';

/** The first words of a part that was taken out. */
export interface RemovedCss {
  text: string;
  why: CssRefusal;
}

/** CSS as it may be stored and shown, and what was taken out of it. */
export interface CleanedCss {
  css: string;
  removed: RemovedCss[];
}

type Note = (part: string, why: CssRefusal) => void;

/** Characters of a removed part that are told. */
const toldLength = 60;
/** Tags in tags that are taken out one by one. */
const deepestMarkup = 100;
/** Opening, closing and comment tags; a selector or a media query holds none. */
const markup = /<\/?[a-z][^<>]*>|<!--|-->/gi;

/**
 * Custom CSS as it may be stored (B45): it is read and written anew, without markup, at-rules outside a short list,
 * anything that could load a file, and whatever could not be read; the rules around that stay. Nothing in it can close a
 * style element. Blocks that lie too deep in one another are `input.tooComplex` (B51).
 */
export function cleanCss(text: string): CleanedCss {
  const tooComplex = styleComplexity(text);
  if (tooComplex) throw DomainError.of('input.tooComplex', tooComplex);
  const removed: RemovedCss[] = [];
  const note: Note = (part, why) => {
    const line = part.replace(/\s+/g, ' ').trim();
    if (/^;?$/.test(line)) return;
    removed.push({ text: line.length > toldLength ? `${line.slice(0, toldLength)}…` : line, why });
  };
  const balanced = balancedCss(withoutMarkup(text, note), (part) => note(part, 'unreadable'));
  const tree = parse(withKeptComments(balanced), { parseCustomProperty: true });
  const css = tree.type === 'StyleSheet' ? printAll(tree, '', note) : '';
  // Where a string has one, the escape means the same; nowhere else do these two stand together.
  return { css: css.replace(/<(?=[/!])/g, String.raw`\3c `), removed };
}

/** Until nothing is left of it: what was in the way of a tag may be one itself. What lies deeper is no style sheet. */
function withoutMarkup(text: string, note: Note): string {
  let rest = text;
  for (let depth = 0; depth < deepestMarkup; depth += 1) {
    const found = rest.match(markup);
    if (found === null) return rest;
    for (const tag of found) note(tag, 'markup');
    rest = rest.replace(markup, '');
  }
  note(rest, 'markup');
  return '';
}

/** The parser keeps comments that begin with an exclamation mark, outside of rules. */
function withKeptComments(css: string): string {
  let marked = '';
  tokenize(css, (type, start, end) => {
    const part = css.slice(start, end);
    marked += type === tokenTypes.Comment ? `/*!${part.slice(2)}` : part;
  });
  return marked;
}

function printAll(parent: StyleSheet | Block, indent: string, note: Note): string {
  return parent.children
    .toArray()
    .map((node) => print(node, indent, note))
    .filter((part) => part !== '')
    .join(parent.type === 'StyleSheet' ? '\n\n' : '\n');
}

/** One rule, at-rule, declaration or comment, on lines of its own; empty where it may not stay. */
function print(node: CssNode, indent: string, note: Note): string {
  let why: CssRefusal | undefined;
  switch (node.type) {
    case 'Comment':
      return `${indent}/*${node.value.replace(/^!/, '')}*/`;
    case 'Declaration':
      why = refusedProperties.test(node.property) ? 'notAllowed' : refusalOf(node);
      if (why !== undefined) break;
      return `${indent}${node.property}: ${generate(node.value)}${node.important === false ? '' : ' !important'};`;
    case 'Rule': {
      why = refusalOf(node.prelude);
      if (why !== undefined) break;
      return `${indent}${generate(node.prelude)} ${printBlock(node.block, indent, note)}`;
    }
    case 'Atrule': {
      why = atRuleRefusal(node);
      if (why !== undefined) break;
      const head = `${indent}@${node.name.toLowerCase()}${node.prelude === null ? '' : ` ${generate(node.prelude)}`}`;
      return node.block === null ? `${head};` : `${head} ${printBlock(node.block, indent, note)}`;
    }
    default:
  }
  note(generate(node), why ?? 'unreadable');
  return '';
}

function printBlock(block: Block, indent: string, note: Note): string {
  const inner = printAll(block, `${indent}  `, note);
  return inner === '' ? '{}' : `{\n${inner}\n${indent}}`;
}

function atRuleRefusal(node: Atrule): CssRefusal | undefined {
  if (!allowedAtRules.has(node.name.toLowerCase())) return 'notAllowed';
  return node.prelude === null ? undefined : refusalOf(node.prelude);
}

/** Whether any part of it names an address, calls a function that is not known to load nothing, or could not be read. */
function refusalOf(node: CssNode): CssRefusal | undefined {
  const found = new Set<CssRefusal>();
  walk(node, (part) => {
    if (part.type === 'Raw') found.add('unreadable');
    if (part.type === 'Url') found.add('loads');
    // A function where a query has its condition: `@media url("")`.
    if (part.type === 'GeneralEnclosed' && part.function !== null) found.add('notAllowed');
    if (part.type === 'Function' && !allowedFunctions.has(part.name.toLowerCase())) {
      found.add(loadingFunctions.test(part.name) ? 'loads' : 'notAllowed');
    }
  });
  return (['loads', 'notAllowed', 'unreadable'] as const).find((why) => found.has(why));
}

const loadingFunctions = /^(?:url|src|image|image-set|-webkit-image-set|cross-fade)$/i;

/** At-rules that load nothing and name nothing outside (B45). */
const allowedAtRules: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'container',
  'layer',
  'keyframes',
  '-webkit-keyframes',
  'page',
  'starting-style',
]);

const functions = {
  numbers: 'calc min max clamp round mod rem abs sign var env counter counters',
  colours: 'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark',
  gradients:
    'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient',
  transforms:
    'translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy matrix matrix3d perspective',
  filters: 'blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia',
  shapes: 'inset circle ellipse polygon path',
  grids: 'minmax repeat fit-content',
  movement: 'cubic-bezier steps linear',
} as const;

/** Functions of values that load nothing; an escaped name is none of them. */
const allowedFunctions: ReadonlySet<string> = new Set(Object.values(functions).flatMap((names) => names.split(' ')));

/** Properties of old browsers that ran or loaded what they named. */
const refusedProperties = /^(?:behavior|-moz-binding|-ms-behavior)$/i;
