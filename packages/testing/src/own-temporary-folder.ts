import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/**
 * What a file of tests calls temporary lies in a folder of its own, until the last of them: what others leave among the
 * machine's meanwhile is not taken for theirs. Gives what lies there under a name that begins so.
 */
export function ownTemporaryFolder(): (prefix: string) => Promise<string[]> {
  const before = process.env['TMPDIR'];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-tests-'));
  process.env['TMPDIR'] = folder;
  afterAll(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true, force: true });
  });
  return async (prefix) => (await readdir(folder)).filter((name) => name.startsWith(prefix));
}
