import { readFileSync } from 'node:fs';
import { getCiphers } from 'node:tls';
import { describe, expect, it } from 'vitest';

const text = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** A configuration without its comments, its spaces as one. */
const read = (name: string) =>
  text(`infra/proxy/${name}`)
    .replace(/^\s*#.*$/gm, '')
    .replace(/\s+/g, ' ');

const nginx = read('nginx.conf');
const caddy = read('Caddyfile');

/** All values of a directive of nginx. */
const values = (name: string) =>
  [...nginx.matchAll(new RegExp(`(?<![\\w$])${name} ([^;]+);`, 'g'))].map(([, value]) => value);
const seconds = (name: string) => values(name).map((value) => Number(/^(\d+)s$/.exec(value ?? '')?.[1]));

describe('encryption', () => {
  it('is TLS 1.2 and 1.3 alone', () => {
    expect(values('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3']);
    expect(nginx.indexOf('ssl_protocols')).toBeLessThan(nginx.indexOf('server {'));
    expect([...caddy.matchAll(/protocols (.*?) ciphers/g)].map(([, value]) => value)).toEqual(['tls1.2 tls1.3']);
  });

  it('has ciphers with forward secrecy and authentication alone, the strongest first', () => {
    const ofNginx = values('ssl_ciphers').flatMap((list) => list?.split(':') ?? []);
    const ofCaddy = /ciphers (.+?) }/.exec(caddy)?.[1]?.split(' ') ?? [];
    expect(ofNginx).toHaveLength(6);
    expect(getCiphers()).toEqual(expect.arrayContaining(ofNginx.map((suite) => suite.toLowerCase())));
    expect(
      ofNginx.filter((suite) => !/^ECDHE-(ECDSA|RSA)-(AES(256|128)-GCM-SHA\d+|CHACHA20-POLY1305)$/.test(suite)),
    ).toEqual([]);
    expect(ofNginx[0]).toContain('AES256');
    expect(values('ssl_prefer_server_ciphers')).toEqual(['on']);
    // The same ones in the names of either.
    const plain = (suite: string) => suite.replaceAll(/^TLS_|WITH_|(?<=POLY1305)_SHA256|[_-]/g, '');
    expect(ofCaddy.map(plain)).toEqual(ofNginx.map(plain));
  });

  it('shows a certificate that browsers trust', () => {
    expect(values('ssl_certificate')).toEqual([expect.stringContaining('/letsencrypt/live/')]);
    expect(caddy).not.toMatch(/tls internal|auto_https|tls \S+\.pem/);
  });

  it('is never said by two: the product sets its headers itself', () => {
    for (const proxy of [nginx, caddy])
      expect(proxy).not.toMatch(/strict-transport-security|add_header|content-security/i);
  });
});

describe('a request in clear', () => {
  it('is led to https where a person opened a page, and refused otherwise', () => {
    const [, inClear = ''] = nginx.split('listen 80;');
    expect(inClear).toContain('location ~ ^/(api|trpc)/ { return 403; }');
    expect(inClear).toContain('if ($request_method !~ ^(GET|HEAD)$) { return 403; }');
    expect(inClear).toContain('return 308 https://');
    expect(inClear).not.toContain('proxy_pass');
    const [, caddyInClear = ''] = caddy.split('http://reservas.example.org {');
    expect(caddyInClear).toContain('@pages { method GET HEAD not path /api/* /trpc/* }');
    expect(caddyInClear).toMatch(/redir @pages https:\/\/\S+ 308 respond 403/);
    expect(caddyInClear).not.toContain('reverse_proxy');
  });
});

describe('what reaches the product', () => {
  it('says who called, whatever the caller claims', () => {
    expect(values('proxy_set_header X-Forwarded-For')).toEqual(['$remote_addr']);
    expect(values('proxy_set_header X-Forwarded-Proto')).toEqual(['$scheme']);
    expect(values('proxy_set_header Host')).toEqual(['$host']);
    // Caddy believes nobody unless it is told to.
    expect(caddy).not.toMatch(/trusted_proxies|header_up/);
  });

  it('comes and goes as it is sent, for live boards and uploads', () => {
    expect(values('proxy_buffering')).toEqual(['off']);
    expect(values('proxy_request_buffering')).toEqual(['off']);
    const idleMs = Number(
      /idleMs: ([\d_]+)/.exec(text('apps/server/src/requests/patience.ts'))?.[1]?.replaceAll('_', ''),
    );
    expect(seconds('proxy_read_timeout')[0]).toBeGreaterThan(idleMs / 1000);
    expect(caddy).toContain('flush_interval -1');
  });

  it('may be the largest upload, and no more', () => {
    const usualVideo = Number(/`VIDEO_LIMIT_MB`\s*\| `(\d+)`/.exec(text('README.md'))?.[1]);
    expect(values('client_max_body_size')).toEqual([`${usualVideo + 10}m`]);
    expect(caddy).toContain(`max_size ${usualVideo + 10}MB`);
  });
});

it('addresses stand in no log of the proxy: links of messages are secrets', () => {
  expect(values('access_log')).toEqual(['off']);
  expect(values('error_log')).toEqual([expect.stringMatching(/ crit$/)]);
  expect(caddy).not.toMatch(/\blog\b/);
});
