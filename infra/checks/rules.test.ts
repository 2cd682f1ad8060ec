import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const page = path.join(repository, '.github/rules.md');
const readme = path.join(repository, 'README.md');
const own = fileURLToPath(import.meta.url);

const built = new Set(['node_modules', 'dist', '.turbo', '.data']);
const written = /\.(ts|tsx|mjs|md|sql|css|html|yml)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return built.has(entry.name) ? [] : filesUnder(file);
    return written.test(entry.name) && file !== page && file !== own ? [file] : [];
  });
}

/** The rules that a text names; `%B1` is a byte of an address. Only these letters: `A4`, `S3` and `MP4` are no rules. */
const citedIn = (text: string) => [...text.matchAll(/(?<![\w%])[BDUW][1-9]\d{0,2}(?!\w)/g)].map(([rule]) => rule);
/** The rules that have a paragraph. */
const toldIn = (text: string) => [...text.matchAll(/^- \*\*([BDUW]\d+)\*\* \S/gm)].map(([, rule = '']) => rule);
/** Whether a text cites a section of a text that is not here: what it says is a rule, or nothing that is held to. */
const citesSection = (text: string) => /\bdocuments?[\s/*]+[1-3]\b|\(§\d/i.test(text);
const without = (rules: Iterable<string>, others: Iterable<string>) =>
  [...new Set(rules)].filter((rule) => !new Set(others).has(rule));

const everywhere = ['apps', 'packages', 'infra', 'drizzle', '.github'].flatMap((folder) =>
  filesUnder(path.join(repository, folder)),
);
const told = toldIn(readFileSync(page, 'utf8'));
const citedUnder = (...folders: string[]) =>
  folders.flatMap((folder) =>
    filesUnder(path.join(repository, folder)).flatMap((file) => citedIn(readFileSync(file, 'utf8'))),
  );

it('every rule that is cited has its paragraph, once', () => {
  const cited = [...everywhere, readme].flatMap((file) => citedIn(readFileSync(file, 'utf8')));
  expect(cited.length).toBeGreaterThan(500);
  expect(without(cited, told)).toEqual([]);
  expect(told.filter((rule, index) => told.indexOf(rule) !== index)).toEqual([]);
});

it('every rule of the page is cited by code or a test: one that nothing holds to is none', () => {
  expect(without(told, citedUnder('apps', 'packages'))).toEqual([]);
});

it('no text is cited by its sections: what is held to is a rule of the page', () => {
  const citing = [...everywhere, readme, page].filter((file) => citesSection(readFileSync(file, 'utf8')));
  expect(citing.map((file) => path.relative(repository, file))).toEqual([]);
});

it('knows a section that is cited from what looks like one', () => {
  const cited = [
    '(document 2 §2.5)',
    'Document 1 §9.',
    'documents 1 and 2',
    '/** As document\n * 1 says. */',
    'led home (§2.11)',
  ];
  expect(cited.filter((text) => !citesSection(text))).toEqual([]);
  const others = ['document 12', 'documents: 1', 'a document of 2 MB', 'documentos 1', '(WebAuthn §5.8.1)'];
  expect(others.filter(citesSection)).toEqual([]);
});

it('knows a citation from what looks like one', () => {
  expect(citedIn('(B7–B9, B13), B50; filename*=n%CC%83%B1, AB1, B12x, B0')).toEqual(['B7', 'B9', 'B13', 'B50']);
  expect(citedIn('(D4, U12), as W3 says; A4, S3, %D1, MP4, UTF8, U0, D2.js')).toEqual(['D4', 'U12', 'W3', 'D2']);
  expect(toldIn('- **B1** One.\n  B2 is meant here.\n- **B3**\n- **U2** Two.\n- **S3** None.\n')).toEqual(['B1', 'U2']);
  expect(without(['B1', 'B2', 'B2'], ['B1'])).toEqual(['B2']);
  expect(without(['U1', 'D1'], ['B1', 'D1'])).toEqual(['U1']);
});
