import { expect, it } from 'vitest';
import { wordpressServer } from './wordpress';

it.each([
  ['db.example.org', 'db.example.org', 3306],
  ['db.example.org:3307', 'db.example.org', 3307],
  ['localhost:3306', 'localhost', 3306],
  ['127.0.0.1:1', '127.0.0.1', 1],
  ['[::1]', '::1', 3306],
  ['[2001:db8::7]:3308', '2001:db8::7', 3308],
  // A bare IPv6 address: what stands behind its last colon is no port.
  ['::1', '::1', 3306],
  ['2001:db8::3307', '2001:db8::3307', 3306],
  ['db:123456', 'db:123456', 3306],
  ['db:', 'db:', 3306],
  ['db]x:3307', 'db]x:3307', 3306],
])('%s is the server %s at port %i', (setting, host, port) => {
  expect(wordpressServer(setting)).toEqual({ host, port });
});
