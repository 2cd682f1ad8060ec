import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { type Column, DataList } from './data-list';

interface Bird {
  id: number;
  name: string;
  seen: string;
}

type Order = 'name' | 'seen' | 'rarity';

const birds: Bird[] = [
  { id: 1, name: 'Buitre negro', seen: '3 mar' },
  { id: 2, name: 'Alimoche', seen: '4 mar' },
];

const columns: Column<Bird, Order>[] = [
  { sorts: [{ order: 'name', label: 'Ave' }], renderCell: ({ name }) => name },
  {
    sorts: [
      { order: 'seen', label: 'Vista' },
      { order: 'rarity', label: 'Rareza' },
    ],
    renderCell: ({ seen }) => seen,
  },
  { heading: 'Acciones', renderCell: () => 'Borrar' },
];

function shown(onScreen: { wide: boolean }): string {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: onScreen.wide }) });
  return renderToStaticMarkup(
    <MantineProvider>
      <DataList<Bird, Order>
        name="birds"
        rows={birds}
        caption="Aves"
        columns={columns}
        sorting={{ order: 'rarity', direction: 'desc', onSort: () => undefined }}
        below={(bird) => (bird.id === 2 ? { id: 'more-2', content: 'Nido' } : null)}
        busy
        renderCard={(bird) => <b>{bird.name}</b>}
      />
    </MantineProvider>,
  );
}

afterEach(() => vi.unstubAllGlobals());

it('is a table on a desk, each row named by its first cell, with the order told by its column', () => {
  const table = shown({ wide: true });
  expect(table).toMatch(/<table[^>]*aria-label="Aves"/);
  expect(table.match(/<th[^>]*scope="row"/g)).toHaveLength(2);
  expect([...table.matchAll(/<th[^>]*scope="col"[^>]*>/g)].map(([th]) => /aria-sort="(\w+)"/.exec(th)?.[1])).toEqual([
    'none',
    'descending',
    undefined,
  ]);
  expect(table).toMatch(/<td[^>]*colSpan="3"[^>]*id="more-2"[^>]*>Nido/i);
  expect(table).toContain('aria-busy="true"');
});

it('is a list of cards on a phone', () => {
  const cards = shown({ wide: false });
  expect(cards).not.toContain('<table');
  expect(cards.match(/<li>/g)).toHaveLength(2);
  expect(cards).toContain('<b>Alimoche</b>');
});
