import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { weigh } from '../../weight.test-support';

it('is one script below 5 kB that brings no library and leaves no name behind', () => {
  const built = readdirSync(path.resolve(import.meta.dirname, '../../../dist/widget'));
  expect(built.toSorted()).toEqual(['widget.js', 'widget.js.br', 'widget.js.gz']);
  const build = weigh('widget');
  expect(build.kilobytes(['widget.js'])).toBeLessThan(5);
  const script = build.textOf('widget.js');
  expect(script).not.toMatch(/react|zod/i);
  expect(script).not.toMatch(/^\s*(var|let|const) \w+\s*=/);
});
