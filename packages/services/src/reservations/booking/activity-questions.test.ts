import { activities, people, reservations } from '@dehesa/db/schema';
import { ActivityQuestion } from '@dehesa/domain/activities';
import { AddCompanionInput, BookingInput } from '@dehesa/domain/reservations';
import { closedAfterAll } from '@dehesa/testing';
import { read, utils } from '@e965/xlsx';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readCheckInList } from '../../check-in/index';
import { cancellationToken } from '../../keys/index';
import { eraseDueAnswers } from '../../personal-data/index';
import { addCompanion } from '../my-booking/add-companion';
import { answerQuestions } from '../my-booking/answer-questions';
import { readMyBooking } from '../my-booking/read-my-booking';
import { removeCompanion } from '../my-booking/remove-companion';
import { linesOf, readPdf } from '../lists/pdf-reader.test-support';
import { exportReservationsPdf, exportReservationsSheet } from '../lists/print-reservations';
import { editReservation } from '../staff/edit-reservation';
import { readReservation } from '../staff/read-reservation';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { bookPlaces } from './book-places';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);
const transport = '1'.repeat(32);
const allergies = '2'.repeat(32);
const questions = [
  ActivityQuestion.parse({
    id: transport,
    kind: 'choice',
    of: 'party',
    required: true,
    days: 10,
    label: { es: '¿Cómo viene?', pt: 'Como vem?' },
    options: [{ es: 'Coche', pt: 'Carro' }, { es: 'Autobús' }],
  }),
  ActivityQuestion.parse({ id: allergies, kind: 'text', of: 'person', days: 20, label: { es: 'Alergias' } }),
];
const answer = (question: string, person: number | null, value: string) => ({ question, person, value });
const inputOf = (activityId: number, change: object = {}) =>
  BookingInput.parse({
    activityId,
    booker: world.person(),
    photoConsent: true,
    privacyAccepted: true,
    ...change,
  });
/** Somebody complete, as a visitor gives companions. */
const companion = () => ({ ...world.person(), kind: 'adult' as const, email: '' });
const given = [answer(transport, null, 'Coche'), answer(allergies, 0, 'Nueces'), answer(allergies, 1, 'Ninguna')];

async function booked(change: object = {}) {
  const activityId = await world.activity({ questions, confirmsAtOnce: true });
  const input = inputOf(activityId, { companions: [companion()], answers: given, ...change });
  await bookPlaces(world.as(null), input);
  const [row] = await world.db.select().from(reservations).where(eq(reservations.activityId, activityId));
  const id = row?.id ?? 0;
  const token = cancellationToken(admin().installation, { reservationId: id, address: input.booker.email });
  return { id, activityId, token };
}
const storedOf = async (id: number) => ({
  party: (await world.db.select().from(reservations).where(eq(reservations.id, id)))[0]?.answers ?? null,
  people: (await world.db.select().from(people).where(eq(people.reservationId, id)).orderBy(asc(people.position))).map(
    (person) => person.answers,
  ),
});

describe('the questions of an activity’s own (B73)', () => {
  it('are answered with the booking, and read by staff and by guides in their language', async () => {
    const { id, activityId } = await booked();
    expect(await storedOf(id)).toEqual({
      party: { [transport]: 'Coche' },
      people: [{ [allergies]: 'Nueces' }, { [allergies]: 'Ninguna' }],
    });
    const detail = await readReservation(admin(), { id, includeCancelled: false });
    expect(detail.answers).toMatchObject([
      { label: { es: '¿Cómo viene?', pt: 'Como vem?' }, value: { es: 'Coche', pt: 'Carro' } },
    ]);
    expect(detail.people.map(({ answers }) => answers.map(({ value }) => value.pt))).toEqual([['Nueces'], ['Ninguna']]);
    const list = await readCheckInList(world.as(world.actors.monfrague), { activityId });
    expect(list.parties[0]?.people[0]?.answers).toMatchObject([{ label: { pt: 'Alergias' }, value: { es: 'Nueces' } }]);
    expect(await refusal(readCheckInList(world.as(world.actors.other), { activityId }))).toBe('record.notFound');
    const pdf = await exportReservationsPdf(admin(), { activityId, list: 'confirmed', language: 'es' });
    expect(linesOf(await readPdf(pdf.content)).join('\n')).toContain('¿Cómo viene?: Coche · Alergias: Nueces');
    const { content } = await exportReservationsSheet(admin(), { activityId, language: 'pt' });
    const book = read(content);
    const rows = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' });
    expect(rows[0]?.slice(7)).toEqual(['Estado', 'Como vem?', 'Alergias']);
    expect(rows.slice(1).map((row) => row.slice(8))).toEqual([
      ['Carro', 'Nueces'],
      ['', 'Ninguna'],
    ]);
  });

  it.each<[string, object[], string]>([
    ['without the one that is required', [], 'reservations.answerMissing'],
    ['with an option that there is not', [answer(transport, null, 'Barco')], 'reservations.answerInvalid'],
    [
      'with an address in a text',
      [answer(transport, null, 'Coche'), answer(allergies, 0, 'www.example.org')],
      'reservations.textRefused',
    ],
  ])('refuse a booking %s, and nothing is stored', async (_what, answers, code) => {
    const activityId = await world.activity({ questions });
    expect(await refusal(bookPlaces(world.as(null), inputOf(activityId, { answers })))).toBe(code);
    expect(await world.held(activityId)).toEqual([0]);
  });

  it('bind neither the documented call nor staff, and what nobody asks is not stored', async () => {
    const activityId = await world.activity({ questions });
    const door = { withoutQuestions: true };
    expect(await refusal(bookPlaces(world.as(null), inputOf(activityId), door))).toBe('done');
    const id = await world.reserve(activityId, 2);
    expect(await storedOf(id)).toEqual({ party: null, people: [null, null] });
    const plain = await world.activity();
    await bookPlaces(world.as(null), inputOf(plain, { answers: given }));
    const [row] = await world.db.select().from(reservations).where(eq(reservations.activityId, plain));
    expect((await storedOf(row?.id ?? 0)).party).toBeNull();
  });

  it('keep who answered them when staff edit the reservation: nobody takes over the answers of somebody else', async () => {
    const { id } = await booked();
    const before = await storedOf(id);
    const { activity, people: party } = await readReservation(admin(), { id, includeCancelled: false });
    const [booker, other] = party;
    if (booker === undefined || other === undefined) throw new Error('nobody in it');
    const text = (value: string | null) => value ?? '';
    const same = { firstName: 'ANA', lastName: booker.lastName, identity: text(booker.identity) };
    const edit = (companion: object) =>
      editReservation(admin(), {
        ...world.party(activity.id, 1, {
          booker: { ...world.person(), ...same },
          companions: [{ ...world.companion(), ...companion }],
        }),
        id,
        status: null,
      });
    await edit({ firstName: other.firstName, lastName: other.lastName });
    expect(await storedOf(id)).toEqual(before);
    await edit({ firstName: 'Marta', lastName: 'Otra' });
    expect(await storedOf(id)).toEqual({ party: before.party, people: [before.people[0], null] });
  });

  it('are answered anew by the link, which shows none of the answers', async () => {
    const { id, token } = await booked();
    const shown = await readMyBooking(world.as(null), { token, language: 'pt' });
    expect(JSON.stringify(shown)).not.toContain('Nueces');
    expect(shown?.questions.map(({ label, options }) => [label, options.map((option) => option.label)])).toEqual([
      ['Como vem?', ['Carro', 'Autobús']],
      ['Alergias', []],
    ]);
    expect(shown?.answered).toHaveLength(3);
    const answers = [answer(allergies, 1, 'Polen'), answer(transport, null, ' ')];
    const version = shown?.version ?? '';
    await answerQuestions(world.as(null), { token, language: 'pt', version, answers });
    expect(await storedOf(id)).toEqual({
      party: { [transport]: 'Coche' },
      people: [{ [allergies]: 'Nueces' }, { [allergies]: 'Polen' }],
    });
    const audit = await world.lastAudit(id);
    expect(audit?.action).toBe('reservations.answerQuestions');
    expect(JSON.stringify(audit)).not.toContain('Polen');
    const wrong = { token, language: 'pt' as const, version, answers: [answer(transport, null, 'Barco')] };
    expect(await refusal(answerQuestions(world.as(null), wrong))).toBe('reservations.answerInvalid');
    expect(await refusal(answerQuestions(world.as(null), { ...wrong, token: 'x.y' }))).toBe('record.notFound');
  });

  it('are answered of who was in the party that the page showed, not of who came in somebody’s place', async () => {
    const { id, token } = await booked();
    const link = { token, language: 'es' as const };
    const read = async () => {
      const booking = await readMyBooking(world.as(null), link);
      if (booking === null) throw new Error('the link opens nothing');
      return booking;
    };
    const { version, people: party } = await read();
    await removeCompanion(world.as(null), { ...link, version, personId: party[1]?.id ?? 0 });
    const child = { kind: 'child' as const, firstName: 'Eva', lastName: 'Gil', birthDate: '2012-03-04' };
    await addCompanion(
      world.as(null),
      AddCompanionInput.parse({
        ...link,
        version: (await read()).version,
        companion: child,
        photoConsent: true,
        privacyAccepted: true,
      }),
    );
    const answers = [answer(allergies, 1, 'Polen')];
    expect(await refusal(answerQuestions(world.as(null), { ...link, version, answers }))).toBe(
      'reservations.changedMeanwhile',
    );
    expect((await storedOf(id)).people).toEqual([{ [allergies]: 'Nueces' }, null]);
    await answerQuestions(world.as(null), { ...link, version: (await read()).version, answers });
    expect((await storedOf(id)).people[1]).toEqual({ [allergies]: 'Polen' });
  });

  it('are no change of what a form of staff holds: one that stood open meanwhile is saved', async () => {
    const { id, token } = await booked();
    const stamp = async () => (await readReservation(admin(), { id, includeCancelled: false })).stamp;
    const before = await stamp();
    const link = { token, language: 'es' as const };
    const version = (await readMyBooking(world.as(null), link))?.version ?? '';
    await answerQuestions(world.as(null), { ...link, version, answers: [answer(allergies, 0, 'Polen')] });
    expect(await stamp()).toBe(before);
  });

  it('are not asked while the outing is suspended: nothing can be changed of it then', async () => {
    const { activityId, token } = await booked();
    await world.db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, activityId));
    const link = { token, language: 'es' as const };
    const shown = await readMyBooking(world.as(null), link);
    expect(shown?.questions).toEqual([]);
    const sent = { ...link, version: shown?.version ?? '', answers: [answer(allergies, 0, 'Polen')] };
    expect(await refusal(answerQuestions(world.as(null), sent))).toBe('activities.suspended');
  });

  it('that staff take away are not asked any more, and what was answered can be read', async () => {
    const { id, activityId } = await booked();
    const [kept] = questions;
    if (kept === undefined) throw new Error('no question');
    await world.edit(activityId, { questions: [{ ...kept, of: 'person' }] });
    const [row] = await world.db.select().from(activities).where(eq(activities.id, activityId));
    expect(row?.questions.map((one) => [one.id, one.of, one.retired])).toEqual([
      [transport, 'party', false],
      [allergies, 'person', true],
    ]);
    const detail = await readReservation(admin(), { id, includeCancelled: false });
    expect(detail.people[0]?.answers).toMatchObject([{ value: { es: 'Nueces' } }]);
  });

  it('lose their answers each in its time, and all of them after a year (own retention)', async () => {
    const { id } = await booked();
    const on = async (date: string) => {
      await eraseDueAnswers({ ...world.as(null), clock: { now: () => new Date(`${date}T03:00:00Z`) } });
      return storedOf(id);
    };
    // The outing is on 20 June.
    expect((await on('2026-06-30')).party).not.toBeNull();
    expect(await on('2026-07-01')).toEqual({
      party: null,
      people: [{ [allergies]: 'Nueces' }, { [allergies]: 'Ninguna' }],
    });
    expect((await on('2026-07-10')).people).toHaveLength(2);
    expect(await on('2026-07-11')).toEqual({ party: null, people: [null, null] });
    const other = await booked();
    await world.db.update(activities).set({ questions: [] }).where(eq(activities.id, other.activityId));
    await eraseDueAnswers({ ...world.as(null), clock: { now: () => new Date('2027-06-20T03:00:00Z') } });
    expect((await storedOf(other.id)).party).not.toBeNull();
    await eraseDueAnswers({ ...world.as(null), clock: { now: () => new Date('2027-06-21T03:00:00Z') } });
    expect(await storedOf(other.id)).toEqual({ party: null, people: [null, null] });
  });
});
