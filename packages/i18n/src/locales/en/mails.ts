import type { TemplateSlug } from '@dehesa/domain/messages';
import type { MailTemplate } from '../../text-shapes';
import type * as es from '../es/mails';
import { accountMails, accountNotices } from './account-mails';
import { hours } from './hours';
import { countPeople, countReservations, plural } from './counting';
import { countGroup, countUnnamed } from './group-size';

/** The facts of the activity, as every message about it gives them. */
const facts = `<blockquote><p>
<strong>{{actividad.titulo}}</strong><br>
<strong>Date:</strong> {{actividad.fecha}}<br>
<strong>Time:</strong> {{actividad.horario}}
{{#reserva.turno}}<br><strong>Session:</strong> {{reserva.turno}}{{/reserva.turno}}
{{#actividad.punto_encuentro}}<br><strong>Meeting point:</strong> {{actividad.punto_encuentro}}{{/actividad.punto_encuentro}}
<br><strong>Town:</strong> {{actividad.municipio}} ({{actividad.territorio}})
<br><strong>People:</strong> {{reserva.personas}}
</p></blockquote>`;

const companions = `{{#reserva.acompanantes}}<p>Coming with you: {{reserva.acompanantes}}.</p>{{/reserva.acompanantes}}`;

const cancel = `{{#reserva.enlace_reserva}}<p>Until the activity starts you can change session, correct a name or add and remove people: <a href="{{reserva.enlace_reserva}}">see my booking</a>.</p>{{/reserva.enlace_reserva}}
{{#reserva.enlace_cancelacion}}<p>Can’t make it after all? Please let us know, so that somebody else can have your place: <a href="{{reserva.enlace_cancelacion}}">cancel my booking</a>.</p>{{/reserva.enlace_cancelacion}}`;

const questions = `{{#actividad.telefono}}<p>If you have any questions, call us on {{actividad.telefono}}. We will be glad to help.</p>{{/actividad.telefono}}`;

const place = `{{#actividad.enlace_mapa}}<p><a href="{{actividad.enlace_mapa}}">See on the map how to get there</a></p>{{/actividad.enlace_mapa}}`;

const material = `{{#actividad.material_necesario}}<p><strong>What you need to bring:</strong> {{actividad.material_necesario}}</p>{{/actividad.material_necesario}}
{{#actividad.material_recomendado}}<p><strong>What we suggest you bring:</strong> {{actividad.material_recomendado}}</p>{{/actividad.material_recomendado}}`;

const attendance = `{{#reserva.enlace_asistencia}}<p><strong>Can you confirm that you are coming?</strong> Please tell us, so that nobody is left on the waiting list while you have a place to spare:</p>
<p><a href="{{reserva.enlace_asistencia}}"><strong>Yes, I am coming</strong></a></p>
<p><a href="{{reserva.enlace_asistencia}}#menos">I can’t come, or there will be fewer of us</a></p>
{{#reserva.enlace_reserva}}<p>To change session or correct a name: <a href="{{reserva.enlace_reserva}}">see my booking</a>.</p>{{/reserva.enlace_reserva}}{{/reserva.enlace_asistencia}}
{{^reserva.enlace_asistencia}}${cancel}{{/reserva.enlace_asistencia}}`;

const asked = `<blockquote><p>{{#consulta.texto}}{{consulta.linea}}<br>{{/consulta.texto}}</p></blockquote>`;

export const templates: Record<TemplateSlug, MailTemplate> = {
  'reserva-pendiente': {
    subject: 'We have received your booking: {{actividad.titulo}}',
    body: `<h1>We have received your booking</h1>
<p>Hello {{reserva.nombre}},</p>
<p>Thank you for your interest. Your booking is <strong>waiting to be confirmed</strong>: we will send you another email as soon as we have looked at it. There is nothing you need to do for now.</p>
${facts}
${companions}
<p>Your booking number is <strong>{{reserva.referencia}}</strong>.</p>
${cancel}
${questions}`,
  },
  'reserva-confirmada': {
    subject: 'Your booking is confirmed: {{actividad.titulo}}',
    body: `<h1>Your booking is confirmed</h1>
<p>Hello {{reserva.nombre}},</p>
<p>You have your place! We look forward to seeing you.</p>
${facts}
${companions}
${place}
${material}
<p>The date is attached, so that you can save it in your calendar.</p>
${cancel}
${questions}`,
  },
  'reserva-en-espera': {
    subject: 'You are on the waiting list: {{actividad.titulo}}',
    body: `<h1>You are on the waiting list</h1>
<p>Hello {{reserva.nombre}},</p>
<p>There are not enough places for your whole booking on this activity at the moment, so we have put it on the <strong>waiting list</strong>. If a place becomes free, we will tell you by email. Until then, <strong>your place is not certain</strong>.</p>
${facts}
<p>Your booking number is <strong>{{reserva.referencia}}</strong>.</p>
${cancel}
${questions}`,
  },
  'lista-espera-oferta': {
    subject: 'There is a place for you: {{actividad.titulo}}',
    body: `<h1>There is a place for you</h1>
<p>Hello {{reserva.nombre}},</p>
<p>You were on the waiting list, and places have become free. We are keeping those of your whole booking ({{oferta.plazas}}) until <strong>{{oferta.plazo}}</strong>.</p>
${facts}
<p><a href="{{oferta.enlace}}"><strong>Answer: accept the place or turn it down</strong></a></p>
<p>If you do not answer by then, we will offer the places to the next person and you will stay on the waiting list, at the end of it.</p>
<p>Your booking number is <strong>{{reserva.referencia}}</strong>.</p>
${questions}`,
  },
  'reserva-cancelada': {
    subject: 'Your booking is cancelled: {{actividad.titulo}}',
    body: `<h1>Your booking is cancelled</h1>
<p>Hello {{reserva.nombre}},</p>
<p>Booking <strong>{{reserva.referencia}}</strong> has been cancelled, with the places of anybody who was coming with you. There is nothing else you need to do.</p>
{{#reserva.motivo}}<p>Reason: {{reserva.motivo}}</p>
{{/reserva.motivo}}${facts}
<p>We hope to see you another time: <a href="{{configuracion.direccion_web}}/agenda?lang=en">see all the activities</a>.</p>
${questions}`,
  },
  'reserva-modificada': {
    subject: 'Your booking has changed: {{actividad.titulo}}',
    body: `<h1>Your booking has changed</h1>
<p>Hello {{reserva.nombre}},</p>
<p>We have saved the change you made to booking <strong>{{reserva.referencia}}</strong>.{{#reserva.cambio}} {{reserva.cambio}}{{/reserva.cambio}}</p>
<p>This is how it is now ({{reserva.estado}}):</p>
${facts}
${companions}
<p>If this was not you, please call or write to us as soon as you can.</p>
${cancel}
${questions}`,
  },
  'actividad-suspendida': {
    subject: 'Activity called off: {{actividad.titulo}}',
    body: `<h1>The activity has been called off</h1>
<p>Hello {{reserva.nombre}},</p>
<p>We are sorry to tell you that this activity <strong>will not take place</strong> {{suspension.motivo}}. Your booking <strong>{{reserva.referencia}}</strong> is cancelled, and there is nothing else you need to do.</p>
{{#suspension.explicacion}}<p>{{suspension.explicacion}}</p>{{/suspension.explicacion}}
${facts}
<p>We hope to see you another time: <a href="{{configuracion.direccion_web}}/agenda?lang=en">see all the activities</a>.</p>
${questions}`,
  },
  'actividad-otra-fecha': {
    subject: 'Called off, choose another date: {{actividad.titulo}}',
    body: `<h1>The activity has been called off: choose another date</h1>
<p>Hello {{reserva.nombre}},</p>
<p>We are sorry to tell you that this activity <strong>will not take place on its date</strong> {{suspension.motivo}}.</p>
{{#suspension.explicacion}}<p>{{suspension.explicacion}}</p>{{/suspension.explicacion}}
${facts}
{{^suspension.fecha_nueva}}<p><strong>{{suspension.propuesta}}</strong></p>{{/suspension.fecha_nueva}}
{{#suspension.fecha_nueva}}<p><strong>We are keeping the places of your whole booking for another date:</strong></p>
<blockquote><p>
<strong>{{suspension.actividad_nueva}}</strong><br>
<strong>Date:</strong> {{suspension.fecha_nueva}}<br>
<strong>Time:</strong> {{suspension.horario_nuevo}}
{{#suspension.encuentro_nuevo}}<br><strong>Meeting point:</strong> {{suspension.encuentro_nuevo}}{{/suspension.encuentro_nuevo}}
</p></blockquote>{{/suspension.fecha_nueva}}
<p><a href="{{suspension.enlace}}"><strong>Answer: accept, choose another date or cancel</strong></a></p>
<p>You can answer until <strong>{{suspension.plazo}}</strong>. If you do not answer by then, your booking will be cancelled.</p>
<p>Your booking number is <strong>{{reserva.referencia}}</strong>.</p>
${questions}`,
  },
  'cambio-horario': {
    subject: 'Change of day or time: {{actividad.titulo}}',
    body: `<h1>The day or time of your activity has changed</h1>
<p>Hello {{reserva.nombre}},</p>
<p>We have had to change the day or the time of the activity you have booked. We are sorry for the trouble.</p>
<blockquote><p>
<strong>{{actividad.titulo}}</strong><br>
<strong>Before:</strong> <s>{{actividad.fecha_anterior}}, {{actividad.horario_anterior}}</s><br>
<strong>Now:</strong> <strong>{{actividad.fecha}}, {{actividad.horario}}</strong>
{{#reserva.turno}}<br><strong>Session:</strong> {{reserva.turno}}{{/reserva.turno}}
{{#actividad.punto_encuentro}}<br><strong>Meeting point:</strong> {{actividad.punto_encuentro}}{{/actividad.punto_encuentro}}
<br><strong>Town:</strong> {{actividad.municipio}} ({{actividad.territorio}})
</p></blockquote>
<p>Your booking <strong>{{reserva.referencia}}</strong> still stands: if the new time suits you, there is nothing you need to do.</p>
${cancel}
${questions}`,
  },
  'reserva-recordatorio': {
    subject: 'Reminder, {{actividad.fecha}}: {{actividad.titulo}}',
    body: `<h1>Reminder of your activity on {{actividad.fecha}}</h1>
<p>Hello {{reserva.nombre}},</p>
<p>This is a reminder that you have a booking for this activity:</p>
${facts}
${companions}
${place}
${material}
<p>Your booking number is <strong>{{reserva.referencia}}</strong>. Please have it to hand when you arrive.</p>
${attendance}
${questions}`,
  },
  'reserva-mensaje': {
    subject: '{{mensaje.asunto}}',
    body: `<h1>{{mensaje.asunto}}</h1>
<p>{{#mensaje.texto}}{{mensaje.linea}}<br>{{/mensaje.texto}}</p>
<p>We are writing about your booking <strong>{{reserva.referencia}}</strong>: {{actividad.titulo}}, {{actividad.fecha}}, {{actividad.horario}}.</p>
${questions}`,
  },
  'aviso-administrador': {
    subject: 'Booking {{reserva.referencia}} ({{reserva.estado}}): {{actividad.titulo}}',
    body: `<h1>Booking {{reserva.estado}}</h1>
<p>Booking <strong>{{reserva.referencia}}</strong> of <strong>{{reserva.nombre}} {{reserva.apellidos}}</strong>, from {{reserva.localidad}} ({{reserva.provincia}}), is {{reserva.estado}}.</p>
${facts}
<p><strong>Phone:</strong> {{reserva.telefono}}<br>
<strong>Email:</strong> {{reserva.email}}
{{#reserva.acompanantes}}<br><strong>Coming along:</strong> {{reserva.acompanantes}}{{/reserva.acompanantes}}
{{#reserva.notas}}<br><strong>Notes:</strong> {{reserva.notas}}{{/reserva.notas}}</p>
<p><a href="{{reserva.enlace_gestion}}">Open the booking</a></p>`,
  },
  'aviso-administrador-resumen': {
    subject: '{{avisos.territorio}}: {{avisos.total}} new bookings',
    body: `<h1>{{avisos.total}} new bookings</h1>
<p>These are the bookings that have come in since the last message ({{avisos.territorio}}):</p>
{{#avisos.lista}}<p><strong>{{avisos.titulo}}</strong><br>
{{avisos.fecha}}<br>
{{avisos.reservas}} · {{avisos.personas}}{{#avisos.en_espera}} · {{avisos.en_espera}}{{/avisos.en_espera}}<br>
<a href="{{avisos.enlace_actividad}}">See the bookings for this activity</a></p>
{{/avisos.lista}}
{{#avisos.resto}}<p>{{avisos.resto}}</p>{{/avisos.resto}}
<p><a href="{{avisos.enlace}}">See all the bookings</a></p>`,
  },
  'recuperar-clave': {
    subject: 'Your one-time password for {{configuracion.nombre}}',
    body: `<h1>Your one-time password</h1>
<p>Hello{{#usuario.nombre}} {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>You have asked to get back into your account. Sign in with this password:</p>
<blockquote><p><strong>{{usuario.clave}}</strong></p></blockquote>
<p>It is good for <strong>one hour</strong>, and only once. When you sign in we will ask you to choose a new password.</p>
<p><a href="{{usuario.enlace_acceso}}">Sign in</a></p>
<p>If you did not ask for it, do nothing: your usual password still works.</p>`,
  },
  'verificar-correo': {
    subject: 'Please confirm your email address at {{configuracion.nombre}}',
    body: `<h1>Please confirm your email address</h1>
<p>Hello{{#usuario.nombre}} {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>To show you the bookings made with {{usuario.email}} in your account, we need to know that this address is yours.</p>
<p><a href="{{usuario.enlace_verificacion}}">Confirm my address</a></p>
<p>The link is good for <strong>48 hours</strong>.</p>
<p>If you did not ask for it, do nothing: nobody will see your bookings.</p>`,
  },
  ...accountMails,
  'colaborador-alta': {
    subject: 'We have received your request to become a partner',
    body: `<h1>Thank you for wanting to be a partner</h1>
<p>Hello{{#usuario.nombre}} {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>We have received the request of {{usuario.empresa}} to become a partner of {{configuracion.nombre}}. We will look at it and write to you when it is ready. There is nothing you need to do for now.</p>`,
  },
  'colaborador-aviso': {
    subject: 'New request to become a partner: {{usuario.empresa}}',
    body: `<h1>Somebody would like to be a partner</h1>
<p>{{usuario.nombre}} {{usuario.apellidos}}, of {{usuario.empresa}}, has asked to become a partner of {{configuracion.nombre}}. The request waits until you send the confirmation.</p>
<p><a href="{{usuario.enlace_acceso}}">See the request</a></p>`,
  },
  'colaborador-confirmacion': {
    subject: 'You are now a partner of {{configuracion.nombre}}',
    body: `<h1>Welcome as a partner</h1>
<p>Hello{{#usuario.nombre}} {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>{{usuario.empresa}} is now one of the partners of {{configuracion.nombre}}. On your page you will find the poster with the QR code, the link for early booking and the visits of your guests.</p>
<p><a href="{{usuario.enlace_acceso}}">Go to my page</a></p>
<p>If you have no password yet, press “Forgotten your password?” and give your email address, {{usuario.email}}.</p>`,
  },
  'consulta-recibida': {
    subject: 'We have received your message: {{actividad.titulo}}',
    body: `<h1>We have received your message</h1>
<p>Hello {{consulta.nombre}},</p>
<p>Thank you for your interest in <a href="{{actividad.enlace}}">{{actividad.titulo}}</a> ({{actividad.fecha}}). This is what you wrote to us:</p>
${asked}
<p>We will answer you at this email address. No places are booked by this message.</p>
${questions}`,
  },
  'consulta-respuesta': {
    subject: 'Our answer to your message: {{actividad.titulo}}',
    body: `<h1>Our answer to your message</h1>
<p>Hello {{consulta.nombre}},</p>
<p>{{#consulta.respuesta}}{{consulta.linea}}<br>{{/consulta.respuesta}}</p>
<p>You wrote to us about this activity: <a href="{{actividad.enlace}}">{{actividad.titulo}}</a>, {{actividad.fecha}}, {{actividad.horario}}.</p>
${asked}
${questions}`,
  },
};

/** What surrounds a message and the words that its fields are made of. */
export const texts: typeof es.texts = {
  statuses: { 1: 'waiting to be confirmed', 2: 'confirmed', 3: 'on the waiting list', 4: 'cancelled' },
  deadline: (date, time, portuguese) =>
    `${date} ${hours.at(time)}${portuguese === null ? '' : ` (${portuguese} Portuguese time)`}`,
  allDay: 'to be confirmed',
  hours,
  /** Why staff cancelled a reservation, after «Reason:» (B91). */
  cancelReasons: {
    weather: 'the weather forecast',
    minimum: 'too few people signed up',
    visitor: 'you asked for it',
    duplicate: 'it had been booked twice',
  },
  unnamed: countUnnamed,
  groupRequest: {
    title: 'Group request',
    organisation: 'Organisation',
    people: 'People',
    wishedDate: 'Preferred date',
    count: countGroup,
  },
  qrAlt: (reference) => `QR code of booking ${reference}`,
  qrHeading: 'Your booking number',
  qrCaption: 'Show it when you arrive, on your phone or on paper.',
  ticket: 'Download your booking as a PDF',
  calendarFile: 'activity.ics',
  calendarNotes: (reference, people, shift, hours) =>
    [
      `Booking number: ${reference}`,
      `People: ${people}`,
      ...(hours === '' ? [] : [`Time: ${hours}`]),
      ...(shift === '' ? [] : [`Session: ${shift}`]),
    ].join('\n'),
  suspension: {
    reasons: {
      rain: 'because rain or a storm is forecast',
      wind: 'because of the wind',
      fire: 'because of the risk of fire',
      heat: 'because of the heat',
      snow: 'because of snow or fog',
      flood: 'because the path is blocked or flooded',
      illness: 'because the guide is ill',
      fewPeople: 'because too few people have booked',
      other: 'for a reason beyond our control',
    },
    otherDateToo: (reason, date, otherReason) =>
      `${reason}; the other date we offered you (${date}) will not take place either, ${otherReason}`,
    held: (places, date, hours) =>
      `We are keeping ${places === '1' ? 'your place' : `your ${places} places`} for another date: ${date}, ${hours}.`,
    notHeld: 'The link shows which other dates have places for your whole booking.',
  },
  changes: {
    companionAdded: (name) => `Also coming: ${name}.`,
    companionRemoved: (name) => `No longer coming: ${name}.`,
    companionsRemoved: (names) => `No longer coming: ${names}.`,
    nameCorrected: (name) => `Name corrected: ${name}.`,
    dateChanged: (from, to) => `Change of date: before, ${from}; now, ${to}.`,
    shiftChanged: (from, to) => `Change of session: before ${from}, now ${to}.`,
  },
  accountNotices,
  notices: {
    reservations: countReservations,
    people: countPeople,
    waiting: (count) => `${count} on the waiting list`,
    more: (count) => plural(count, 'And 1 more activity.', `And ${count} more activities.`),
  },
  footer: (appName) => `${appName} · Guided activities in nature`,
  test: {
    subject: (appName) => `Test email from ${appName}`,
    heading: 'Email is working',
    body: (host) => `If you can read this, the details of outgoing mail are right. It was sent from ${host}.`,
  },
  unsubscribe: 'I do not want any more reminders of this booking',
  automatic: 'We sent you this email because your address is in a booking, a question or an account.',
};
