import { expect, it } from 'vitest';
import { describeError, withoutParams } from './logger';

const query = 'Failed query: update messages set last_error = $1\nparams: carmen@example.org';

it('tells the statement of a failed query, never its values', () => {
  const failed = new Error(query, {
    cause: Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      constraint_name: 'people_live_email_unique',
      detail: 'Key (email_key)=(carmen@example.org) already exists.',
    }),
  });
  const record = describeError(failed);
  expect(record).toMatchObject({
    message: 'Failed query: update messages set last_error = $1',
    cause: { code: '23505', constraint: 'people_live_email_unique' },
  });
  expect(JSON.stringify(record)).not.toContain('carmen');
});

it('the words of a failed job end before the values too', () => {
  expect(withoutParams(`Failed task 7 (send-message) with error '${query}'`)).not.toContain('carmen');
});
