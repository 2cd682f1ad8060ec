import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { auditActions } from '@dehesa/i18n/backoffice/personal-data';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '..');

/** What the verbs write into the log: where they name it, and the few that pass it on. */
function writtenActions(): Set<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.(test|test-support)\.ts$/.test(file),
  );
  const found = new Set<string>();
  for (const file of sources) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const [, action = ''] of source.matchAll(/\b(?:action(?::| =) |entry\()'([a-zA-Z]+\.[a-zA-Z]+)'/g))
      found.add(action);
    for (const [, first = '', second = ''] of source.matchAll(/\baction: [^,\n]+\? '([\w.]+)' : '([\w.]+)'/g))
      found.add(first).add(second);
  }
  return found;
}

it('every action of the audit log has a name for people', () => {
  const written = [...writtenActions()];
  expect(written.length).toBeGreaterThan(60);
  expect(written.filter((action) => !Object.hasOwn(auditActions.es, action))).toEqual([]);
});
