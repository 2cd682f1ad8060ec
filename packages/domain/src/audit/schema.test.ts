import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { auditActions, AuditListInput } from './index';

const es = { language: 'es' };

describe('the audit log', () => {
  it('is read from its beginning, every action of every day and everybody, unless something is asked for', () => {
    const all = { language: 'es', action: null, actor: null, text: '', from: null, to: null, before: null };
    expect(AuditListInput.parse(es)).toEqual(all);
    const asked = { ...all, action: 'users.create', actor: 7, from: '2026-05-01', to: '2026-05-31', before: 12 };
    expect(AuditListInput.parse({ ...asked, text: ' Ruta\u0000 ' })).toEqual({ ...asked, text: 'Ruta' });
    expect(AuditListInput.parse({ ...es, actor: 'nobody' }).actor).toBe('nobody');
  });

  it.each([
    [{}, ['language: invalid_value']],
    [{ ...es, action: `users.${'a'.repeat(54)}` }, []],
    [{ ...es, action: `users.${'a'.repeat(55)}` }, ['action: too_big']],
    [{ ...es, action: 'Users.createFirst' }, []],
    [{ ...es, action: 'users' }, ['action: invalid_format']],
    [{ ...es, action: 'users.' }, ['action: invalid_format']],
    [{ ...es, action: '.create' }, ['action: invalid_format']],
    [{ ...es, action: 'users.create.again' }, ['action: invalid_format']],
    [{ ...es, action: ' users.create' }, ['action: invalid_format']],
    [{ ...es, action: 'users.create2' }, ['action: invalid_format']],
    [{ ...es, actor: 0 }, ['actor: too_small']],
    [{ ...es, actor: 2_147_483_648 }, ['actor: too_big']],
    [{ ...es, actor: 'somebody' }, ['actor: invalid_union']],
    [{ ...es, text: 'a'.repeat(101) }, ['text: too_big']],
    [{ ...es, before: 0 }, ['before: too_small']],
    [{ ...es, from: '2026-02-30' }, ['from: date']],
    [{ ...es, to: '2026-13-01' }, ['to: date']],
  ])('asked for with %j: %j', (asked, why) => expect(refusals(AuditListInput, asked)).toEqual(why));

  it('knows each of its actions once', () => {
    expect(new Set(auditActions).size).toBe(auditActions.length);
  });
});
