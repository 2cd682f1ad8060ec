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

function shown({ wide, ticked = false }: { wide: boolean; ticked?: boolean }): string {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: wide }) });
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
        {...(ticked && { ticks: { all: <i>todas</i>, of: (bird: Bird) => <i>{bird.id}</i> } })}
        renderCard={(bird, tick) => (
          <b>
            {bird.name}
            {tick}
          </b>
        )}
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

it('with tick boxes has one before each row, on its card, and one of all that are shown', () => {
  const table = shown({ wide: true, ticked: true });
  expect([...table.matchAll(/<i>(\w+)<\/i>/g)].map(([, tick]) => tick)).toEqual(['todas', '1', '2']);
  expect(table).toMatch(/<i>1<\/i><\/td><th[^>]*scope="row"/);
  expect(table).toMatch(/colSpan="4"[^>]*id="more-2"/i);
  const cards = shown({ wide: false, ticked: true });
  expect(cards).toMatch(/<i>todas<\/i>.*<b>Buitre negro<i>1<\/i>.*<b>Alimoche<i>2<\/i>/);
});
