import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityViolations, describeInBrowser, desk, openBrowser, openPage } from './browser';

/** Four seconds of nothing to be heard: the rules wait ten seconds for a sound that cannot be read. */
const silence = `data:audio/wav;base64,${Buffer.concat([
  // One channel of 8000 plain bytes a second.
  Buffer.from('52494646247d000057415645666d74201000000001000100401f0000401f00000100080064617461007d0000', 'hex'),
  Buffer.alloc(4 * 8000, 128),
]).toString('base64')}`;

/** Wrong in many ways, with the same colours in several places, opaque and not. */
const wrong = `<!doctype html><html lang="xx"><head><title></title></head><body style="background:#fff">
  <main style="background:rgb(40 40 40 / 50%)">
    <p id="pale" style="color:#aaa">Pale</p>
    <p id="paler" style="color:#aaa;background:hsl(0.1turn 50% 70%)">Paler</p>
    <p id="black" style="color:#000;background:#fff">Black</p>
    <div style="background:oklch(0.7 0.1 200)"><span id="mixed" style="color:#aaa">Mixed</span></div>
    <div style="opacity:0.5"><span id="faint" style="color:#444">Faint</span></div>
    <button id="nameless"></button><img id="image" src="data:,"><input id="unlabelled">
    <a href="#a" id="small" style="font-size:6px">a</a><a href="#b" style="font-size:6px">b</a>
    <div role="checkbox" id="stateless">Stateless</div><div aria-hidden="true"><button id="hidden">Hidden</button></div>
    <video autoplay src="${silence}"></video><iframe srcdoc="<img src='data:,'>"></iframe>
  </main></body></html>`;

describeInBrowser('the rules of accessibility', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it('find what their own builder finds, also when asked again, and nothing once it is mended', async () => {
    const { page } = await openPage(browser, { viewport: desk });
    await page.setContent(wrong);
    const { violations } = await new AxeBuilder({ page })
      .exclude('iframe')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    const expected = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    expect(expected).toEqual(
      expect.arrayContaining([
        'color-contrast: #pale',
        'color-contrast: #faint',
        'button-name: #nameless',
        'label: #unlabelled',
      ]),
    );
    expect(expected).not.toContain('color-contrast: #black');
    // One where the builder has left no rules of its own.
    const other = await openPage(browser, { viewport: desk });
    await other.page.setContent(wrong);
    expect(await accessibilityViolations(other.page)).toEqual(expected);
    expect(await accessibilityViolations(other.page)).toEqual(expected);
    // Within a part only what is wrong in it.
    expect(await accessibilityViolations(other.page, { within: other.page.locator('#faint') })).toEqual([
      'color-contrast: #faint',
    ]);
    await other.page.setContent(
      '<html lang="es"><head><title>Agenda</title></head><body><main>Sin faltas</main></body></html>',
    );
    expect(await accessibilityViolations(other.page)).toEqual([]);
  });
});
