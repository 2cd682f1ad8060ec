import { expect, it } from 'vitest';
import { timeTable } from './slowest-files.mjs';

const file = (project: string, name: string, seconds: number) => ({ project, file: name, seconds });

it('tells the ten slowest files, the slowest first, and the time of each project with all of its files', () => {
  const quick = Array.from({ length: 11 }, (_, n) => file('domain', `quick-${n}.test.ts`, n / 10));
  const lines = timeTable([...quick, file('web', 'slow.test.ts', 2), file('e2e', 'slowest.test.ts', 61.04)]);
  expect(lines[0]).toBe('The 10 slowest of 13 files:');
  expect(lines.slice(1, 4)).toEqual([
    '    61.0 s  e2e  slowest.test.ts',
    '     2.0 s  web  slow.test.ts',
    '     1.0 s  domain  quick-10.test.ts',
  ]);
  expect(lines).toHaveLength(15);
  expect(lines.join('\n')).not.toContain('quick-2.');
  expect(lines.slice(11)).toEqual([
    'Time of the workers, by project:',
    '    61.0 s  e2e',
    '     5.5 s  domain',
    '     2.0 s  web',
  ]);
});

it('says nothing where a few files were chosen', () => {
  expect(timeTable([file('web', 'one.test.ts', 3)])).toEqual([]);
});
