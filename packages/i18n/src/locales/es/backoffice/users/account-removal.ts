/** Deleting a user, a company or a monitor (B100): it comes after their list. */
export const accountRemoval = {
  one: (name: string) => `Eliminar «${name}»`,
  ask: { user: '¿Eliminar al usuario?', company: '¿Eliminar la empresa?', monitor: '¿Eliminar al monitor?' },
  message: (name: string) =>
    `«${name}» pasa a la papelera con sus datos y pierde el acceso ya. Se puede recuperar durante 30 días.`,
  confirm: 'Eliminar',
  done: { user: 'Usuario eliminado', company: 'Empresa eliminada', monitor: 'Monitor eliminado' },
};
