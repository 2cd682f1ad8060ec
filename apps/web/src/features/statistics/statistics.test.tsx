import { MantineProvider } from '@mantine/core';
import type { Dashboard, ScopeStatistics } from '@dehesa/domain/statistics';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { LanguageProvider } from '../../lib/backoffice-language';
import { loadBackofficeTexts } from '../../lib/backoffice-texts';
import { Statistics } from './statistics';
import type { StatisticsView } from './statistics-view';

const general: ScopeStatistics = {
  reservations: { pending: 0, confirmed: 0, waiting: 0, cancelled: 0, total: 0 },
  capacity: { available: 0, occupied: 0, total: 0 },
  activities: 0,
  people: 0,
  provinces: [],
  districts: [],
  caceres: 0,
  badajoz: 0,
  collaborators: 0,
};
const dashboard: Dashboard = {
  computedAt: new Date('2026-04-10T10:00:00Z'),
  collaborators: 0,
  general,
  territories: null,
};

beforeAll(() => loadBackofficeTexts('es'));

it.each<[StatisticsView, boolean]>([
  [{ period: 'season' }, true],
  [{ period: 'dates', from: '2026-03-01', to: '2026-05-31' }, true],
  [{ period: 'dates' }, false],
  [{ period: 'dates', from: '2026-03-01' }, false],
  [{ period: 'dates', from: '2026-05-31', to: '2026-03-01' }, false],
])('%j has spreadsheets of its period: %s', (view, has) => {
  const text = renderToStaticMarkup(
    <MantineProvider>
      <LanguageProvider first="es">
        <Statistics dashboard={dashboard} view={view} onViewChange={() => undefined} />
      </LanguageProvider>
    </MantineProvider>,
  );
  expect(text.includes(statistics.es.exports.general)).toBe(has);
});
