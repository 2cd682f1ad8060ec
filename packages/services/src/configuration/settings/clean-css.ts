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

/** CSS as it may be stored and shown, and the first words of each part that was taken out. */
export interface CleanedCss {
  css: string;
  removed: string[];
}

/** Characters of a removed part that are told. */
const toldLength = 60;
/** Tags in tags that are taken out one by one. */
const deepestMarkup = 100;
/** Opening, closing and comment tags; a selector or a media query holds none. */
const markup = /<\/?[a-z][^<>]*>|<!--|-->/gi;

/**
 * Custom CSS as it may be stored (B45): it is read and written anew, without markup, at-rules outside a short list,
 * anything that could load a file, and whatever could not be read. Nothing in it can close a style element. Blocks that
 * lie too deep in one another are `input.tooComplex` (B51).
 */
export function cleanCss(text: string): CleanedCss {
  const tooComplex = styleComplexity(text);
  if (tooComplex) throw DomainError.of('input.tooComplex', tooComplex);
  const removed: string[] = [];
  const note = (part: string) => {
    const line = part.replace(/\s+/g, ' ').trim();
    if (!/^;?$/.test(line)) removed.push(line.length > toldLength ? `${line.slice(0, toldLength)}…` : line);
  };
  const tree = parse(withKeptComments(withoutMarkup(text, note)), { parseCustomProperty: true });
  const css = tree.type === 'StyleSheet' ? printAll(tree, '', note) : '';
  // Where a string has one, the escape means the same; nowhere else do these two stand together.
  return { css: css.replace(/<(?=[/!])/g, String.raw`\3c `), removed };
}

/** Until nothing is left of it: what was in the way of a tag may be one itself. What lies deeper is no style sheet. */
function withoutMarkup(text: string, note: (part: string) => void): string {
  let rest = text;
  for (let depth = 0; depth < deepestMarkup; depth += 1) {
    const found = rest.match(markup);
    if (found === null) return rest;
    for (const tag of found) note(tag);
    rest = rest.replace(markup, '');
  }
  note(rest);
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

function printAll(parent: StyleSheet | Block, indent: string, note: (part: string) => void): string {
  return parent.children
    .toArray()
    .map((node) => print(node, indent, note))
    .filter((part) => part !== '')
    .join(parent.type === 'StyleSheet' ? '\n\n' : '\n');
}

/** One rule, at-rule, declaration or comment, on lines of its own; empty where it may not stay. */
function print(node: CssNode, indent: string, note: (part: string) => void): string {
  switch (node.type) {
    case 'Comment':
      return `${indent}/*${node.value.replace(/^!/, '')}*/`;
    case 'Declaration':
      if (isRefused(node) || refusedProperties.test(node.property)) break;
      return `${indent}${node.property}: ${generate(node.value)}${node.important === false ? '' : ' !important'};`;
    case 'Rule': {
      if (isRefused(node.prelude)) break;
      return `${indent}${generate(node.prelude)} ${printBlock(node.block, indent, note)}`;
    }
    case 'Atrule': {
      if (!isAllowed(node)) break;
      const head = `${indent}@${node.name.toLowerCase()}${node.prelude === null ? '' : ` ${generate(node.prelude)}`}`;
      return node.block === null ? `${head};` : `${head} ${printBlock(node.block, indent, note)}`;
    }
    default:
  }
  note(generate(node));
  return '';
}

function printBlock(block: Block, indent: string, note: (part: string) => void): string {
  const inner = printAll(block, `${indent}  `, note);
  return inner === '' ? '{}' : `{\n${inner}\n${indent}}`;
}

function isAllowed(node: Atrule): boolean {
  return allowedAtRules.has(node.name.toLowerCase()) && (node.prelude === null || !isRefused(node.prelude));
}

/** Whether any part of it could not be read, names an address, or calls a function that is not known to load nothing. */
function isRefused(node: CssNode): boolean {
  let refused = false;
  walk(node, (part) => {
    if (part.type === 'Raw' || part.type === 'Url') refused = true;
    // A function where a query has its condition: `@media url("")`.
    if (part.type === 'GeneralEnclosed' && part.function !== null) refused = true;
    if (part.type === 'Function' && !allowedFunctions.has(part.name.toLowerCase())) refused = true;
  });
  return refused;
}

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
