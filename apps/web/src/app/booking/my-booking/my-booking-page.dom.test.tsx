import type { MyBooking } from '@dehesa/domain/reservations';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../lib/page-texts';
import { sampleActivity } from '../page.test-support';
import { MyBookingPage } from './my-booking-page';

const { title, slug, date, times, municipality, meetingPoint, mapUrl, phone, necessaryMaterial, recommendedMaterial } =
  sampleActivity();

const booking: MyBooking = {
  language: 'es',
  reference: 'ES-1',
  state: 'confirmed',
  begun: false,
  suspended: false,
  version: '',
  people: [],
  unnamed: { adults: 0, minors: 0 },
  shift: null,
  shifts: [],
  questions: [],
  answered: [],
  addition: null,
  email: '',
  whatsapp: true,
  activity: {
    title,
    slug,
    date,
    times,
    municipality,
    meetingPoint,
    mapUrl,
    phone,
    necessaryMaterial,
    recommendedMaterial,
  },
  qr: null,
  waiting: null,
  offer: null,
};

/** The card of how it stands, as the server draws it. */
function stateOf(language: MyBooking['language'], change: Partial<MyBooking>) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <LanguageProvider language={language} texts={bookingTexts(language)}>
      <MyBookingPage token="t" booking={{ ...booking, language, ...change }} />
    </LanguageProvider>,
  );
  const card = page.querySelector('.my-booking-state');
  return { said: card?.textContent, offered: card?.querySelectorAll('a, button, input, img, svg').length };
}

it.each([
  ['es', 'Actividad suspendida', 'no venga'],
  ['pt', 'A atividade não se realiza', 'não venha'],
  ['en', 'Activity called off', 'please do not come'],
] as const)(
  'of a suspended outing says in %s that nobody is to come, and offers nothing to come with',
  (language, said, come) => {
    const suspended = stateOf(language, { suspended: true });
    expect(suspended.said).toContain(said);
    expect(suspended.said).toContain(come);
    expect(suspended.offered).toBe(0);
    expect(stateOf(language, {}).said).not.toContain(said);
    expect(stateOf(language, {}).offered).toBeGreaterThan(2);
  },
);
