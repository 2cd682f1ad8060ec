import { closedAfterAll } from '@dehesa/testing';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../test-app.test-support';
import type { WebDevelopment } from '../../web-development';
import { developmentPolicy } from './development-web';

/** What a development server answers, as words. */
const web: WebDevelopment = {
  serve: async (request, response) => {
    if (request.url !== '/src/screen.tsx') return false;
    response.end('the source');
    return true;
  },
  page: async (file, address) => `${file} for ${address}`,
  assets: async (scripts, modules = []) => ({ scripts: [...scripts, ...modules], preloads: [], styles: ['/page.css'] }),
  renderPage: async ({ page, assets }) => JSON.stringify({ kind: page.kind, assets }),
  widgetScript: async () => 'the widget',
};

const served = await closedAfterAll(createTestApp({ webDir: '/nothing-is-built-here', webDevelopment: web }));

const get = (url: string, accept = 'text/html') => served.app.inject({ method: 'GET', url, headers: { accept } });

describe('while the web is written', () => {
  test.each([
    ['/login', 'login.html for /login'],
    ['/guia', 'guia.html for /guia'],
    ['/src/screen.tsx', 'the source'],
    ['/widget.js', 'the widget'],
  ])('%s comes from the sources', async (url, body) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(body);
  });

  test('a public page is drawn by the sources and loads them', async () => {
    const { kind, assets } = (await get('/agenda')).json();
    expect(kind).toBe('agenda');
    expect(assets.scripts).toEqual(['src/app/booking/entry-client.ts']);
    expect(assets.styles).toEqual(['/page.css']);
  });

  test('what no source is stays not found', async () => {
    expect((await get('/src/other.tsx', '*/*')).statusCode).toBe(404);
  });

  test('policies let screens be exchanged, and nothing from elsewhere in', async () => {
    const policies = await Promise.all(
      ['/login', '/agenda', '/guia'].map(async (url) => String((await get(url)).headers['content-security-policy'])),
    );
    for (const policy of policies) {
      expect(policy).toContain("script-src 'self' 'unsafe-inline'");
      expect(policy).toMatch(/connect-src 'self' (?:\S+ )*ws:/);
      expect(policy).not.toContain('https://*');
    }
  });

  test('a worker that an earlier start left behind is ended', async () => {
    expect((await get('/guia-sw.js', '*/*')).body).toContain('registration.unregister()');
  });
});

test('without a directive for it the line of the development server is let through alone', () => {
  expect(developmentPolicy("default-src 'none'; script-src 'self'")).toBe(
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:",
  );
});
