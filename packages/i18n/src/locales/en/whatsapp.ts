import type { TemplateSlug } from '@dehesa/domain/messages';
import type { MailTemplate } from '../../text-shapes';

const facts = `*{{actividad.titulo}}*
Date: {{actividad.fecha}}
Time: {{actividad.horario}}
People: {{reserva.personas}}
Booking number: {{reserva.referencia}}`;

const manage = `You can see, change or cancel it here: {{reserva.enlace_reserva}}

On the same page you can stop messages by WhatsApp.`;

/** Without parts that come and go, and with words of ours at both ends: else WhatsApp approves none of them (B38). */
export const templates: Partial<Record<TemplateSlug, MailTemplate>> = {
  'reserva-pendiente': {
    subject: 'We have received your booking: {{actividad.titulo}}',
    body: `Hello {{reserva.nombre}},

We have received your booking. It is *waiting to be confirmed*: we will let you know as soon as we have looked at it.

${facts}

${manage}`,
  },
  'reserva-confirmada': {
    subject: 'Your booking is confirmed: {{actividad.titulo}}',
    body: `Hello {{reserva.nombre}},

Your booking is *confirmed*. We look forward to seeing you!

${facts}
Meeting point: {{actividad.punto_encuentro}}

${manage}`,
  },
  'reserva-en-espera': {
    subject: 'You are on the waiting list: {{actividad.titulo}}',
    body: `Hello {{reserva.nombre}},

There are not enough places for your whole booking at the moment, so we have put it on the *waiting list*. We will let you know if places become free; until then your place is not certain.

${facts}

${manage}`,
  },
  'lista-espera-oferta': {
    subject: 'There is a place for you: {{actividad.titulo}}',
    body: `Hello {{reserva.nombre}},

You were on the waiting list, and places have become free. We are keeping those of your whole booking until {{oferta.plazo}}.

${facts}

Accept the place or turn it down here: {{oferta.enlace}}

If you do not answer by then, we will offer the places to the next person.`,
  },
  'reserva-cancelada': {
    subject: 'Your booking is cancelled: {{actividad.titulo}}',
    body: `Hello {{reserva.nombre}},

Your booking is *cancelled*, and there is nothing else you need to do.

${facts}

We hope to see you another time.`,
  },
  'reserva-modificada': {
    subject: 'Your booking has changed: {{actividad.titulo}}',
    body: `Hello {{reserva.nombre}},

We have saved the change you made to your booking: {{reserva.cambio}}

${facts}

If this was not you, please call or write to us as soon as you can.

${manage}`,
  },
  'actividad-suspendida': {
    subject: 'Not going ahead: {{actividad.titulo}}',
    body: `Hello {{reserva.nombre}},

We are sorry to tell you that this activity *will not take place* {{suspension.motivo}}. Your booking is cancelled, and there is nothing else you need to do.

${facts}

We hope to see you another time.`,
  },
  'actividad-otra-fecha': {
    subject: 'Not going ahead on {{actividad.fecha}}: choose another date',
    body: `Hello {{reserva.nombre}},

We are sorry to tell you that this activity *will not take place on its date* {{suspension.motivo}}.

${facts}

{{suspension.propuesta}}

Please answer here until {{suspension.plazo}}: {{suspension.enlace}}

If you do not answer by then, your booking will be cancelled.`,
  },
  'cambio-horario': {
    subject: 'Change of day or time: {{actividad.titulo}}',
    body: `Hello {{reserva.nombre}},

We have had to change the day or the time of your activity. We are sorry for the trouble.

*{{actividad.titulo}}*
Before: {{actividad.fecha_anterior}}, {{actividad.horario_anterior}}
Now: *{{actividad.fecha}}, {{actividad.horario}}*
Booking number: {{reserva.referencia}}

Your booking still stands. ${manage}`,
  },
  'reserva-recordatorio': {
    subject: 'Reminder, {{actividad.fecha}}: {{actividad.titulo}}',
    body: `Hello {{reserva.nombre}},

This is a reminder that you have a booking for this activity:

${facts}
Meeting point: {{actividad.punto_encuentro}}

Confirm here that you are coming, or tell us if you cannot: {{reserva.enlace_asistencia}}

That way somebody else can have the places you do not need.`,
  },
};
