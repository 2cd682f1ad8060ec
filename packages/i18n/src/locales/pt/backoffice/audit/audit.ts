import type { ArticleForms } from '../../../../text-shapes';
import type { audit as es } from '../../../es/backoffice/audit/audit';
import { actionNames } from './action-names';
import { deeds } from './deeds';
import { detailNames, detailValues } from './details';
import { records } from './records';

const articles: ArticleForms = {
  m: { the: 'o', of: 'do', to: 'ao', in: 'no' },
  f: { the: 'a', of: 'da', to: 'à', in: 'na' },
};

export const audit: typeof es = {
  actionNames,
  deeds,
  records,
  articles,
  detailNames,
  detailValues,
  nobody: 'Um visitante ou a aplicação',
  gone: (id) => `Uma conta apagada (${id})`,
  unknownDeed: (action) => `fez «${action}»`,
  yes: 'sim',
  no: 'não',
  roles: { 0: 'Superadministrador', 1: 'Administrador', 2: 'Gestor', 3: 'Utilizador', 4: 'Colaborador' },
  statuses: { 1: 'Pendente', 2: 'Confirmada', 3: 'Em espera', 4: 'Cancelada' },
  territories: { 1: 'Monfragüe', 2: 'Tejo Internacional' },
  sheet: {
    name: 'Auditoria',
    more: 'Há mais linhas: escolha menos dias.',
    file: (day) => `Registo de auditoria ${day}`,
    columns: ['Data', 'Hora', 'Quem', 'Perfil', 'Ação', 'O que aconteceu', 'Registo', 'Detalhes'],
  },
};
