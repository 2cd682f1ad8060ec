import type { StaffLanguage } from '@dehesa/domain/languages';
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { LanguageProvider } from '../backoffice-language';
import { loadBackofficeTexts } from '../backoffice-texts';
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

it.each<[StaffLanguage, string, string]>([
  ['es', 'septiembre 2026', 'lu ma mi ju vi sá do'],
  ['pt', 'setembro 2026', '2ª 3ª 4ª 5ª 6ª Sa Do'],
])('its calendar is in the language of the screens, by itself: %s', async (language, month, days) => {
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
});
