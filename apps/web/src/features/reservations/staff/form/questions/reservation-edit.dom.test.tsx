import type { EditReservationInput, StaffReservationInput } from '@dehesa/domain/reservations';
import { useLocation } from '@tanstack/react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadErrorTexts } from '../../../../../lib/error-texts';
import {
  buttonIn,
  dialogNamed,
  fieldAt,
  openDialog,
  refusal,
  typeInto,
  withFonts,
} from '../../../../../lib/screens/acts.test-support';
import { comesTrue, until } from '../../../../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../../../../lib/screens/shown-screen.test-support';
import type { ActivityReservations, ReservationDetail } from '../../reservation-types';
import { ReservationEditScreen } from '../reservation-edit-screen';
import type { ReturnFrom } from '../return-to';

const head = {
  id: 7,
  slug: 'barco',
  title: { es: 'En barco', pt: 'De barco' },
  territoryId: 2 as const,
  territory: { es: 'Tajo', pt: 'Tejo' },
  date: '2031-06-20',
  startTime: '10:00',
  endTime: null,
  imageUrl: null,
};
const none = { rows: [], total: 0, people: 0 };
const ofActivity = (): ActivityReservations => ({
  activity: {
    ...head,
    category: { es: 'Barco', pt: 'Barco' },
    municipality: 'Cedillo',
    meetingPoint: { es: 'Muelle', pt: 'Cais' },
    minimumAge: 0,
    childrenAllowed: true,
    waitingListMode: 'manual',
    hidden: false,
    registrationsClosed: false,
    suspended: false,
    past: false,
    guides: [],
  },
  places: [{ shift: null, capacity: 1, held: 1, free: 0, confirmed: 0, pending: 1, offered: 0, waiting: 0 }],
  pending: none,
  waiting: none,
  confirmed: none,
});
const booker = {
  id: 1,
  position: 0,
  kind: 'booker' as const,
  firstName: 'Aurora',
  lastName: 'Peña',
  identity: '00000001R',
  sex: 'F' as const,
  birthDate: '1956-03-14',
  postalCode: '10600',
  province: 'Cáceres',
  locality: 'Plasencia',
  phonePrefix: '+34',
  phone: '600000999',
  email: 'aurora@example.org',
  checkedIn: false,
  answers: [],
};
const read = (): ReservationDetail => ({
  id: 9,
  reference: 'TAJ-ABCD2345',
  status: 1,
  language: 'es',
  notes: stored.notes,
  answers: [],
  source: 'staff',
  shift: null,
  collaborator: null,
  activity: head,
  people: [booker],
  unnamed: { adults: 0, minors: 0 },
  checkedIn: false,
  createdAt: new Date('2026-06-01T10:00:00Z'),
  waitingSince: null,
  whatsapp: false,
  stamp: stored.stamp,
  consents: { privacyAt: null, photoAt: null, communicationsAt: null, whatsappAt: null, textVersion: null },
  erasedAt: null,
  emailSuppression: null,
  history: [],
});

let role: 0 | 2;
let stored: { notes: string; stamp: string };
let tellOfChange: () => void;
const edit = vi.fn<(input: EditReservationInput) => void>();
const { show } = screensOf({
  'auth.session': () => ({ user: { id: 1, role, territoryId: null }, appType: 'actividades' }),
  'config.public': () => ({ territories: [] }),
  'reservations.ofActivity': ofActivity,
  'reservations.read': read,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the form sends
  'reservations.edit': (input) => edit(input as EditReservationInput),
});

withFonts();
beforeAll(() => loadErrorTexts('es'));
beforeEach(() => {
  role = 0;
  stored = { notes: '', stamp: 'first' };
  // As the server does: a form of before is refused, one that names no state is not.
  edit.mockReset().mockImplementation(({ notes, stamp }) => {
    if (stamp !== undefined && stamp !== stored.stamp) throw refusal({ code: 'reservations.changedMeanwhile' });
    stored = { notes, stamp: `after ${stored.stamp}` };
  });
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        tellOfChange = () => void this.dispatchEvent(new Event('missed'));
      }
      close = () => undefined;
    },
  );
});

const addressOf = () => document.querySelector('output')?.textContent;
function Editing({ from }: { from: ReturnFrom }) {
  const { href } = useLocation();
  return (
    <>
      <output>{href}</output>
      <ReservationEditScreen id={9} from={from} />
    </>
  );
}
const FromBoard = () => <Editing from="view" />;
const board = '/actividades/ver/reserva?id=7';
const save = async () => (await button('Guardar')).click();
const question = 'La reserva ha cambiado';
const notesAre = (text: string) => comesTrue(async () => expect((await fieldAt('notes')).value).toBe(text));
const byOthers = () => (stored = { notes: 'Llega tarde', stamp: 'second' });

it.each([
  { from: 'view', back: board },
  { from: 'colaboradores', back: '/actividades/admin/colaboradores' },
  { from: undefined, back: '/actividades/admin/reservas' },
] as const)('Cancel leads back where one came from ($from)', async ({ from, back }) => {
  show(() => <Editing from={from} />);
  const cancel = await until(() => [...document.querySelectorAll('a')].find((a) => a.textContent === 'Cancelar'));
  cancel.click();
  await comesTrue(() => expect(addressOf()).toBe(back));
});

describe('what somebody else has stored meanwhile', () => {
  it('is told at once, and not stored over; what was typed stays until it is given up', async () => {
    show(FromBoard);
    typeInto(await fieldAt('notes'), 'Llega en silla de ruedas');
    byOthers();
    tellOfChange();
    await until(() => [...document.querySelectorAll('[role=alert]')].find((a) => a.textContent.includes(question)));
    await save();
    (await buttonIn(await dialogNamed(question), 'Seguir editando')).click();
    await comesTrue(() => expect(openDialog(question)).toBeNull());
    expect((await fieldAt('notes')).value).toBe('Llega en silla de ruedas');
    expect(stored.notes).toBe('Llega tarde');

    await save();
    (await buttonIn(await dialogNamed(question), 'Ver cómo está ahora y perder lo escrito')).click();
    await notesAre('Llega tarde');
    expect(openDialog(question)).toBeNull();
    typeInto(await fieldAt('notes'), 'Llega tarde, en silla de ruedas');
    await save();
    await comesTrue(() => expect(addressOf()).toBe(board));
    expect(stored).toEqual({ notes: 'Llega tarde, en silla de ruedas', stamp: 'after second' });
    expect(edit.mock.calls.map(([{ stamp }]) => stamp)).toEqual(['first', 'first', 'second']);
  });

  it('is stored over by who knows of it and says so', async () => {
    show(FromBoard);
    typeInto(await fieldAt('notes'), 'Dos');
    byOthers();
    await save();
    const asked = await dialogNamed(question);
    expect(stored.notes).toBe('Llega tarde');
    (await buttonIn(asked, 'Guardar mis cambios de todas formas')).click();
    await comesTrue(() => expect(addressOf()).toBe(board));
    expect(stored.notes).toBe('Dos');
    expect(edit.mock.calls.map(([{ stamp }]) => stamp)).toEqual(['first', undefined]);
  });
});

describe('people', () => {
  async function withCompanion(email: string) {
    show(FromBoard);
    (await button('Añadir un acompañante')).click();
    typeInto(await fieldAt('companions.0.firstName'), 'Blas');
    typeInto(await fieldAt('companions.0.lastName'), 'Prueba');
    typeInto(await fieldAt('companions.0.email'), email);
    await save();
  }

  it('who is refused is named by number, with the focus there, and what was typed stays', async () => {
    edit.mockImplementation(() => {
      throw refusal({ code: 'reservations.companionEmailRepeated', params: { person: 1 } });
    });
    await withCompanion('aurora@example.org');
    await until(() =>
      [...document.querySelectorAll('[role=alert]')].find((a) => a.textContent.includes('Email existente (persona 1)')),
    );
    await comesTrue(async () => expect(document.activeElement).toBe(await fieldAt('companions.0.email')));
    expect((await fieldAt('booker.firstName')).value).toBe('Aurora');
    expect((await fieldAt('companions.0.firstName')).value).toBe('Blas');
    expect(addressOf()).toBe('/');
  });

  const full: (input: Pick<StaffReservationInput, 'force'>) => void = ({ force }) => {
    if (!force) throw refusal({ code: 'reservations.capacityExceeded' });
  };

  it('who may go beyond capacity is asked before (B15)', async () => {
    edit.mockImplementation(full);
    await withCompanion('blas@example.org');
    const asked = await dialogNamed('Aforo completo');
    expect(asked.textContent).toContain('supera el aforo máximo permitido');
    await comesTrue(async () => expect(document.activeElement).toBe(await buttonIn(asked, 'No, volver')));
    expect(addressOf()).toBe('/');
    (await buttonIn(asked, 'Superar el aforo')).click();
    await comesTrue(() => expect(addressOf()).toBe(board));
    expect(edit.mock.calls.map(([{ force }]) => force)).toEqual([false, true]);
  });

  it('who may not is told', async () => {
    role = 2;
    edit.mockImplementation(full);
    await withCompanion('blas@example.org');
    await until(() => [...document.querySelectorAll('[role=alert]')].find((a) => a.textContent.includes('Aforo')));
    expect(openDialog('Aforo completo')).toBeNull();
    expect(addressOf()).toBe('/');
  });
});
