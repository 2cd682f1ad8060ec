import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, desk } from './browser';
import { openedPage, productInBrowser } from './product-in-browser';
import { consent, fillBooker, openActivity } from './visitor';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

describeInBrowser('a booking where traces are wanted (B104)', () => {
  const spans: Span[] = [];
  const collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString()) as Export;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  beforeAll(async () => {
    collector.listen(0, '127.0.0.1');
    await once(collector, 'listening');
  });
  afterAll(() => void collector.close());
  const product = productInBrowser({
    settings: () => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    }),
  });
  const open = openedPage(product, { viewport: desk, locale: 'es-ES' });

  it('is in the trace of the very page that it was sent from', async () => {
    const { page } = open;
    await openActivity(page, product.url, 'la-dehesa-por-dentro-encinas-ganado-y-monte');
    await fillBooker(page, {
      firstName: 'Elvira',
      lastName: 'Prueba Trazas',
      identity: '00000014Z',
      email: 'elvira@example.org',
    });
    await consent(page);
    await page.locator('form[aria-busy] button[type=submit]').click();
    await page.getByRole('heading', { name: '¡Gracias por su reserva!' }).waitFor();
    const named = (name: string) => spans.find((span) => span.name === name);
    await expect.poll(() => named('POST /trpc/public.book')).toBeDefined();
    const [shown, sent] = [named('GET /actividad/:slug'), named('POST /trpc/public.book')];
    expect(sent).toMatchObject({ traceId: shown?.traceId, parentSpanId: shown?.spanId });
    expect(open.errors).toEqual([]);
  });
});
