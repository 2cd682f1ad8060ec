import { describe, expect, it } from 'vitest';
import { returnTo } from './return-to';

describe('returnTo', () => {
  it.each([
    { from: 'view', activityId: 7, target: { to: '/actividades/ver/reserva', search: { id: 7 } } },
    { from: 'view', activityId: null, target: { to: '/actividades/admin/reservas' } },
    { from: 'colaboradores', activityId: 7, target: { to: '/actividades/admin/colaboradores' } },
    { from: undefined, activityId: 7, target: { to: '/actividades/admin/reservas' } },
  ] as const)('from $from with activity $activityId: $target.to', ({ from, activityId, target }) => {
    expect(returnTo(from, activityId)).toEqual(target);
  });
});
