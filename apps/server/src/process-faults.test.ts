import { EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { createLogger } from './adapters/logger';
import { handleProcessFaults } from './process-faults';

let source: EventEmitter;
let log: PassThrough;
const done: string[] = [];

beforeEach(() => {
  source = new EventEmitter();
  log = new PassThrough();
  done.length = 0;
});

const handle = (stop: () => Promise<void>, drainMs = 5_000) => {
  const exited = new EventEmitter();
  const exit = (code: number) => void exited.emit('exit', code);
  const logger = createLogger('info', undefined, { destination: log });
  return { exited, leave: handleProcessFaults({ logger, stop, exit, drainMs, source }) };
};
const stopping = async () => void done.push('stopped');
const told = () => JSON.parse(String(log.read())) as { level: number; msg: string; err: { message: string } };

it('a rejection that nobody waited for is told without what it may say of people, and nothing ends', () => {
  handle(stopping);
  source.emit('unhandledRejection', new Error('Failed query: select 1\nparams: 12345678Z'));
  const { level, msg, err } = told();
  expect({ level, msg, message: err.message }).toEqual({
    level: 60,
    msg: 'a rejection that nobody waited for',
    message: 'Failed query: select 1',
  });
  expect(done).toEqual([]);
});

it('an exception that nobody caught is told, what runs is ended, and the process ends with a code', async () => {
  const { exited } = handle(stopping);
  const exit = once(exited, 'exit');
  source.emit('uncaughtException', new Error('out of nowhere'));
  source.emit('uncaughtException', new Error('and another'));
  expect(await exit).toEqual([1]);
  expect(done).toEqual(['stopped']);
});

it('the end does not wait for ever for what runs', async () => {
  const { exited } = handle(() => new Promise(() => undefined), 20);
  const exit = once(exited, 'exit');
  source.emit('uncaughtException', new Error('out of nowhere'));
  expect(await exit).toEqual([1]);
});

it('leaves nothing behind', () => {
  const { leave } = handle(stopping);
  leave();
  expect(source.eventNames()).toEqual([]);
});
