import { bookingTexts } from '@dehesa/i18n/booking-texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../../../../lib/page-texts';
import { FrameContext } from '../../../../lib/widget-frame';
import { OtherPlacesChoice } from './other-places-choice';

const times = { start: '09:00', end: '11:00', portugueseStart: null, portugueseEnd: null };
const other = { shifts: [], dates: [{ slug: 'barco-2', title: 'Barco', date: '2026-12-19', times, free: 4 }] };

it.each([
  ['a page of its own', undefined, '/actividad/barco-2#book'],
  [
    'a widget, which it does not leave',
    { embed: 'https://sitio.example', territoryId: null },
    '/actividad/barco-2?lang=es&embed=https%3A%2F%2Fsitio.example#book',
  ],
])('another date opens within %s (B71)', (_place, frame, address) => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="es" texts={bookingTexts('es')}>
      <FrameContext value={frame}>
        <OtherPlacesChoice
          other={other}
          people={2}
          activity={{ language: 'es', collaboratorId: null }}
          onShift={() => undefined}
          onDate={() => undefined}
        />
      </FrameContext>
    </LanguageProvider>,
  );
  expect(html.replaceAll('&amp;', '&')).toContain(`<a href="${address}">`);
});
