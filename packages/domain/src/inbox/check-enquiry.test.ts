import { expect, it } from 'vitest';
import { checkQuestion } from './check-enquiry';
import { QuestionInput } from './enquiry-inputs';

const asked = QuestionInput.parse({
  activityId: 4,
  language: 'pt',
  firstName: 'Inês',
  lastName: 'Sá',
  email: 'ines@example.org',
  phonePrefix: '+351',
  phone: '912 345 678',
  text: 'Há sombra?\nVamos com o meu pai.',
  privacyAccepted: true,
  idempotencyKey: 'k',
});

it('takes a question with a name, an address and a text; surname and telephone may be left out', () => {
  expect(checkQuestion(asked)).toEqual([]);
  expect(checkQuestion({ ...asked, lastName: '', phone: '' })).toEqual([]);
});

it.each([
  [{ firstName: ' ' }, 'firstName', 'reservations.incomplete'],
  [{ email: '' }, 'email', 'reservations.incomplete'],
  [{ text: ' \n ' }, 'text', 'reservations.incomplete'],
  [{ email: 'ines@' }, 'email', 'reservations.emailInvalid'],
  [{ privacyAccepted: false }, 'privacyAccepted', 'reservations.privacyNotAccepted'],
  [{ firstName: 'Ganhe em malo.com' }, 'firstName', 'reservations.textRefused'],
  [{ lastName: 'Sá\u202E' }, 'lastName', 'reservations.textRefused'],
  [{ text: 'Veja https://malo.example' }, 'text', 'reservations.textRefused'],
  [{ text: 'Ol\u0007á' }, 'text', 'reservations.textRefused'],
])('of %j the fault lies in %s: %s', (change, field, code) => {
  expect(checkQuestion({ ...asked, ...change }).map((issue) => [issue.field, issue.failure.code])).toEqual([
    [field, code],
  ]);
});

it('says everything that is wrong, in the order of the form', () => {
  const issues = checkQuestion({ ...asked, firstName: '', email: 'x', text: 'www.malo.es', privacyAccepted: false });
  expect(issues.map(({ field }) => field)).toEqual(['firstName', 'email', 'privacyAccepted', 'text']);
});

it('has limits on everything, and wants a key', () => {
  const { idempotencyKey: _key, ...without } = asked;
  expect(QuestionInput.safeParse(without).success).toBe(false);
  expect(QuestionInput.safeParse({ ...asked, text: 'a'.repeat(2000) }).success).toBe(true);
  for (const change of [{ text: 'a'.repeat(2001) }, { firstName: 'a'.repeat(81) }, { email: 'a'.repeat(81) }])
    expect(QuestionInput.safeParse({ ...asked, ...change }).success).toBe(false);
});
