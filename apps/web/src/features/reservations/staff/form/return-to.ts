/** Where the form was opened from (U25). */
export type ReturnFrom = 'view' | 'colaboradores' | undefined;

/** Where leaving the form leads: the board of the activity, the collaborators, or the list of reservations. */
export function returnTo(from: ReturnFrom, activityId: number | null): { to: string; search?: { id: number } } {
  if (from === 'view' && activityId !== null) return { to: '/actividades/ver/reserva', search: { id: activityId } };
  if (from === 'colaboradores') return { to: '/actividades/admin/colaboradores' };
  return { to: '/actividades/admin/reservas' };
}
