import { describe, expect, it } from 'vitest';
import { refusals } from '../../refusals.test-support';
import { CancelInput, CancelReason } from './cancel-reason';
import { changeManyLimit } from '../../chosen-address';
import { ChangeManyInput } from './change-many';

describe('CancelReason (B91)', () => {
  it.each([
    [{ code: 'weather' }, []],
    [{ code: 'other', text: ' Camino cortado ' }, []],
    [{ code: 'other' }, ['text: custom']],
    [{ code: 'other', text: '   ' }, ['text: custom']],
    [{ code: 'weather', text: 'Lluvia' }, ['text: custom']],
    [{ code: 'other', text: 'x'.repeat(301) }, ['text: too_big']],
    [{ code: 'snow' }, ['code: invalid_value']],
  ])('%j', (reason, refused) => {
    expect(refusals(CancelReason, reason)).toEqual(refused);
  });

  it('tells nobody unless it is asked for, and is not asked for', () => {
    expect(CancelReason.parse({ code: 'other', text: ' Camino cortado ' })).toEqual({
      code: 'other',
      text: 'Camino cortado',
      tell: false,
    });
    expect(CancelInput.parse({ id: 9 })).toEqual({ id: 9, notify: true, force: false });
  });
});

describe('ChangeManyInput (B89)', () => {
  it('has each once, somebody at least, and so many at most', () => {
    expect(ChangeManyInput.parse({ ids: [3, 1, 3], action: 'confirm' })).toEqual({
      ids: [3, 1],
      action: 'confirm',
      notify: true,
    });
    expect(refusals(ChangeManyInput, { ids: [], action: 'confirm' })).toEqual(['ids: too_small']);
    const ids = Array.from({ length: changeManyLimit + 1 }, (_, index) => index + 1);
    expect(refusals(ChangeManyInput, { ids, action: 'confirm' })).toEqual(['ids: too_big']);
    expect(refusals(ChangeManyInput, { ids: [1], action: 'delete' })).toEqual(['action: invalid_value']);
  });
});
