import { existsSync } from 'node:fs';
import { runProgram } from './child.mjs';
import { stopwatch } from './progress.mjs';

/** Those without windows first: the same browser draws the same pages with a fifth less of the processor's time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds the browser of the browser tests, or installs Debian's when this is Debian and we may.
 * @returns {Promise<{ CHROMIUM_PATH: string } | { CHROMIUM_MISSING: string }>} environment of the tests: path or reason
 */
export async function ensureChromium(say) {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) return missing(say, `CHROMIUM_PATH is ${given}, where there is no file`);
  const found = given || findChromium();
  if (found) return { CHROMIUM_PATH: found };
  if (!existsSync('/usr/bin/apt-get')) return missing(say, 'no Chromium was found: set CHROMIUM_PATH');
  if (process.getuid?.() !== 0)
    return missing(say, 'no Chromium was found and only root may install it: apt-get install chromium');
  const seconds = stopwatch();
  say("installing Debian's Chromium for the browser tests");
  // Debian has had the one without windows only since its security updates of 2025.
  const done =
    (await apt(['update', '-qq'])) && ((await install('chromium-headless-shell')) || (await install('chromium')));
  const installed = findChromium();
  if (!done || !installed) return missing(say, 'apt-get could not install chromium');
  say(`installed in ${seconds()}`);
  return { CHROMIUM_PATH: installed };
}

function findChromium() {
  return PLACES.find((place) => existsSync(place));
}

function install(browser) {
  return apt(['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation', 'fonts-dejavu-core']);
}

async function apt(args) {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  return (await runProgram('apt-get', args, options)).status === 0;
}

function missing(say, reason) {
  say(`the browser tests will be skipped: ${reason}`);
  return { CHROMIUM_MISSING: reason };
}
