import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { openPages } from './browser';

const folder = join(import.meta.dirname, '../../../test-results/screens');

/** What stood on the screens when a test failed: their words beside the failure, their pictures in `test-results`. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await mkdir(folder, { recursive: true });
  const name = `${task.file.name}-${task.name}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  for (const [index, page] of [...openPages].entries()) {
    try {
      const words = await page.locator('body').innerText({ timeout: 5_000 });
      await page.screenshot({ path: join(folder, `${name}-${index + 1}.png`), timeout: 10_000 });
      process.stderr.write(`\nOn the screen of "${task.name}", ${page.url()}:\n${words.replaceAll(/\n+/g, '\n')}\n`);
    } catch (error) {
      // The failure itself is what has to be read, not that a page could not be.
      process.stderr.write(`\nThe screen of "${task.name}" could not be read: ${String(error)}\n`);
    }
  }
});
