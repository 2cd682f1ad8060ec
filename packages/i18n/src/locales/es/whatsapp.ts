import type { TemplateSlug } from '@dehesa/domain/messages';
import type { MailTemplate } from '../../text-shapes';

const facts = `*{{actividad.titulo}}*
Fecha: {{actividad.fecha}}
Horario: {{actividad.horario}}
Personas: {{reserva.personas}}
Número de reserva: {{reserva.referencia}}`;

const manage = `Puede consultar, cambiar o cancelar su reserva aquí: {{reserva.enlace_reserva}}

Desde esa misma página puede dejar de recibir avisos por WhatsApp.`;

/** Without parts that come and go, and with words of ours at both ends: else WhatsApp approves none of them (B38). */
export const templates: Partial<Record<TemplateSlug, MailTemplate>> = {
  'reserva-pendiente': {
    subject: 'Hemos recibido su solicitud: {{actividad.titulo}}',
    body: `Hola, {{reserva.nombre}}:

Hemos recibido su solicitud. Está *pendiente de confirmar*: le avisaremos en cuanto la revisemos.

${facts}

${manage}`,
  },
  'reserva-confirmada': {
    subject: 'Su reserva está confirmada: {{actividad.titulo}}',
    body: `Hola, {{reserva.nombre}}:

Su reserva está *confirmada*. ¡Le esperamos!

${facts}
Punto de encuentro: {{actividad.punto_encuentro}}

${manage}`,
  },
  'reserva-en-espera': {
    subject: 'Está en la lista de espera: {{actividad.titulo}}',
    body: `Hola, {{reserva.nombre}}:

En este momento no hay plazas para toda su reserva, así que la hemos apuntado en la *lista de espera*. Le avisaremos si quedan plazas libres; hasta entonces no tiene la plaza asegurada.

${facts}

${manage}`,
  },
  'lista-espera-oferta': {
    subject: 'Hay plaza para usted: {{actividad.titulo}}',
    body: `Hola, {{reserva.nombre}}:

Estaba en la lista de espera y han quedado plazas libres. Le guardamos las de toda su reserva hasta {{oferta.plazo}}.

${facts}

Acepte o rechace la plaza aquí: {{oferta.enlace}}

Si no responde antes, ofreceremos las plazas a la siguiente persona.`,
  },
  'reserva-cancelada': {
    subject: 'Su reserva está cancelada: {{actividad.titulo}}',
    body: `Hola, {{reserva.nombre}}:

Su reserva ha quedado *cancelada* y no tiene que hacer nada más.

${facts}

Esperamos verle en otra ocasión.`,
  },
  'reserva-modificada': {
    subject: 'Ha cambiado su reserva: {{actividad.titulo}}',
    body: `Hola, {{reserva.nombre}}:

Hemos guardado el cambio que ha hecho en su reserva: {{reserva.cambio}}

${facts}

Si no ha sido usted, llámenos o escríbanos cuanto antes.

${manage}`,
  },
  'actividad-suspendida': {
    subject: 'Actividad suspendida: {{actividad.titulo}}',
    body: `Hola, {{reserva.nombre}}:

Sentimos decirle que esta actividad *se suspende* {{suspension.motivo}}. Su reserva queda cancelada y no tiene que hacer nada más.

${facts}

Esperamos verle en otra ocasión.`,
  },
  'actividad-otra-fecha': {
    subject: 'Actividad suspendida el {{actividad.fecha}}: elija otra fecha',
    body: `Hola, {{reserva.nombre}}:

Sentimos decirle que esta actividad *no se celebrará en su fecha*, {{suspension.motivo}}.

${facts}

{{suspension.propuesta}}

Responda aquí hasta {{suspension.plazo}}: {{suspension.enlace}}

Si no responde antes, su reserva quedará cancelada.`,
  },
  'cambio-horario': {
    subject: 'Cambio de día u hora: {{actividad.titulo}}',
    body: `Hola, {{reserva.nombre}}:

Hemos tenido que cambiar el día o la hora de su actividad. Sentimos las molestias.

*{{actividad.titulo}}*
Antes: {{actividad.fecha_anterior}}, {{actividad.horario_anterior}}
Ahora: *{{actividad.fecha}}, {{actividad.horario}}*
Número de reserva: {{reserva.referencia}}

Su reserva sigue siendo válida. ${manage}`,
  },
  'reserva-recordatorio': {
    subject: 'Recordatorio, {{actividad.fecha}}: {{actividad.titulo}}',
    body: `Hola, {{reserva.nombre}}:

Le recordamos que tiene una reserva para esta actividad:

${facts}
Punto de encuentro: {{actividad.punto_encuentro}}

Confirme aquí su asistencia, o díganos si no puede venir: {{reserva.enlace_asistencia}}

Así otra persona podrá aprovechar las plazas que no necesite.`,
  },
};
