import type * as es from '../../../es/backoffice/bin/bin';
import { countPeople } from '../../counting';

/** The screen of what was deleted (B100). */
export const bin: typeof es.bin = {
  heading: 'Reciclagem',
  introduction: 'O que é eliminado pode ser recuperado durante 30 dias. Depois é apagado para sempre.',
  kinds: { reservations: 'Reservas', accounts: 'Utilizadores e empresas', collaborators: 'Colaboradores' },
  which: 'O que é mostrado',
  caption: 'O que foi eliminado, o mais recente primeiro',
  empty: 'A reciclagem está vazia',
  emptyMessage: 'O que eliminar aparecerá aqui durante 30 dias.',
  what: 'Eliminado',
  when: 'Quando e por quem',
  of: (people, state) => `${countPeople(people)} · ${state}`,
  by: (name) => `por ${name}`,
  somebody: 'uma conta que já não existe',
  restoreOne: (name) => `Recuperar: ${name}`,
  restore: {
    action: 'Recuperar',
    title: 'Recuperar?',
    reservation: (name) =>
      `A reserva de ${name} volta ao estado anterior se ainda houver lugares. Se o cancelamento foi comunicado, a recuperação também o será.`,
    account: (name) => `«${name}» volta com todos os seus dados. Terá de iniciar sessão de novo.`,
  },
  purgeOne: (name) => `Eliminar para sempre: ${name}`,
  purge: {
    title: 'Eliminar para sempre?',
    message: (name) => `Os dados de «${name}» serão apagados agora. Não é possível anular esta ação.`,
    confirm: 'Eliminar para sempre',
    done: 'Eliminado para sempre',
  },
};
