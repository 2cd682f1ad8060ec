import { describe, expect, it } from 'vitest';
import { refusals } from '../../refusals.test-support';
import { AgendaInput, AgendaPageInput } from '../agenda/agenda-input';
import { EarlyAccessPageInput } from '../early-access/early-access-input';
import { PublicActivitiesInput, PublicActivityInput } from './public-input';

describe('what visitors ask for', () => {
  it.each([
    ['an activity', PublicActivityInput, { slug: 'barco' }],
    ['the coming activities', PublicActivitiesInput, {}],
    ['a page of early access', EarlyAccessPageInput, {}],
    ['the agenda', AgendaInput, {}],
  ] as const)('%s in Spanish and through no collaborator unless said otherwise (B9)', (_what, schema, rest) => {
    expect(schema.parse(rest)).toMatchObject({ ...rest, language: 'es', collaboratorId: null });
    const asked = { ...rest, language: 'en', collaboratorId: 7 };
    expect(schema.parse(asked)).toMatchObject(asked);
    expect(refusals(schema, { ...rest, language: 'fr', collaboratorId: 0 }).toSorted()).toEqual([
      'collaboratorId: too_small',
      'language: invalid_value',
    ]);
  });

  it.each([
    ['a', []],
    ['a'.repeat(200), []],
    ['', ['slug: too_small']],
    ['a'.repeat(201), ['slug: too_big']],
  ])('an activity by its address %#', (slug, why) => expect(refusals(PublicActivityInput, { slug })).toEqual(why));

  it.each([
    [0, []],
    [9_999, []],
    [10_000, ['pageIndex: too_big']],
    [-1, ['pageIndex: too_small']],
    [0.5, ['pageIndex: invalid_type']],
  ])('page %s', (pageIndex, why) => {
    for (const schema of [EarlyAccessPageInput, AgendaInput, AgendaPageInput])
      expect(refusals(schema, { pageIndex })).toEqual(why);
  });
});

describe('the agenda', () => {
  it('is all of it, twelve a page, unless something is looked for', () => {
    const everything = {
      language: 'es',
      collaboratorId: null,
      territoryId: null,
      period: null,
      from: null,
      to: null,
      audience: null,
      withChildren: false,
      search: '',
      pageIndex: 0,
      pageSize: 12,
    };
    expect(AgendaInput.parse({})).toEqual(everything);
    expect(AgendaPageInput.parse({})).toEqual(everything);
    expect(EarlyAccessPageInput.parse({})).toEqual({ language: 'es', collaboratorId: null, pageIndex: 0 });
  });

  it.each([
    ['for programs', AgendaInput, 500],
    ['for visitors', AgendaPageInput, 50],
  ] as const)('%s gives its limit at most', (_whom, schema, most) => {
    for (const pageSize of [1, most]) expect(refusals(schema, { pageSize })).toEqual([]);
    expect(refusals(schema, { pageSize: 0 })).toEqual(['pageSize: too_small']);
    expect(refusals(schema, { pageSize: most + 1 })).toEqual(['pageSize: too_big']);
  });

  it.each([
    [{ territoryId: 2 }, []],
    [{ territoryId: 3 }, ['territoryId: invalid_union']],
    [{ period: 'weekend' }, []],
    [{ period: 'month' }, []],
    [{ period: 'nextMonth' }, []],
    [{ period: 'year' }, ['period: invalid_value']],
    [{ from: '2026-06-31' }, ['from: date']],
    [{ to: '2026-06-31' }, ['to: date']],
    [{ audience: 18 }, []],
    [{ audience: 13 }, ['audience: invalid_union']],
    [{ search: 'a'.repeat(100) }, []],
    [{ search: 'a'.repeat(101) }, ['search: too_big']],
  ])('asked for with %j: %j', (asked, why) => expect(refusals(AgendaInput, asked)).toEqual(why));

  it('is searched by a trimmed word', () => expect(AgendaInput.parse({ search: ' ave ' }).search).toBe('ave'));
});
