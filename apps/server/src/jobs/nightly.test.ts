import { closedAfterAll, memoryFiles } from '@dehesa/testing';
import { keepImage } from '@dehesa/services/files';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../adapters/logger';
import { serviceContext } from '../requests/request-context';
import { createTestApp } from '../test-app.test-support';
import { nightlyJob } from './nightly';

/** A green picture of 30 × 20. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC',
  'base64',
);
const files = memoryFiles();
let now = new Date();
const server = await closedAfterAll(createTestApp({ files, clock: { now: () => now } }));

it('collects what was uploaded a day before and never used, and says how much', async () => {
  await keepImage(serviceContext(server.deps, null), png);
  const logger = createLogger('silent');
  const told = vi.spyOn(logger, 'info');
  const run = async () =>
    nightlyJob({ deps: server.deps, logger })(undefined, { abortSignal: new AbortController().signal } as never);

  await run();
  expect(files.stored.size).toBe(2);
  now = new Date(now.getTime() + 25 * 3_600_000);
  await run();
  expect(files.stored.size).toBe(0);
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ unused: 1 }), expect.any(String));
});
