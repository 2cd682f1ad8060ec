import { failure } from '@dehesa/domain/errors';
import { TRPCClientError } from '@trpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { domainFailure, errorMessage, isRefusal } from './error-message';
import { loadErrorTexts } from './error-texts';

beforeAll(() => loadErrorTexts('es'));

/** An error as the typed client makes it of the server's answer. */
const answered = (data: object) => TRPCClientError.from({ error: { message: 'refused', code: -32_600, data } });

describe('errorMessage', () => {
  it('tells a refusal by its code and params', () => {
    const error = answered({ domain: failure('auth.tooManyAttempts', { retryAfterSeconds: 600 }), requestId: 'r-1' });
    expect(errorMessage(error, 'es')).toEqual({
      title: 'Demasiados intentos',
      message: 'Por seguridad, el acceso está bloqueado. Vuelve a intentarlo dentro de 10 minutos.',
    });
    expect(isRefusal(error, 'auth.tooManyAttempts')).toBe(true);
    expect(isRefusal(error, 'auth.feeUnpaid')).toBe(false);
  });

  it('shows the request id of a fault of the server', () => {
    const fault = answered({ domain: null, requestId: 'f3a1' });
    expect(errorMessage(fault, 'es').message).toBe('Se ha producido un error. Referencia del error: f3a1');
    expect(errorMessage(fault, 'pt').message).toBe('Ocorreu um erro. Referência do erro: f3a1');
  });

  it('takes a code that this build does not know for a fault', () => {
    const error = answered({ domain: { code: 'toString' }, requestId: 'r-2' });
    expect(domainFailure(error)).toBeUndefined();
    expect(errorMessage(error, 'es').title).toBe('Error');
  });

  it.each([new TypeError('Failed to fetch'), TRPCClientError.from(new TypeError('Failed to fetch'))])(
    'tells of a lost connection',
    (error) => {
      expect(errorMessage(error, 'es').message).toContain('No hay conexión');
    },
  );
});
