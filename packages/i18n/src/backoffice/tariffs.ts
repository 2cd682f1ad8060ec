import type { StaffLanguage } from '@dehesa/domain/languages';

const es = {
  heading: 'Tarifas',
  introduction: 'Lo que pagan los usuarios del gimnasio y cuántos días les vale cada pago.',
  add: 'Nueva tarifa',
  create: 'Nueva tarifa',
  edit: 'Editar tarifa',
  caption: 'Lista de tarifas',
  days: (days: number) => (days === 1 ? '1 día' : `${days} días`),
  freeExpiry: 'Caducidad libre',
  users: (count: number) => (count === 1 ? '1 usuario' : `${count} usuarios`),
  editOne: (name: string) => `Editar «${name}»`,
  removeOne: (name: string) => `Eliminar «${name}»`,
  empty: 'Todavía no hay tarifas',
  emptyMessage: 'Crea la primera para poder asignarla a los usuarios.',
  remove: {
    title: '¿Eliminar la tarifa?',
    message: (name: string) => `Se eliminará «${name}». No se puede deshacer.`,
    confirm: 'Eliminar',
    done: 'Tarifa eliminada',
  },
  form: {
    name: 'Nombre',
    free: 'Caducidad libre',
    freeHint: 'La fecha de caducidad se elige en cada usuario.',
    days: 'Días',
    daysHint: 'Días que vale la cuota, contados desde el pago.',
    price: 'Precio (€)',
    required: 'Campo obligatorio',
    daysProblem: 'Escribe un número de días a partir de 1',
    priceProblem: 'Precio no válido',
    tooLong: (max: number) => `Como máximo ${max} caracteres`,
  },
};

const pt: typeof es = {
  heading: 'Tarifas',
  introduction: 'O que pagam os utilizadores do ginásio e quantos dias vale cada pagamento.',
  add: 'Nova tarifa',
  create: 'Nova tarifa',
  edit: 'Editar tarifa',
  caption: 'Lista de tarifas',
  days: (days) => (days === 1 ? '1 dia' : `${days} dias`),
  freeExpiry: 'Validade livre',
  users: (count) => (count === 1 ? '1 utilizador' : `${count} utilizadores`),
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

/** The texts of the screen of a gym's tariffs. */
export const tariffs: Record<StaffLanguage, typeof es> = { es, pt };
