import { describe, expect, it } from 'vitest';
import { BookingInput } from '../schema';
import type { GivenAnswer } from './given-answers';
import { answeredIn, answersToStore, type AskedQuestion, checkAnswers } from './question-answers';

const question = (id: string, change: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id,
  kind: 'text',
  of: 'party',
  required: true,
  retired: false,
  options: [],
  ...change,
});
const transport = question('transport', { kind: 'choice', options: [{ es: 'Coche' }, { es: 'Autobús' }] });
const first = question('first', { kind: 'yesNo', required: false });
const allergies = question('allergies', { of: 'person' });
const questions = [transport, first, allergies];
const answer = (to: string, person: number | null, value: string): GivenAnswer => ({ question: to, person, value });

const issues = (answers: GivenAnswer[], slots = [0], partly = false) =>
  checkAnswers(questions, { slots, answers }, { partly }).map(({ field, failure }) => `${field}: ${failure.code}`);

describe('answers to an activity’s own questions (B73)', () => {
  it('are asked of the party once, and of everybody whose slot was begun', () => {
    expect(issues([], [0, 2])).toEqual([
      'answers.party.transport: reservations.answerMissing',
      'answers.0.allergies: reservations.answerMissing',
      'answers.2.allergies: reservations.answerMissing',
    ]);
    expect(issues([answer('transport', null, 'Coche'), answer('allergies', 0, ' ')])).toEqual([
      'answers.0.allergies: reservations.answerMissing',
    ]);
  });

  it.each<[string, GivenAnswer, string]>([
    [
      'an option that there is not',
      answer('transport', null, 'Barco'),
      'answers.party.transport: reservations.answerInvalid',
    ],
    ['neither yes nor no', answer('first', null, 'sí'), 'answers.party.first: reservations.answerInvalid'],
    ['an address', answer('allergies', 0, 'https://example.org'), 'answers.0.allergies: reservations.textRefused'],
    ['hidden signs', answer('allergies', 0, 'nu\u202eces'), 'answers.0.allergies: reservations.textRefused'],
  ])('are refused: %s', (_what, given, expected) => {
    expect(issues([given], [0], true)).toEqual([expected]);
  });

  it('that nobody asks for are ignored, and none of a retired question is wanted', () => {
    const retired = checkAnswers([{ ...transport, retired: true }], { slots: [0], answers: [] });
    expect(retired).toEqual([]);
    const unknown = [answer('other', null, 'x'), answer('allergies', 3, 'x'), answer('transport', 0, 'Coche')];
    expect(issues(unknown, [0], true)).toEqual([]);
    expect(answersToStore(questions, { slots: [0], answers: unknown }).size).toBe(0);
  });

  it('are stored with the party and with each person, without blanks', () => {
    const answers = [
      answer('transport', null, ' Autobús '),
      answer('first', null, ''),
      answer('allergies', 0, 'Ninguna'),
      answer('allergies', 2, 'Nueces'),
    ];
    expect([...answersToStore(questions, { slots: [0, 2], answers })]).toEqual([
      [null, { transport: 'Autobús' }],
      [0, { allergies: 'Ninguna' }],
      [2, { allergies: 'Nueces' }],
    ]);
  });

  it('of a booking are those of who comes: an empty slot is nobody', () => {
    const booking = BookingInput.parse({
      activityId: 1,
      booker: {},
      companions: [{ kind: 'adult' }, { kind: 'child', firstName: 'Eva' }],
      answers: [answer('allergies', 1, 'x')],
    });
    expect(answeredIn(booking).slots).toEqual([0, 2]);
  });
});
