import { manyLists } from '@dehesa/i18n/backoffice/many-lists';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../backoffice-language';
import { loadBackofficeTexts } from '../../backoffice-texts';
import { loadErrorTexts } from '../../error-texts';
import { ListMany } from './list-many';
import { ManyResult } from './many-dialog';
import { ticksOf } from './ticks';

beforeAll(async () => {
  await loadBackofficeTexts('es');
  await loadErrorTexts('es');
});

const shown = (part: ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider>
      <LanguageProvider first="es">{part}</LanguageProvider>
    </MantineProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');
const texts = manyLists.es;

describe('tick boxes', () => {
  const rows = [
    { id: 1, name: 'Buitre' },
    { id: 2, name: 'Alimoche' },
  ];
  const ticks = (ids: readonly number[], busy = false) =>
    ticksOf(
      {
        chosen: new Map(rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row])),
        lost: false,
        begun: true,
        choose: () => undefined,
        stop: () => undefined,
      },
      rows,
      { tick: (name) => `Seleccionar «${name}»`, tickPage: 'Seleccionar toda la página' },
      ({ name }) => name,
      busy,
    );

  it('name what they tick, and the one of the page is ticked once all of it is', () => {
    const [first] = rows;
    if (first === undefined) throw new Error('no row');
    expect(shown(ticks([1]).of(first))).toMatch(/<input(?=[^>]*aria-label="Seleccionar «Buitre»")(?=[^>]*checked)/);
    expect(shown(ticks([2]).of(first))).not.toContain('checked');
    expect(shown(ticks([1]).all)).not.toContain('checked');
    expect(shown(ticks([1, 2]).all)).toMatch(/checked.*Seleccionar toda la página/);
  });

  it('tick nothing while other rows are on their way', () => {
    expect(shown(ticks([1]).all)).not.toContain('disabled');
    expect(shown(ticks([1], true).all)).toContain('disabled=""');
    for (const row of rows) expect(shown(ticks([1], true).of(row))).toContain('disabled=""');
  });
});

describe('the bar below a list', () => {
  const bar = (chosen: number, { lost = false, about = [1] as readonly number[] } = {}) =>
    shown(
      <ListMany
        selection={{
          chosen: new Map(Array.from({ length: chosen }, (_, id) => [id, id])),
          lost,
          stop: () => undefined,
        }}
        label={texts.activities.bar}
        deeds={[
          {
            icon: null,
            texts: texts.activities.hide,
            about: { ids: about, others: '' },
            change: async () => ({ changed: [], unchanged: [], refused: [] }),
          },
        ]}
        nameOf={() => ''}
        afterwards={async () => undefined}
        sheet={() => ''}
      />,
    );

  it('says how many are ticked and what can be done, and is not there before', () => {
    expect(bar(0)).toBe('');
    expect(bar(2)).toMatch(/aria-label="Actividades seleccionadas".*2 seleccionadas.*Ocultar.*Exportar/);
    expect(bar(2)).not.toContain('disabled');
  });

  it('says that a changed filter has lost them, and offers nothing then', () => {
    expect(bar(0, { lost: true })).toContain(texts.lost);
    expect(bar(0, { lost: true })).not.toContain('Exportar');
  });

  it('of more than two hundred, or of nobody, nothing can be done', () => {
    expect(bar(200)).not.toContain('disabled');
    expect(bar(203)).toContain('200 a la vez como máximo: sobran 3.');
    expect(bar(203).match(/disabled=""/g)).toHaveLength(2);
    expect(bar(2, { about: [] }).match(/disabled=""/g)).toHaveLength(1);
  });
});

it('what came of it names who refused, and why (B96)', () => {
  const failure = { code: 'record.notFound' } as const;
  const result = shown(
    <ManyResult
      result={{ changed: [1, 2], unchanged: [3], refused: [{ id: 4, failure }], left: [] }}
      said="2 actividades ocultas"
      texts={texts}
      nameOf={({ id }) => `Salida ${id}`}
      onClose={() => undefined}
    />,
  );
  expect(result).toMatch(/role="status".*2 actividades ocultas\..*1 ya estaba así\..*1 se queda como estaba:/);
  expect(result.replaceAll(/<[^>]*>/g, '')).toContain('Salida 4: No encontrado');
});
