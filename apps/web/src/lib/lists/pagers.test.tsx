import { createDehesaTheme } from '@dehesa/ui';
import { MantineProvider, Pagination } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { LanguageProvider } from '../backoffice-language';
import { loadBackofficeTexts } from '../backoffice-texts';
import { ListPager } from './list-pager';
import { Pager } from './pager';

beforeAll(() => loadBackofficeTexts('es'));

const shown = (pages: ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider theme={createDehesaTheme({ close: 'Cerrar' })}>
      <LanguageProvider first="es">{pages}</LanguageProvider>
    </MantineProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');

const nothing = () => undefined;

it.each([
  ['a list with its range', <ListPager key="1" page={2} size={undefined} total={400} onChange={nothing} />],
  ['the pages alone', <Pager key="2" label="Páginas" page={2} pages={9} onPage={nothing} />],
  ['what says nothing of its size', <Pagination key="3" total={9} value={2} />],
])('page numbers are written as the text around them, on 44 px: %s', (_case, pages) => {
  const text = shown(pages);
  const sizes = [...text.matchAll(/--pagination-control-(size|fz):([^;"]+)/g)].map(([, what, value]) => [what, value]);
  expect(Object.fromEntries(sizes)).toEqual({ size: '2.75rem', fz: 'var(--mantine-font-size-md)' });
  expect(text).not.toContain('font-size:');
});
