import { countPeople } from '../../counting';

/** The screen of what was deleted (B100). */
export const bin = {
  heading: 'Papelera',
  introduction: 'Lo que se elimina se puede recuperar durante 30 días. Después se borra para siempre.',
  kinds: { reservations: 'Reservas', accounts: 'Usuarios y empresas', collaborators: 'Colaboradores' },
  which: 'Qué se muestra',
  caption: 'Lo eliminado, lo último primero',
  empty: 'La papelera está vacía',
  emptyMessage: 'Lo que elimines aparecerá aquí durante 30 días.',
  what: 'Eliminado',
  when: 'Cuándo y por quién',
  of: (people: number, state: string) => `${countPeople(people)} · ${state}`,
  by: (name: string) => `por ${name}`,
  somebody: 'una cuenta que ya no existe',
  restoreOne: (name: string) => `Recuperar: ${name}`,
  restore: {
    action: 'Recuperar',
    title: '¿Recuperar?',
    reservation: (name: string) =>
      `La reserva de ${name} vuelve a su estado anterior si todavía hay plazas. Si se avisó de la cancelación, se avisa también de esto.`,
    account: (name: string) => `«${name}» vuelve con todos sus datos. Tendrá que iniciar sesión de nuevo.`,
  },
  purgeOne: (name: string) => `Eliminar para siempre: ${name}`,
  purge: {
    title: '¿Eliminar para siempre?',
    message: (name: string) => `Se borrarán ahora los datos de «${name}». No se puede deshacer.`,
    confirm: 'Eliminar para siempre',
    done: 'Eliminado para siempre',
  },
};
