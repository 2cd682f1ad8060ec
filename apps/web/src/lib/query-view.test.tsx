import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { LanguageProvider } from './backoffice-language';
import { loadBackofficeTexts } from './backoffice-texts';
import { allOf, QueryView, type ViewedQuery } from './query-view';

beforeAll(() => loadBackofficeTexts('es'));

const query = <Data,>(data: Data | undefined, error: unknown = null): ViewedQuery<Data> => ({
  data,
  error,
  isFetching: false,
  refetch: () => undefined,
});

const shown = (viewed: ViewedQuery<string[]>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <LanguageProvider first="es">
        <QueryView
          query={viewed}
          isEmpty={(rows) => rows.length === 0}
          empty={createElement('p', null, 'Nada todavía')}
        >
          {(rows) => <ul>{rows.join(', ')}</ul>}
        </QueryView>
      </LanguageProvider>
    </MantineProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');

describe('QueryView', () => {
  it('says that it loads while nothing has come', () => {
    expect(shown(query<string[]>(undefined))).toContain('aria-label="Cargando…"');
  });

  it('tells what went wrong, with a way to try again', () => {
    const text = shown(query<string[]>(undefined, new Error('offline')));
    expect(text).toContain('role="alert"');
    expect(text).toContain('Intentar de nuevo');
    expect(text).not.toContain('Cargando');
  });

  it('shows what came, and nothing else', () => {
    const text = shown(query(['lince', 'buitre']));
    expect(text).toContain('<ul>lince, buitre</ul>');
    expect(text).not.toMatch(/Cargando|Intentar|Nada todavía/);
  });

  it('says so where nothing is there', () => {
    expect(shown(query([]))).toContain('Nada todavía');
  });

  it('keeps what is shown when a later fetch fails, and says that it may be old', () => {
    const text = shown(query(['lince'], new Error('offline')));
    expect(text).toContain('<ul>lince</ul>');
    expect(text).toContain('puede haber cambios que aún no se ven');
    expect(text).toContain('Intentar de nuevo');
    expect(text).not.toContain('role="alert"');
  });
});

describe('allOf', () => {
  it('has arrived when all have', () => {
    expect(allOf({ one: query(1), two: query<string>(undefined) }).data).toBeUndefined();
    expect(allOf({ one: query(1), two: query('dos') }).data).toEqual({ one: 1, two: 'dos' });
  });

  it('has failed when one has, and fetches that one again', () => {
    const again: string[] = [];
    const offline = new Error('offline');
    const failed = { ...query<number>(undefined, offline), refetch: () => again.push('failed') };
    const fine = { ...query('dos'), refetch: () => again.push('fine') };
    const both = allOf({ failed, fine });
    expect(both.error).toBe(offline);
    both.refetch();
    expect(again).toEqual(['failed']);
  });
});
