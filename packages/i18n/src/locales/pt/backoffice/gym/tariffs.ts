import type * as es from '../../../es/backoffice/gym/tariffs';
import { counted } from '../../counting';

export const tariffs: typeof es.tariffs = {
  heading: 'Tarifas',
  introduction: 'O que pagam os utilizadores do ginásio e quantos dias vale cada pagamento.',
  add: 'Nova tarifa',
  create: 'Nova tarifa',
  edit: 'Editar tarifa',
  caption: 'Lista de tarifas',
  days: (days) => counted(days, 'dia', 'dias'),
  freeExpiry: 'Validade livre',
  users: (count) => counted(count, 'utilizador', 'utilizadores'),
  editOne: (name) => `Editar «${name}»`,
  removeOne: (name) => `Eliminar «${name}»`,
  empty: 'Ainda não há tarifas',
  emptyMessage: 'Crie a primeira para a poder atribuir aos utilizadores.',
  remove: {
    title: 'Eliminar a tarifa?',
    message: (name) => `«${name}» será eliminada. Não é possível anular esta ação.`,
    confirm: 'Eliminar',
    done: 'Tarifa eliminada',
  },
  form: {
    name: 'Nome',
    free: 'Validade livre',
    freeHint: 'A data de validade é escolhida em cada utilizador.',
    days: 'Dias',
    daysHint: 'Dias de validade da quota, contados a partir do pagamento.',
    price: 'Preço (€)',
    required: 'Campo obrigatório',
    daysProblem: 'Escreva um número de dias a partir de 1',
    priceProblem: 'Preço inválido',
    tooLong: (max) => `No máximo ${max} caracteres`,
  },
};
