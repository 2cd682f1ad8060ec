import type { AuditEntity } from '@dehesa/domain/audit';
import type { RecordWords } from '../../../../text-shapes';

/** What records are called in a sentence, and how with a name. */
export const records: Readonly<Record<AuditEntity, RecordWords>> = {
  access: { gender: 'm', noun: 'acceso', named: (name) => `acceso ${name}` },
  activity: { gender: 'f', noun: 'actividad', named: (name) => `actividad «${name}»` },
  complementaryActivity: {
    gender: 'f',
    noun: 'actividad complementaria',
    named: (name) => `actividad complementaria «${name}»`,
  },
  configuration: { gender: 'f', noun: 'configuración', named: (name) => `configuración ${name}` },
  database: { gender: 'f', noun: 'base de datos', named: (name) => `base de datos ${name}` },
  file: { gender: 'm', noun: 'archivo', named: (name) => `archivo ${name}` },
  guide: { gender: 'm', noun: 'guía', named: (name) => `guía ${name}` },
  import: { gender: 'f', noun: 'importación', named: (name) => `importación ${name}` },
  message: { gender: 'f', noun: 'conversación', named: (name) => `conversación ${name}` },
  municipalBorders: {
    gender: 'm',
    noun: 'mapa de límites',
    named: (name) => `mapa de límites ${name}`,
  },
  personalData: {
    gender: 'm',
    noun: 'registro de datos personales',
    named: (name) => `registro de datos personales ${name}`,
  },
  place: { gender: 'm', noun: 'archivo de códigos postales', named: (name) => `archivo de códigos postales ${name}` },
  reservation: { gender: 'f', noun: 'reserva', named: (name) => `reserva ${name}` },
  statistics: { gender: 'f', noun: 'hoja de estadísticas', named: (name) => `hoja de estadísticas ${name}` },
  tariff: { gender: 'f', noun: 'tarifa', named: (name) => `tarifa «${name}»` },
  template: { gender: 'f', noun: 'plantilla', named: (name) => `plantilla «${name}»` },
  user: { gender: 'f', noun: 'cuenta', named: (name) => `cuenta de ${name}` },
};
