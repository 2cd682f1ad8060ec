/** A phone of the lower middle class on a mobile line far from the mast. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
/** After the last file: what comes later than this is counted by nobody who looks at the page. */
const quietMs = 1000;

/**
 * Loads a page as a slow phone does, with nothing cached, and waits until nothing is loaded any more.
 * @param {import('playwright-core').Browser} browser
 * @param {{ name: string, value: string, url: string }} [cookie] of somebody who is signed in
 * @returns {Promise<{ words: number, picture: number, shift: number, kilobytes: number, largest: string, files: string[],
 *   moved: string[] }>} when the first words and the largest picture stood, in milliseconds; how far anything moved; what
 *   came over the wire until then
 */
export async function loadOnSlowPhone(browser, url, address, cookie) {
  const context = await browser.newContext({ ...screen, locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  if (cookie) await context.addCookies([cookie]);
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.setCacheDisabled', { cacheDisabled: true });
  await phone.send('Network.emulateNetworkConditions', line);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const requests = new Map();
  phone.on('Network.requestWillBeSent', ({ requestId, request }) => requests.set(requestId, { url: request.url }));
  phone.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength });
  });
  await page.addInitScript(observe);
  const response = await page.goto(url + address, { waitUntil: 'load' });
  if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}`);
  await page.waitForFunction(() => globalThis.seen.picture > 0);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(quietMs);
  const seen = await page.evaluate(() => globalThis.seen);
  await context.close();
  const loaded = [...requests.values()].filter(({ bytes }) => bytes !== undefined);
  return {
    ...seen,
    kilobytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    files: loaded.map((file) => `${(file.bytes / 1000).toFixed(1).padStart(6)} kB ${file.url.slice(url.length)}`),
  };
}

/** Runs in the page, before all of its own. */
function observe() {
  const seen = { words: 0, picture: 0, shift: 0, largest: '', moved: [] };
  globalThis.seen = seen;
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  const nameOf = (node) => (node ? `${node.localName ?? node.nodeName}.${node.className ?? ''}` : 'what is gone');
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.words = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.picture = startTime;
    seen.largest = nameOf(element);
  });
  watch('layout-shift', ({ value, sources }) => {
    seen.shift += value;
    seen.moved.push(...sources.map(({ node }) => nameOf(node)));
  });
}
