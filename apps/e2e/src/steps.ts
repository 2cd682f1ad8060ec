import { afterEach, beforeEach } from 'vitest';

/** Each test of the describe stands on the one before: once one has failed, those after it are skipped. */
export function eachStandsOnTheOneBefore(): void {
  let broken = false;
  beforeEach(({ skip }) => skip(broken, 'an earlier step failed'));
  afterEach(({ task }) => {
    broken ||= task.result?.state === 'fail';
  });
}
