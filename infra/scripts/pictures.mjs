import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { binary, mustRun } from './child.mjs';

const FOLDER = 'test-results/pictures';

/**
 * Draws the screens as they look, each in every language and at the widths of a phone and of a desk: `npm run pictures -- visitors`
 * for one kind, `-- -t thank-you` for those of a name. `-- help` takes those of the pages of help, which are kept beside them (U51).
 */
export async function pictures(say, args) {
  const chromium = await ensureChromium(say);
  const env = { ...chromium, PICTURES: path.resolve(FOLDER) };
  const vitest = [binary('vitest', 'vitest.mjs'), 'run', '--project', 'pictures', ...args];
  await mustRun('drawing', process.execPath, vitest, { env });
  say(`the pictures are in ${FOLDER}`);
}
