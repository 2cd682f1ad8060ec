import type { MyBooking } from '@dehesa/domain/reservations';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BookingSummary } from '../../features/reservations/booking/booking-summary';
import { LanguageProvider } from '../../lib/page-texts';
import { agendaRequest, sampleItem } from './agenda/agenda.test-support';
import { renderPage } from './entry-server';
import { MyBookingPage } from './my-booking/my-booking-page';
import { activityRequest, sampleActivity } from './page.test-support';

const times = { start: '09:00', end: '11:00', portugueseStart: null, portugueseEnd: null };
const [untimed, timed] = [
  { name: 'Turno A', label: 'Turno A', portugueseLabel: null, untimed: true, free: 4, full: false },
  { name: '10:00', label: '10:00–11:00', portugueseLabel: null, free: 4, full: false },
] as const;
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const drawn = (content: ReactNode) =>
  words(
    renderToStaticMarkup(
      <LanguageProvider language="es" texts={bookingTexts('es')}>
        {content}
      </LanguageProvider>,
    ),
  );

describe('the hours of the activity, where a shift tells no time (B70)', () => {
  it('stand once above the shifts on its page', async () => {
    const page = async (shifts: (typeof untimed | typeof timed)[]) =>
      words(await renderPage(activityRequest({ times, shifts })));
    expect(await page([untimed, timed])).toContain('Turnos De 9:00 a 11:00 Turno A 10:00–11:00');
    expect(await page([timed])).toContain('Turnos 10:00–11:00');
  });

  it('stand above them in the agenda', async () => {
    const card = words(await renderPage(agendaRequest([sampleItem({ times, shifts: [untimed, timed] })])));
    expect(card).toContain('De 9:00 a 11:00 Turnos: Turno A · 10:00–11:00');
  });

  it.each([
    [untimed, 'de 9:00 a 11:00 Turno A'],
    [timed, '12 de diciembre de 2026 10:00–11:00'],
  ] as const)('stand with the shift that is booked: $0.name', (shift, said) => {
    const activity = sampleActivity({ times, shifts: [untimed, timed] });
    expect(drawn(<BookingSummary activity={activity} shift={shift.name} people={1} email="" />)).toContain(said);
  });

  it.each([
    [untimed, 'Turno De 9:00 a 11:00 · Turno A'],
    [timed, 'Turno 10:00–11:00'],
  ] as const)('stand on one’s own page: $0.name', (shift, said) => {
    const { date, municipality } = sampleActivity();
    const activity = { title: 'Barco', slug: 'barco', date, times, municipality, meetingPoint: '', mapUrl: null };
    const booking: MyBooking = {
      language: 'es',
      reference: 'ES-1',
      state: 'pending',
      begun: false,
      suspended: false,
      version: '',
      people: [],
      unnamed: { adults: 0, minors: 0 },
      shift: { ...shift, id: 1, room: false },
      shifts: [],
      questions: [],
      answered: [],
      addition: null,
      email: '',
      whatsapp: null,
      activity: { ...activity, phone: '', necessaryMaterial: '', recommendedMaterial: '' },
      qr: null,
      waiting: null,
      offer: null,
    };
    expect(drawn(<MyBookingPage token="t" booking={booking} />)).toContain(said);
    const both = [untimed, timed].map((one, index) => ({ ...one, id: index + 1, room: true }));
    const other = drawn(<MyBookingPage token="t" booking={{ ...booking, shift: null, shifts: both }} />);
    expect(other).toMatch(/De 9:00 a 11:00 · Turno A .*10:00–11:00/);
  });
});
