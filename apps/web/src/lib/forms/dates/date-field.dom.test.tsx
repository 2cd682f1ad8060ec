import type { StaffLanguage } from '@dehesa/domain/languages';
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { LanguageProvider } from '../../backoffice-language';
import { loadBackofficeTexts } from '../../backoffice-texts';
import { DateField } from './date-field';

let root: Root;
let place: HTMLElement;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

it.each<[StaffLanguage, string, string, string]>([
  ['es', 'septiembre de 2026', 'lun mar mié jue vie sáb dom', 'sábado, 5 de septiembre de 2026'],
  ['pt', 'setembro de 2026', 'seg ter qua qui sex sáb dom', 'sábado, 5 de setembro de 2026'],
])('its calendar is in the language of the screens, by itself: %s', async (language, month, days, chosen) => {
  await loadBackofficeTexts(language);
  act(() =>
    root.render(
      <MantineProvider env="test">
        <LanguageProvider first={language}>
          <DateField label="Día" value="2026-09-05" onChange={() => {}} />
        </LanguageProvider>
      </MantineProvider>,
    ),
  );
  act(() => place.querySelector('input')?.click());
  const shown = (part: string) =>
    Array.from(document.querySelectorAll(`.mantine-DateInput-${part}`), ({ textContent }) => textContent).join(' ');
  expect([shown('calendarHeaderLevel'), shown('weekday')]).toEqual([month, days]);
  expect(document.querySelector('.mantine-DateInput-day[data-selected]')?.getAttribute('aria-label')).toBe(chosen);
});
