import { expect, it } from 'vitest';
import { newDocument } from './new-document';

it('lets everybody else have their turn between its steps: the first one takes two fonts apart', async () => {
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  const { document } = await newDocument({
    title: 'Lista',
    lang: 'es-ES',
    writtenAt: new Date('2026-06-01T10:00:00Z'),
  });
  done = true;
  expect(document.getTitle()).toBe('Lista');
  expect(turns).toBeGreaterThanOrEqual(3);
});
