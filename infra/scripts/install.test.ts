import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const lock = {
  packages: {
    '': {},
    'packages/domain': { version: '1.0.0' },
    'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};

it.each([
  ['nothing', null, false],
  ['all but a package of another platform', { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' } }, true],
  ['another version', { 'node_modules/zod': { version: '3.0.0', integrity: 'sha512-a' } }, false],
  ['another content', { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-c' } }, false],
  ['a package less', {}, false],
])('isInstalled with %s installed', (_case, packages, expected) => {
  expect(isInstalled(lock, packages && { packages })).toBe(expected);
});
