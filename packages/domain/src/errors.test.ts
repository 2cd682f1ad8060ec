import { describe, expect, it } from 'vitest';
import { isDomainErrorCode, kindOf } from './error-kinds';
import { DomainError, failure, isOutOfReach, retryAfterOf } from './errors';

describe('a refusal', () => {
  it('carries its code, and params where it has any', () => {
    expect(failure('licence.expired')).toEqual({ code: 'licence.expired' });
    expect(failure('licence.expired')).not.toHaveProperty('params');
    expect(failure('input.invalid', { path: 'booker.email' })).toEqual({
      code: 'input.invalid',
      params: { path: 'booker.email' },
    });
  });

  it('is thrown as an error that is known by its code alone', () => {
    const refused = failure('request.tooLarge', { maxKilobytes: 64 });
    for (const error of [DomainError.of('request.tooLarge', { maxKilobytes: 64 }), DomainError.from(refused)]) {
      expect(error).toBeInstanceOf(Error);
      expect({ name: error.name, message: error.message, code: error.code, failure: error.failure }).toEqual({
        name: 'DomainError',
        message: 'request.tooLarge',
        code: 'request.tooLarge',
        failure: refused,
      });
    }
  });

  it.each([
    [failure('request.tooMany', { retryAfterSeconds: 30 }), 30],
    [failure('service.databaseAway', { retryAfterSeconds: 5, since: null }), 5],
    [failure('request.tooLarge', { maxKilobytes: 64 }), undefined],
    [failure('service.busy'), undefined],
  ])('%j may be repeated after %s s', (refused, seconds) => expect(retryAfterOf(refused)).toBe(seconds));
});

it('a record out of reach is answered as a missing one (B22), and told apart by who knows it', () => {
  const hidden = DomainError.outOfReach();
  const missing = DomainError.of('record.notFound');
  expect([hidden.failure, isOutOfReach(hidden)]).toEqual([missing.failure, true]);
  expect(isOutOfReach(missing)).toBe(false);
});

describe('the codes', () => {
  // One of each noun.
  it.each([
    ['input.invalid', 'invalid'],
    ['access.unauthenticated', 'unauthenticated'],
    ['access.forbidden', 'forbidden'],
    ['record.notFound', 'notFound'],
    ['service.busy', 'busy'],
    ['file.tooLarge', 'tooLarge'],
    ['request.tooMany', 'tooManyRequests'],
    ['activities.suspended', 'conflict'],
    ['auth.tooManyAttempts', 'tooManyRequests'],
    ['auth.invalidCredentials', 'invalid'],
    ['collaborators.territoryFixed', 'forbidden'],
    ['configuration.changedMeanwhile', 'conflict'],
    ['database.consoleOff', 'forbidden'],
    ['inbox.windowClosed', 'conflict'],
    ['messages.templateIncomplete', 'invalid'],
    ['personalData.nothingFound', 'notFound'],
    ['places.importRunning', 'conflict'],
    ['reservations.capacityExceeded', 'conflict'],
    ['statistics.noData', 'conflict'],
    ['users.oneself', 'conflict'],
  ] as const)('%s is of the kind %s', (code, kind) => {
    expect(isDomainErrorCode(code)).toBe(true);
    expect(kindOf(code)).toBe(kind);
  });

  it.each(['', 'reservations.unknown', 'toString', 'input'])('%j is none', (word) =>
    expect(isDomainErrorCode(word)).toBe(false),
  );
});
