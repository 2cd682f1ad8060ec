import type { TemplateSlug } from '@dehesa/domain/messages';
import type { MailTemplate } from '../../text-shapes';

const facts = `*{{actividad.titulo}}*
Data: {{actividad.fecha}}
Horário: {{actividad.horario}}
Pessoas: {{reserva.personas}}
Número da reserva: {{reserva.referencia}}`;

const manage = `Pode consultar, alterar ou cancelar a sua reserva aqui: {{reserva.enlace_reserva}}

Nessa mesma página pode deixar de receber avisos por WhatsApp.`;

export const templates: Partial<Record<TemplateSlug, MailTemplate>> = {
  'reserva-pendiente': {
    subject: 'Recebemos o seu pedido: {{actividad.titulo}}',
    body: `Olá, {{reserva.nombre}},

Recebemos o seu pedido. Está *por confirmar*: avisamos assim que o analisarmos.

${facts}

${manage}`,
  },
  'reserva-confirmada': {
    subject: 'A sua reserva está confirmada: {{actividad.titulo}}',
    body: `Olá, {{reserva.nombre}},

A sua reserva está *confirmada*. Esperamos por si!

${facts}
Ponto de encontro: {{actividad.punto_encuentro}}

${manage}`,
  },
  'reserva-en-espera': {
    subject: 'Está na lista de espera: {{actividad.titulo}}',
    body: `Olá, {{reserva.nombre}},

Neste momento não há lugares para toda a sua reserva, por isso inscrevemo-la na *lista de espera*. Avisamos se vagarem lugares; até lá, o lugar não está garantido.

${facts}

${manage}`,
  },
  'lista-espera-oferta': {
    subject: 'Há lugar para si: {{actividad.titulo}}',
    body: `Olá, {{reserva.nombre}},

Estava na lista de espera e vagaram lugares. Guardamos os de toda a sua reserva até {{oferta.plazo}}.

${facts}

Aceite ou recuse o lugar aqui: {{oferta.enlace}}

Se não responder até lá, oferecemos os lugares à pessoa seguinte.`,
  },
  'reserva-cancelada': {
    subject: 'A sua reserva foi cancelada: {{actividad.titulo}}',
    body: `Olá, {{reserva.nombre}},

A sua reserva foi *cancelada* e não precisa de fazer mais nada.

${facts}

Esperamos por si numa próxima ocasião.`,
  },
  'reserva-modificada': {
    subject: 'A sua reserva foi alterada: {{actividad.titulo}}',
    body: `Olá, {{reserva.nombre}},

Guardámos a alteração que fez na sua reserva: {{reserva.cambio}}

${facts}

Se não fez esta alteração, ligue-nos ou escreva-nos o mais depressa possível.

${manage}`,
  },
  'actividad-suspendida': {
    subject: 'A atividade não se vai realizar: {{actividad.titulo}}',
    body: `Olá, {{reserva.nombre}},

Lamentamos informar que esta atividade *não se vai realizar* {{suspension.motivo}}. A sua reserva fica cancelada e não precisa de fazer mais nada.

${facts}

Esperamos por si numa próxima ocasião.`,
  },
  'actividad-otra-fecha': {
    subject: 'A atividade de {{actividad.fecha}} não se realiza: escolha outra data',
    body: `Olá, {{reserva.nombre}},

Lamentamos informar que esta atividade *não se vai realizar na data prevista*, {{suspension.motivo}}.

${facts}

{{suspension.propuesta}}

Responda aqui até {{suspension.plazo}}: {{suspension.enlace}}

Se não responder até lá, a sua reserva fica cancelada.`,
  },
  'cambio-horario': {
    subject: 'Alteração do dia ou da hora: {{actividad.titulo}}',
    body: `Olá, {{reserva.nombre}},

Tivemos de alterar o dia ou a hora da sua atividade. Pedimos desculpa pelo incómodo.

*{{actividad.titulo}}*
Antes: {{actividad.fecha_anterior}}, {{actividad.horario_anterior}}
Agora: *{{actividad.fecha}}, {{actividad.horario}}*
Número da reserva: {{reserva.referencia}}

A sua reserva continua válida. ${manage}`,
  },
  'reserva-recordatorio': {
    subject: 'Lembrete, {{actividad.fecha}}: {{actividad.titulo}}',
    body: `Olá, {{reserva.nombre}},

Recordamos que tem uma reserva para esta atividade:

${facts}
Ponto de encontro: {{actividad.punto_encuentro}}

Confirme aqui a sua presença, ou diga-nos se não pode vir: {{reserva.enlace_asistencia}}

Assim, outra pessoa poderá aproveitar os lugares de que não precise.`,
  },
};
