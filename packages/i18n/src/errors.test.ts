import { commonErrors, type DomainFailure, failure } from '@dehesa/domain/errors';
import { activityErrors } from '@dehesa/domain/activities';
import { authErrors } from '@dehesa/domain/auth';
import { collaboratorErrors } from '@dehesa/domain/collaborators';
import { configurationErrors } from '@dehesa/domain/configuration';
import { databaseErrors } from '@dehesa/domain/database';
import { importErrors } from '@dehesa/domain/imports';
import { inboxErrors } from '@dehesa/domain/inbox';
import { staffLanguages } from '@dehesa/domain/languages';
import { messageErrors } from '@dehesa/domain/messages';
import { personalDataErrors } from '@dehesa/domain/personal-data';
import { placeErrors } from '@dehesa/domain/places';
import { reservationErrors } from '@dehesa/domain/reservations';
import { statisticsErrors } from '@dehesa/domain/statistics';
import { userErrors } from '@dehesa/domain/users';
import { describe, expect, it } from 'vitest';
import { errorText, errorTexts } from './errors';
import { faultTexts } from './start';

const codes = [
  commonErrors,
  activityErrors,
  authErrors,
  collaboratorErrors,
  configurationErrors,
  databaseErrors,
  importErrors,
  inboxErrors,
  messageErrors,
  personalDataErrors,
  placeErrors,
  reservationErrors,
  statisticsErrors,
  userErrors,
].flatMap((errors) => Object.keys(errors));
/** A value for every param that any text takes. */
const params = {
  path: 'email',
  language: 'pt',
  retryAfterSeconds: 90,
  maxMegabytes: 2,
  maxKilobytes: 64,
  max: 40,
  row: 7,
  held: 3,
  shift: 'Mañana',
  date: '2026-06-20',
  reason: failure('activities.capacityBelowHeld', { held: 3 }),
  person: 2,
  age: 12,
  field: 'reserva.nombre',
  word: 'commit',
  status: 503,
  count: 2,
  reference: 'MON-ABCD2345',
  activities: 3,
  members: 4,
};
/** Where a param of the same name is something else. */
const ownParams: Readonly<Record<string, object>> = {
  'configuration.wordpressFailed': { reason: 'timeLimit' },
  'database.consoleUnavailable': { reason: 'no role' },
  'database.syncFailed': { reason: 'status' },
  'messages.serverRefused': { reason: 'notEncrypted' },
  'messages.testFailed': { reason: '535 5.7.8' },
  'input.tooComplex': { part: 'elements', max: 40 },
};

describe.each(staffLanguages)('texts of refusals in %s', (language) => {
  it('has exactly the codes of the domain', () => {
    expect(Object.keys(errorTexts[language]).toSorted()).toEqual([...codes].toSorted());
  });

  it.each(codes)('%s has a title and a message without gaps', (code) => {
    // Every code of the domain with all params: whatever the text takes is there.
    const { title, message } = errorText(
      { code, params: { ...params, ...ownParams[code] } } as DomainFailure,
      language,
    );
    for (const text of [title, message]) expect(text.trim()).not.toBe('');
    expect(`${title} ${message}`).not.toMatch(/undefined|NaN|\[object/);
  });

  it('says what to do when something broke', () => {
    expect(faultTexts[language].requestId('abc-1')).toContain('abc-1');
  });
});

it.each([
  [failure('auth.invalidCredentials'), 'Login no válido', 'Email o contraseña incorrectos.'],
  [failure('auth.feeUnpaid'), 'Cuota no renovada', 'Por favor, renueva tu cuota para recuperar el acceso'],
  [failure('auth.emailUnknown'), 'Email no encontrado', 'No existe ningún usuario registrado con este email'],
  [failure('reservations.capacityExceeded'), 'Aforo completo', 'Esta inscripción supera el aforo máximo permitido'],
  [
    failure('file.tooLarge', { maxMegabytes: 2 }),
    'Tamaño excedido!',
    'El tamaño para los archivos seleccionados debe ser inferior a 2 MB',
  ],
  [failure('users.emailTaken'), 'Email existente', 'Existe un usuario con este email'],
  [
    failure('reservations.companionEmailRepeated', { person: 2 }),
    'Email existente (persona 2)',
    'Existe un usuario con este email',
  ],
])('spells %o as documented (U10)', (failed, title, message) => {
  expect(errorText(failed, 'es')).toEqual({ title, message });
});

it.each([
  [30, 'dentro de un minuto'],
  [60, 'dentro de un minuto'],
  [61, 'dentro de 2 minutos'],
  [900, 'dentro de 15 minutos'],
])('a wait of %i s is told as "%s"', (retryAfterSeconds, text) => {
  expect(errorText(failure('auth.tooManyAttempts', { retryAfterSeconds }), 'es').message).toContain(text);
});

it.each(staffLanguages)('says of everything that there is too much of how much may be: %s', (language) => {
  for (const part of ['characters', 'elements', 'nesting', 'rules', 'fields', 'sections'] as const) {
    expect(errorText(failure('input.tooComplex', { part, max: 1234 }), language).message).toContain('1234');
  }
  expect(errorText(failure('input.tooComplex', { part: 'effort', max: 0 }), language).message).not.toContain('0');
});

it.each([
  ['es', 'para continuar. No se ha guardado nada'],
  ['pt', 'para continuar. Nada foi guardado'],
] as const)('ends a refusal within a refusal with a full stop in %s', (language, said) => {
  const reason = failure('activities.incomplete');
  expect(errorText(failure('activities.memberRefused', { date: '2026-06-20', reason }), language).message).toContain(
    said,
  );
});
