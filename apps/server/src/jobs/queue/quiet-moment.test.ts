import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { QuietMoment } from './quiet-moment';

const patient = new AbortController().signal;

describe('QuietMoment', () => {
  let busy = 0;
  let asking = true;
  const quiet = new QuietMoment(() => busy);
  const server = createServer((_request, response) => response.end());
  /** Somebody who asks for a page fifty times a second; ends with `leaving`. */
  let visitor: Promise<void>;
  const leaving = new AbortController();
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const visit = async () => {
      while (!leaving.signal.aborted) {
        if (asking) await fetch(`http://127.0.0.1:${port}`).then((answer) => answer.text());
        await sleep(20);
      }
    };
    visitor = visit();
  });
  afterAll(async () => {
    leaving.abort();
    await visitor;
    quiet.close();
    server.close();
  });
  afterEach(() => {
    asking = true;
    return load(0);
  });

  /** Sets the load and gives it time to be noticed. */
  const load = (share: number) => {
    busy = share;
    return sleep(250);
  };

  it('does not hold up while there is time', async () => {
    await load(0.1);
    let passed = false;
    void quiet.wait(patient).then(() => (passed = true));
    await Promise.resolve();
    await Promise.resolve();
    expect(passed).toBe(true);
  });

  it('gives way to a busy process until it has time again', async () => {
    await load(0.9);
    let passed = false;
    const waiting = quiet.wait(patient).then(() => (passed = true));
    await load(0.9);
    expect(passed).toBe(false);
    await load(0);
    await waiting;
    expect(passed).toBe(true);
  });

  it('gives way to nobody where nobody asks for anything: the work is its own', async () => {
    asking = false;
    await load(0.9);
    let passed = false;
    void quiet.wait(patient).then(() => (passed = true));
    await load(0.9);
    expect(passed).toBe(true);
  });

  it('does not wait for a process that is ending', async () => {
    await load(0.9);
    const ending = new AbortController();
    ending.abort();
    await expect(quiet.wait(ending.signal)).resolves.toBeUndefined();
  });

  it('loses patience in the end', async () => {
    await load(0.9);
    await expect(quiet.wait(patient)).resolves.toBeUndefined();
  });
});
