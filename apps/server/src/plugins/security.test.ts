import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.test-support';

let test: TestApp;
afterEach(() => test.close());

async function policy(mapTiles: { url: string; attribution: string } | null) {
  test = await createTestApp({
    installation: { publicUrl: 'http://localhost:3000', secretKey: Buffer.alloc(32, 1), mapTiles },
  });
  const { headers } = await test.app.inject('/api/health');
  const directives = String(headers['content-security-policy']).split(';');
  return new Map(directives.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]));
}

describe('the content security policy', () => {
  it('loads nothing from elsewhere', async () => {
    const directives = await policy(null);
    expect(directives.get('default-src')).toBe("'self'");
    expect(directives.get('script-src')).toBe("'self'");
    expect(directives.get('worker-src')).toBe("'self'");
    expect(directives.get('connect-src')).toBe("'self'");
    expect(directives.get('img-src')).toBe("'self' data: blob:");
  });

  it('lets maps load their tiles from where they are configured to lie, and nowhere else', async () => {
    const url = 'https://tiles.example.org:8443/osm/{z}/{x}/{y}.png?key=1';
    const directives = await policy({ url, attribution: '' });
    expect(directives.get('connect-src')).toBe("'self' https://tiles.example.org:8443");
    expect(directives.get('img-src')).toBe("'self' data: blob: https://tiles.example.org:8443");
    expect(directives.get('script-src')).toBe("'self'");
    expect(directives.get('worker-src')).toBe("'self'");
  });
});
