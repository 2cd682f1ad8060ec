import { counted, plural } from '../counting';

/** What an installation wants before visitors come, on the first screen of super administrators. */
export const firstSteps = {
  title: 'Primeros pasos',
  hint: 'Quedan por hacer. Cuando estén hechos, desaparecen de aquí.',
  steps: {
    backups: {
      todo: 'No hay ninguna copia de seguridad buena de las últimas 26 horas: hay que avisar a quien mantiene el servidor.',
      go: 'Descargar una ahora',
    },
    mail: { todo: 'Los correos no salen: falta el servidor de correo.', go: 'Configurar el correo' },
    secondAdministrator: {
      todo: 'Solo hay un superadministrador: si pierde el acceso, nadie más llega a la configuración.',
      go: 'Crear otro',
    },
    postalCodes: {
      todo: 'Faltan los códigos postales: quien reserva tiene que escribir su localidad entera.',
      go: 'Descargar códigos postales',
    },
    whatsapp: { todo: 'WhatsApp no está configurado (opcional).', go: 'Configurar WhatsApp' },
  },
};

/** What comes next and what wants an answer today, on the first screen of staff. */
export const nextActivities = {
  heading: 'Próximas actividades',
  failed: 'No se han podido cargar las próximas actividades',
  answer: 'Pendiente de respuesta',
  nothingToAnswer: 'No hay nada pendiente de respuesta.',
  requests: (count: number) =>
    count > 99 ? 'Más de 99 solicitudes pendientes' : counted(count, 'solicitud pendiente', 'solicitudes pendientes'),
  lackingTomorrow: (title: string) => `Mañana falta gente: ${title}`,
  moreLacking: 'Otras de mañana a las que les falta gente',
  empty: 'No hay actividades en los próximos 14 días',
  emptyMessage: 'Crea una actividad con su fecha: aparecerá aquí con sus plazas y sus solicitudes.',
  create: 'Crear actividad',
  all: 'Ver todas las reservas',
  days: { today: 'Hoy', tomorrow: 'Mañana' },
  occupied: (held: number, capacity: number) =>
    plural(capacity, `${held} de 1 plaza ocupada`, `${held} de ${capacity} plazas ocupadas`),
  waiting: (count: number) => `${count} en espera`,
  full: 'Completa',
  lacking: 'Falta gente',
  lackingShifts: (count: number) => `Falta gente en ${counted(count, 'turno', 'turnos')}`,
};
