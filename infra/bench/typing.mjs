import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/chromium.mjs';
import { demoSession } from './demo-session.mjs';
import { goal, runBench, say } from './run-bench.mjs';

// How long a letter takes in the back office's longest form: what the page's main thread does for each key, beside the same in a
// page that is nothing but a field. It fails where nothing can be typed, never on slow ones.
const letters = 60;
const list = '/actividades/admin/actividades';

await runBench(async ({ cleanUp, serve }) => {
  const { CHROMIUM_PATH: executablePath } = await ensureChromium(say);
  if (executablePath === undefined) throw new Error('this bench needs a browser: set CHROMIUM_PATH');
  const { port } = await serve({ demo: true });
  const url = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  cleanUp.push(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'es-ES' });
  await context.addCookies([await demoSession(url)]);
  const page = await context.newPage();

  await page.setContent('<input>');
  const bare = await timeOfLetter(page, page.locator('input'));
  say(`\na letter typed, time of the page's main thread: a bare field ${bare.toFixed(1)} ms`);

  await page.goto(url + list);
  const edit = page.locator('a[href*="/edit/actividad?id="]').first();
  await page.goto(url + (await edit.getAttribute('href')));
  const fields = {
    'the title of an activity': page.locator('[data-path="texts.es.title"]'),
    'the description of an activity': page.locator('[data-path="texts.es.description"]'),
  };
  for (const [name, field] of Object.entries(fields)) {
    const figure = await timeOfLetter(page, field);
    say(`  ${goal(name, { figure, atMost: 16, unit: 'ms', digits: 1 })}; ${(figure / bare).toFixed(0)} bare fields`);
  }
  return true;
});

/** Milliseconds for each of the letters, typed one after the other once the page is at rest. */
async function timeOfLetter(page, field) {
  await field.click();
  await page.keyboard.type('abc');
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await busySeconds(session);
  for (let letter = 0; letter < letters; letter += 1) {
    await page.keyboard.press('x');
    // Until it is drawn: letters that come faster are drawn together.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  }
  const spent = (await busySeconds(session)) - before;
  await session.detach();
  return (spent * 1000) / letters;
}

async function busySeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (!(busy > 0)) throw new Error('the browser does not say how long it was busy');
  return busy;
}
