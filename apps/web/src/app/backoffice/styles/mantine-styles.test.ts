import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '../../..');
const styles = path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Tabs.css'));
const inAll = readFileSync(path.join(import.meta.dirname, 'mantine-styles.ts'), 'utf8');

/** The components of Mantine that a file uses and that have styles of their own. */
function styledIn(text: string): string[] {
  const imported = [...text.matchAll(/^import \{([^}]*)\} from '@mantine\/core';$/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
  );
  return imported.filter((name) => existsSync(path.join(styles, `${name}.css`)));
}

it('a component of Mantine has its styles: with those of every screen, or beside its use', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?:app\/(?:backoffice|install)|features|lib)\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const bare = files.flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    return styledIn(text)
      .map((name) => `'@mantine/core/styles/${name}.css'`)
      .filter((sheet) => !inAll.includes(sheet) && !text.includes(sheet))
      .map((sheet) => `${file}: ${sheet}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(bare).toEqual([]);
});

it('is noticed where it has none', () => {
  expect(styledIn("import { Rating as Stars, useMantineTheme } from '@mantine/core';")).toEqual(['Rating']);
  expect(inAll).not.toContain('Rating.css');
});
