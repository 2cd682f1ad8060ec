import type * as es from '../../../es/backoffice/users/account-removal';

/** Deleting a user, a company or a monitor (B100): it comes after their list. */
export const accountRemoval: typeof es.accountRemoval = {
  one: (name) => `Eliminar «${name}»`,
  ask: { user: 'Eliminar o utilizador?', company: 'Eliminar a empresa?', monitor: 'Eliminar o monitor?' },
  message: (name) =>
    `«${name}» passa para a reciclagem com os seus dados e perde já o acesso. Pode ser recuperado durante 30 dias.`,
  confirm: 'Eliminar',
  done: { user: 'Utilizador eliminado', company: 'Empresa eliminada', monitor: 'Monitor eliminado' },
};
