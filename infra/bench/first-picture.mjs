import { chromium } from 'playwright-core';
import { ensureChromium } from '../scripts/chromium.mjs';
import { demoSession } from './demo-session.mjs';
import { loadOnSlowPhone } from './slow-phone.mjs';
import { goal, runBench, say } from './run-bench.mjs';

// What somebody with a slow phone waits for: until a page shows its first words, and its largest picture, and whether any of it
// moves afterwards. On the demo's data, whose pictures came in as uploads do. It fails where a page is not shown, never on slow ones.
const loads = Number(process.env.BENCH_LOADS ?? 3);

await runBench(async ({ cleanUp, serve }) => {
  const { CHROMIUM_PATH: executablePath } = await ensureChromium(say);
  if (executablePath === undefined) throw new Error('this bench needs a browser: set CHROMIUM_PATH');
  const { port } = await serve({ demo: true });
  const url = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  cleanUp.push(() => browser.close());

  say(`\nfirst picture on a slow phone, the middle one of ${loads} loads, nothing cached`);
  const pages = [
    { name: 'agenda', address: '/agenda', pictureGoal: 1200 },
    { name: 'activity', address: await activityWithPicture(url), pictureGoal: 1200 },
    { name: 'sign-in', address: '/login', pictureGoal: 2000, kilobytesGoal: 130 },
    { name: 'list of staff', address: '/actividades/admin/actividades', kilobytesGoal: 220, staff: true },
  ];
  for (const page of pages) await measure(browser, url, page);
  return true;
});

/** The first activity of the agenda, which has a picture as all of the demo's have. */
async function activityWithPicture(url) {
  const agenda = await (await fetch(`${url}/agenda`)).text();
  const address = /href="(\/actividad\/[^"]+)"/.exec(agenda)?.[1];
  if (address === undefined) throw new Error('the agenda of the demo leads to no activity');
  if (!(await (await fetch(url + address)).text()).includes('hero-image')) throw new Error(`${address} has no picture`);
  return address;
}

async function measure(browser, url, { name, address, pictureGoal, kilobytesGoal, staff = false }) {
  const cookie = staff ? await demoSession(url) : undefined;
  const samples = [];
  for (let load = 0; load < loads; load += 1) samples.push(await loadOnSlowPhone(browser, url, address, cookie));
  const middle = (figure) => samples.map((sample) => sample[figure]).toSorted((a, b) => a - b)[Math.floor(loads / 2)];
  const [words, picture, shift, kilobytes] = ['words', 'picture', 'shift', 'kilobytes'].map(middle);
  const aims = [
    pictureGoal && `largest ${goal(`${name}: largest picture`, { figure: picture, atMost: pictureGoal, unit: 'ms' })}`,
    `shift ${goal(`${name}: layout shift`, { figure: shift, atMost: 0, unit: '', digits: 3 })}`,
    kilobytesGoal && goal(`${name}: over the wire`, { figure: kilobytes, atMost: kilobytesGoal, unit: 'kB' }),
  ];
  say(
    `  ${name}: first words ${words.toFixed(0)} ms, largest picture ${picture.toFixed(0)} ms, ${kilobytes.toFixed(0)} kB`,
  );
  for (const aim of aims.filter(Boolean)) say(`    ${aim}`);
  const { largest, moved } = samples[0];
  say(`    largest: ${largest}; moved: ${moved.join(', ') || 'nothing'}`);
  if (!process.env.BENCH_FILES) return;
  const { files } = samples.find((sample) => sample.kilobytes === kilobytes);
  for (const file of files) say(`    ${file}`);
}
