import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@dehesa/domain/errors';
import { expect, it } from 'vitest';
import { twoAtATime } from './passwords';

it('two passwords at a time, twenty wait, the others are asked to come again', async () => {
  let now = 0;
  let most = 0;
  const worked = async <T>(answer: T): Promise<T> => {
    now += 1;
    most = Math.max(most, now);
    await sleep(5);
    now -= 1;
    return answer;
  };
  const hasher = twoAtATime({ hash: () => worked('hashed'), verify: () => worked(true) });
  const asked = Array.from({ length: 30 }, (_, n) =>
    n % 2 === 0 ? hasher.hash('encina-2026') : hasher.verify('hashed', 'encina-2026'),
  );
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((answer): unknown[] => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused).toHaveLength(8);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(DomainError);
    expect(reason).toMatchObject({ failure: { code: 'auth.busy', params: { retryAfterSeconds: 2 } } });
  }
  expect(most).toBe(2);
  expect(await hasher.hash('encina-2026')).toBe('hashed');
});
