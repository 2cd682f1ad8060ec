import { tokenize, tokenTypes } from 'css-tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanCss } from './clean-css';

describe('custom CSS is cleaned on the way in (B45)', () => {
  it('keeps what looks and loads nothing, on lines of its own', () => {
    const given = [
      '/* De la casa */',
      ':root { --verde: #2f5a3c }',
      'h1, .card > a:hover { color: var(--verde); margin: calc(1px + 2%) !important; background: linear-gradient(red, blue) }',
      '@media (400px<width) and (prefers-color-scheme: dark) { a { color: rgb(1 2 3 / 50%) } }',
      '@keyframes sube { from { opacity: 0 } to { transform: translateY(3px) } }',
      'nav { &:focus-within { outline: 2px solid } }',
    ].join('\n');
    const { css, removed } = cleanCss(given);
    expect(removed).toEqual([]);
    expect(css).toBe(`/* De la casa */

:root {
  --verde: #2f5a3c;
}

h1,.card>a:hover {
  color: var(--verde);
  margin: calc(1px + 2%) !important;
  background: linear-gradient(red,blue);
}

@media (400px<width) and (prefers-color-scheme:dark) {
  a {
    color: rgb(1 2 3/50%);
  }
}

@keyframes sube {
  from {
    opacity: 0;
  }
  to {
    transform: translateY(3px);
  }
}

nav {
  &:focus-within {
    outline: 2px solid;
  }
}`);
  });

  it.each([
    '@import "https://malo.example/a.css";',
    "@import url('//malo.example/a.css') screen;",
    '@IMPORT "a";',
    '@charset "utf-8"; ',
    '@font-face { font-family: a; src: url(https://malo.example/a.woff) }',
    '@namespace url(http://malo.example);',
    'a { background: url(https://malo.example/a.png) }',
    'a { background: URL( "//malo.example/a.png" ) }',
    String.raw`a { background: u\72l(//malo.example/a.png) }`,
    String.raw`a { background: \75 rl(//malo.example/a.png) }`,
    'a { background: image-set("https://malo.example/a.png" 1x) }',
    'a { background: -webkit-image-set("https://malo.example/a.png" 1x) }',
    'a { background: image("https://malo.example/a.png") }',
    'a { background: src("https://malo.example/a.png") }',
    'a { --b: url(https://malo.example/a.png) }',
    'a { cursor: url(//malo.example/a.cur), auto }',
    'a { behavior: url(a.htc) }',
    'a { behavior: #default#time2 }',
    'a { -moz-binding: none }',
    'a { width: expression(alert(1)) }',
    'a { filter: progid:DXImageTransform.Microsoft.AlphaImageLoader(src="//malo.example") }',
    '@media screen { a { background: url(//malo.example) } }',
    'a { &:hover { background: url(//malo.example) } }',
    '@supports (background: url(//malo.example)) { a { color: red } }',
    'a { --b: { background: url(//malo.example) } }',
    'a[href^="x"] { background: url(//malo.example',
    '@media url("//malo.example',
    '@supports image-set("//malo.example" 1x) { a { color: red } }',
  ])('takes out %s and says so', (css) => {
    const cleaned = cleanCss(css);
    expect(cleaned.css).not.toMatch(/malo|import|charset|url|binding|behavior|expression|progid|image|src/i);
    expect(cleaned.removed).not.toEqual([]);
  });

  const blue = 'b {\n  color: blue;\n}';
  it.each([
    ['a { color red }', ['color red']],
    ['}', ['}']],
    [';', []],
    ['h1 color: red;', ['h1 color: red;']],
    ['a }', ['a }']],
    ['a { color: red; } }', ['}']],
    ['a { color: red', []],
    ['a { color: red;', []],
    ['a {\n  color: red\n', []],
    ['h1,\nh2 {\n  color: red\n', []],
    ['a { color: "red }', ['color: "red }']],
    ['a { color: red)) }', ['color:red))']],
    ['a { color: rgb(1,2 }', ['color:rgb(1,2 ) )']],
    ['a { color: rgb(1,2; top: 0 }', ['color:rgb(1,2) )']],
    ['a[x { color: red }', ['a[x ] ) {color:red}']],
    ['a { background: url( foo bar }', ['background:url()']],
    ['@font-face { src: url( foo }', ['@font-face{src:url()}']],
    ['a:: { color: red }', ['a::{color:red}']],
    ['@media (width > 1px { a { color: red } }', []],
  ])('what follows a bad rule stays: %j takes out %j', (bad, removed) => {
    for (const more of ['\n', '\n\n/* y */\n']) {
      const cleaned = cleanCss(`${bad}${more}b { color: blue }\nc { color: green }`);
      expect(cleaned.css).toContain(blue);
      expect(cleaned.css).toContain('\n\nc {\n  color: green;\n}');
      const told = cleaned.removed.map(({ text }) => text);
      if (removed.length > 0) expect(told).toEqual([expect.stringContaining(removed[0]?.split(' ')[0] ?? '')]);
    }
  });

  it.each([
    ['<b>', 'markup'],
    ['a { background: url(x.png) }', 'loads'],
    ['a { background: image-set("x.png" 1x) }', 'loads'],
    ['@import "a.css";', 'notAllowed'],
    ['a { behavior: x }', 'notAllowed'],
    ['a { width: expression(1) }', 'notAllowed'],
    ['a { color red }', 'unreadable'],
    ['a:: { color: red }', 'unreadable'],
  ])('%s is told as %s', (css, why) => {
    expect(cleanCss(css).removed.map((part) => part.why)).toEqual([why]);
  });

  it.each([
    ['<style>h1 { color: red }</style>', 'h1 {\n  color: red;\n}'],
    ['h1 { color: red }</style><script>alert(1)</script>', 'h1 {\n  color: red;\n}'],
    ['h1 { color: red }</sty<b>le>', 'h1 {\n  color: red;\n}'],
    ['a::after { content: "</style" }', String.raw`a::after {` + '\n  content: "' + String.raw`\3c /style` + '";\n}'],
  ])('cannot leave its style element: %s', (given, expected) => {
    const { css } = cleanCss(given);
    expect(css).toBe(expected);
  });

  it('keeps nothing of tags that are endlessly nested', () => {
    expect(cleanCss('<a'.repeat(15_000) + '>'.repeat(15_000)).css).toBe('');
  });

  it('says the same of what it has cleaned itself, whatever was typed', () => {
    const pieces =
      'a { } ; : ( ) " \' \\ /* */ < / > ! @media @import url( red --x color </style <!-- --> var(--x) & , 1px [';
    const piece = fc.constantFrom(...pieces.split(' '), ' ', '\n', String.raw`\75 rl(`);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (typed) => {
        const { css } = cleanCss(typed.join(''));
        const loading: string[] = [];
        tokenize(css, (type, start, end) => {
          const token = css.slice(start, end);
          if (type === tokenTypes.Url || type === tokenTypes.BadUrl) loading.push(token);
          if (type === tokenTypes.Function && /^url|\\/i.test(token)) loading.push(token);
          if (type === tokenTypes.AtKeyword && token !== '@media') loading.push(token);
        });
        return loading.length === 0 && !/<[/!]/.test(css) && cleanCss(css).css === css;
      }),
      { numRuns: 400, interruptAfterTimeLimit: 4_000 },
    );
  });
});
