import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { LanguageProvider } from '../../../lib/backoffice-language';
import { loadBackofficeTexts } from '../../../lib/backoffice-texts';
import { type OwnReservation, OwnReservationCard } from './own-reservation-card';

const activity: OwnReservation['activity'] = {
  title: 'Grullas',
  date: '2026-06-20',
  hours: 'De 9:00 a 11:00',
  shift: '',
  municipality: 'Serradilla',
  meetingPoint: '',
  imageUrl: null,
  suspended: false,
};
const reservation: OwnReservation = {
  id: 1,
  reference: 'MON-AAAA2222',
  status: 2,
  partySize: 1,
  people: ['Ana'],
  activity,
  address: '/mi-reserva/x?lang=es',
  qrAddress: null,
  offered: false,
};

beforeAll(() => loadBackofficeTexts('es'));

const shown = (suspended: boolean, past: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <LanguageProvider first="es">
        <OwnReservationCard reservation={{ ...reservation, activity: { ...activity, suspended } }} past={past} />
      </LanguageProvider>
    </MantineProvider>,
  );

it('says of a suspended outing that nobody is to come, and not that one is confirmed', () => {
  expect(shown(false, false)).toContain('Confirmada');
  const text = shown(true, false);
  expect(text).toContain('Suspendida');
  expect(text).toContain('no vengas');
  expect(text).not.toContain('Confirmada');
});

it('says of one that lies behind only that it was suspended', () => {
  expect(shown(true, true)).toContain('Suspendida');
  expect(shown(true, true)).not.toContain('no vengas');
});
