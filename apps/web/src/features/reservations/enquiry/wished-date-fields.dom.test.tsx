import { enquiry as en } from '@dehesa/i18n/locales/en/enquiry';
import { enquiry as es } from '@dehesa/i18n/locales/es/enquiry';
import { enquiry as pt } from '@dehesa/i18n/locales/pt/enquiry';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../../../lib/page-texts';
import { wire } from '../../../lib/wire';
import { WishedDateFields } from './wished-date-fields';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';

afterEach(() => vi.unstubAllGlobals());

const times = { start: '09:00', end: '13:30', portugueseStart: '08:00', portugueseEnd: '12:30' };
const dates = [
  { activityId: 7, date: '2026-06-20', times },
  { activityId: 8, date: '2026-06-27', times: { ...times, portugueseStart: null, portugueseEnd: null } },
];

it.each([
  [
    'es',
    es,
    'sábado, 20 de junio de 2026 · de 9:00 a 13:30 hora española · de 8:00 a 12:30 hora portuguesa',
    'sábado, 27 de junio de 2026 · de 9:00 a 13:30',
  ],
  [
    'pt',
    pt,
    'sábado, 20 de junho de 2026 · das 9:00 às 13:30 hora espanhola · das 8:00 às 12:30 hora portuguesa',
    'sábado, 27 de junho de 2026 · das 9:00 às 13:30',
  ],
  [
    'en',
    en,
    'Saturday 20 June 2026 · 9:00 to 13:30 Spanish time · 8:00 to 12:30 Portuguese time',
    'Saturday 27 June 2026 · 9:00 to 13:30',
  ],
] as const)('tells each date by the clocks that count there, in %s (B48)', async (language, texts, border, inland) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ result: { data: wire.serialize(dates) } })));
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <LanguageProvider language={language} texts={bookingTexts(language)}>
      <WishedDateFields
        activity={{ id: 7, date: '2026-06-20', times }}
        texts={texts.group}
        draft={{ activityId: '7', wishedDate: '' }}
        onChange={() => undefined}
      />
    </LanguageProvider>,
  );
  const options = () => [...place.querySelectorAll('option')].map(({ textContent }) => textContent);
  await comesTrue(() => expect(options()).toEqual([border, inland]));
  root.unmount();
});
