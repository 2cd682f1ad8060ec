import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../.github/decisions');
const files = readdirSync(folder);

/** What the head of a decision record lacks: a title in words, then when it was decided and whether it holds. */
function faultsOf(text: string): string[] {
  const [title = '', empty, status = ''] = text.split('\n');
  return [
    ...(/^# [A-Z]/.test(title) ? [] : ['its title']),
    ...(empty === '' && /^_20\d\d-\d\d-\d\d · (in force|superseded).*_$/.test(status) ? [] : ['date and status']),
  ];
}

describe('a decision record', () => {
  it.each(files)('%s says when it was decided and whether it holds', (file) => {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(faultsOf(readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
  });

  it('has a number of its own', () => {
    const numbers = files.map((file) => file.slice(0, 4));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('that says neither is found', () => {
    expect(faultsOf('# 12. A title\n\nText')).toEqual(['its title', 'date and status']);
    expect(faultsOf('# A title\n\n_2026-11-21 · in force_\n')).toEqual([]);
  });
});
