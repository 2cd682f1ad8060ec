import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';

const { app } = await closedAfterAll(createTestApp());

it('draws the surroundings of a point for everybody, as a picture that runs nothing', async () => {
  const response = await app.inject('/mapa/39.830/-6.055.svg');
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(response.body).toContain('<svg');
  expect(response.body).not.toContain('<script');
});

it.each([
  '/mapa/40.400/-3.700.svg',
  '/mapa/39.83/-6.055.svg',
  '/mapa/abc/-6.055.svg',
  '/mapa/39.830/%3Cscript%3E.svg',
  '/mapa/999.000/1.000.svg',
])('has no picture at %s', async (address) => {
  const response = await app.inject(address);
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('<script>');
});
