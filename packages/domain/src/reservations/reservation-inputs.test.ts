import { describe, expect, it } from 'vitest';
import { AttendanceAnswer, AttendanceListInput, NoteAttendanceInput } from './attendance-answer';
import { bulkMessages, SendBulkMessageInput } from './staff/bulk-message';
import { listAddress, PrintListInput, printedStatus, readListWord } from './staff/printed-list';
import { CancellationLink, ReferenceLookup, VisitorLookup } from './public-input';
import { ReservationStatus } from './status';

describe('lists on paper (U26, U27)', () => {
  it('have their addresses, in the language of who asks', () => {
    const list = { activityId: 7, list: 'waiting', language: 'pt' } as const;
    expect(listAddress.print(list)).toBe('/imprimir/reservas/7?lista=espera&lang=pt');
    expect(listAddress.pdf({ ...list, list: 'confirmed' })).toBe(
      '/descargas/reservas/7/lista.pdf?lista=confirmadas&lang=pt',
    );
    expect(listAddress.sheet(list)).toBe('/descargas/reservas/7/reservas.xlsx?lang=pt');
    expect(PrintListInput.parse({ activityId: 7, list: 'waiting' }).language).toBe('es');
  });

  it('are the confirmed one unless the address names the other', () => {
    expect(['espera', 'confirmadas', 'otra', undefined].map(readListWord)).toEqual([
      'waiting',
      'confirmed',
      'confirmed',
      'confirmed',
    ]);
    expect(printedStatus).toEqual({ confirmed: ReservationStatus.confirmed, waiting: ReservationStatus.waiting });
  });
});

describe('an answer to the question who comes', () => {
  const link = { token: 'signed' };
  const fits = (answer: object) => AttendanceAnswer.safeParse({ ...link, ...answer }).success;

  it('is that all come, that some do not, or that nobody does', () => {
    expect(fits({ answer: 'coming' })).toBe(true);
    expect(fits({ answer: 'cancelled' })).toBe(true);
    expect(fits({ answer: 'fewer', personIds: [1], party: 2 })).toBe(true);
    expect(fits({ answer: 'fewer', personIds: [1, 2, 3], party: 4 })).toBe(true);
    expect(fits({ answer: 'perhaps' })).toBe(false);
  });

  it.each([
    { personIds: [], party: 2 },
    { personIds: [1, 2, 3, 4], party: 4 },
    { personIds: [1], party: 1 },
    { personIds: [1], party: 5 },
    { personIds: [1], party: 2.5 },
    { personIds: [1] },
  ])('is none with %j', (change) => {
    expect(fits({ answer: 'fewer', ...change })).toBe(false);
  });

  it('is first looked for where there is none; who was reached comes unless said otherwise', () => {
    expect(AttendanceListInput.parse({ activityId: 1 }).filter).toBe('unanswered');
    expect(NoteAttendanceInput.parse({ id: 1 })).toEqual({ id: 1, coming: true });
  });
});

describe('messages to everybody of an activity (U29)', () => {
  it('go to those in the state that they speak of; a new schedule to all that hold places (B2, B10)', () => {
    const { pending, confirmed, waiting } = ReservationStatus;
    expect(bulkMessages).toEqual({
      pending: { slug: 'reserva-pendiente', statuses: [pending] },
      waiting: { slug: 'reserva-en-espera', statuses: [waiting] },
      confirmed: { slug: 'reserva-confirmada', statuses: [confirmed] },
      scheduleChange: { slug: 'cambio-horario', statuses: [pending, confirmed] },
    });
  });

  it('are sent with a key or with none, but with no empty one', () => {
    const message = { activityId: 1, kind: 'pending' };
    expect(SendBulkMessageInput.parse(message)).toEqual({ ...message, key: null });
    expect(SendBulkMessageInput.safeParse({ ...message, key: '' }).success).toBe(false);
    expect(SendBulkMessageInput.safeParse({ ...message, key: 'a'.repeat(101) }).success).toBe(false);
  });
});

describe('what visitors send', () => {
  it('is in Spanish where no language is named, and a link says something', () => {
    expect(CancellationLink.parse({ token: 'signed' })).toEqual({ token: 'signed', language: 'es' });
    for (const token of ['', 'a'.repeat(601)]) expect(CancellationLink.safeParse({ token }).success).toBe(false);
  });

  it('at a checkpoint is trimmed and not empty (B16)', () => {
    expect(ReferenceLookup.parse({ reference: ' MON-1 ', language: 'pt' })).toEqual({
      reference: 'MON-1',
      language: 'pt',
    });
    expect(ReferenceLookup.safeParse({ reference: '   ' }).success).toBe(false);
    expect(VisitorLookup.safeParse({ code: ' ', collaboratorId: 1 }).success).toBe(false);
    expect(VisitorLookup.parse({ code: ' 12 ', collaboratorId: 1 })).toMatchObject({ code: '12', language: 'es' });
  });
});
