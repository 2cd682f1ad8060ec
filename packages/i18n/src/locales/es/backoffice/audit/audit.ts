import type { ArticleForms } from '../../../../text-shapes';
import { actionNames } from './action-names';
import { deeds } from './deeds';
import { detailNames, detailValues } from './details';
import { records } from './records';

const articles: ArticleForms = {
  m: { the: 'el', of: 'del', to: 'al', in: 'en el' },
  f: { the: 'la', of: 'de la', to: 'a la', in: 'en la' },
};

export const audit = {
  actionNames,
  deeds,
  records,
  articles,
  detailNames,
  detailValues,
  nobody: 'Un visitante o la aplicación',
  gone: (id: number) => `Una cuenta borrada (${id})`,
  /** Of an action without words. */
  unknownDeed: (action: string) => `hizo «${action}»`,
  yes: 'sí',
  no: 'no',
  roles: { 0: 'Superadministrador', 1: 'Administrador', 2: 'Gestor', 3: 'Usuario', 4: 'Colaborador' },
  statuses: { 1: 'Pendiente', 2: 'Confirmada', 3: 'En espera', 4: 'Cancelada' },
  territories: { 1: 'Monfragüe', 2: 'Tajo / Tejo Internacional' },
  sheet: {
    name: 'Auditoría',
    more: 'Hay más líneas: elige menos días.',
    file: (day: string) => `Registro de auditoría ${day}`,
    columns: ['Fecha', 'Hora', 'Quién', 'Rol', 'Acción', 'Qué pasó', 'Registro', 'Detalles'],
  },
};
