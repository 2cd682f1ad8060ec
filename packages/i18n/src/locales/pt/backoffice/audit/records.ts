import type { AuditEntity } from '@dehesa/domain/audit';
import type { RecordWords } from '../../../../text-shapes';

/** What records are called in a sentence, and how with a name. */
export const records: Readonly<Record<AuditEntity, RecordWords>> = {
  access: { gender: 'm', noun: 'acesso', named: (name) => `acesso ${name}` },
  activity: { gender: 'f', noun: 'atividade', named: (name) => `atividade «${name}»` },
  complementaryActivity: {
    gender: 'f',
    noun: 'atividade complementar',
    named: (name) => `atividade complementar «${name}»`,
  },
  configuration: { gender: 'f', noun: 'configuração', named: (name) => `configuração ${name}` },
  database: { gender: 'f', noun: 'base de dados', named: (name) => `base de dados ${name}` },
  file: { gender: 'm', noun: 'ficheiro', named: (name) => `ficheiro ${name}` },
  guide: { gender: 'm', noun: 'guia', named: (name) => `guia ${name}` },
  import: { gender: 'f', noun: 'importação', named: (name) => `importação ${name}` },
  message: { gender: 'f', noun: 'conversa', named: (name) => `conversa ${name}` },
  municipalBorders: {
    gender: 'm',
    noun: 'mapa de limites',
    named: (name) => `mapa de limites ${name}`,
  },
  personalData: {
    gender: 'm',
    noun: 'registo de dados pessoais',
    named: (name) => `registo de dados pessoais ${name}`,
  },
  place: { gender: 'm', noun: 'ficheiro de códigos postais', named: (name) => `ficheiro de códigos postais ${name}` },
  reservation: { gender: 'f', noun: 'reserva', named: (name) => `reserva ${name}` },
  statistics: { gender: 'f', noun: 'folha de estatísticas', named: (name) => `folha de estatísticas ${name}` },
  tariff: { gender: 'f', noun: 'tarifa', named: (name) => `tarifa «${name}»` },
  template: { gender: 'm', noun: 'modelo', named: (name) => `modelo «${name}»` },
  user: { gender: 'f', noun: 'conta', named: (name) => `conta de ${name}` },
};
