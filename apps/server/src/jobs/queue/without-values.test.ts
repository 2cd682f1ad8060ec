import { closedAfterAll, createTestDatabase } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { withoutValues } from './without-values';

const database = await closedAfterAll(createTestDatabase());

async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  const { task } = withoutValues({
    task: async () => {
      await work();
    },
  });
  return Promise.resolve(task?.(undefined, undefined as never)).catch((error: unknown) => error);
}

it('a failed statement is told without its values, in words and stack (B46)', async () => {
  const failed = await failureOf(() =>
    database.db.execute(sql`select * from nowhere where email = ${'carmen@example.org'}`),
  );
  expect(failed).toMatchObject({
    message: 'Failed query: select * from nowhere where email = $1',
    cause: { code: '42P01' },
  });
  const { message, stack } = failed as Error;
  expect(`${message}${stack}`).not.toContain('carmen');
  expect(stack).toMatch(/\n\s+at /);
});

it('whatever else fails is thrown as it is', async () => {
  const aborted = Object.assign(new Error('stopped'), { name: 'AbortError' });
  expect(await failureOf(() => Promise.reject(aborted))).toBe(aborted);
});
