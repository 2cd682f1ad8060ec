import type { TemplateSlug } from '@dehesa/domain/messages';
import type { MailTemplate } from '../../text-shapes';
import { accountMails, accountNotices } from './account-mails';
import { hours } from './hours';
import { countPeople, countReservations, plural } from './counting';
import { countGroup, countUnnamed } from './group-size';

/** The facts of the activity, as every message about it gives them. */
const facts = `<blockquote><p>
<strong>{{actividad.titulo}}</strong><br>
<strong>Fecha:</strong> {{actividad.fecha}}<br>
<strong>Horario:</strong> {{actividad.horario}}
{{#reserva.turno}}<br><strong>Turno:</strong> {{reserva.turno}}{{/reserva.turno}}
{{#actividad.punto_encuentro}}<br><strong>Punto de encuentro:</strong> {{actividad.punto_encuentro}}{{/actividad.punto_encuentro}}
<br><strong>Municipio:</strong> {{actividad.municipio}} ({{actividad.territorio}})
<br><strong>Personas:</strong> {{reserva.personas}}
</p></blockquote>`;

const companions = `{{#reserva.acompanantes}}<p>Acompañantes: {{reserva.acompanantes}}.</p>{{/reserva.acompanantes}}`;

const cancel = `{{#reserva.enlace_reserva}}<p>Hasta que empiece la actividad puede cambiar de turno, corregir un nombre o añadir y quitar acompañantes: <a href="{{reserva.enlace_reserva}}">ver mi reserva</a>.</p>{{/reserva.enlace_reserva}}
{{#reserva.enlace_cancelacion}}<p>¿Al final no puede venir? Avísenos, por favor, para que otra persona aproveche su plaza: <a href="{{reserva.enlace_cancelacion}}">cancelar mi reserva</a>.</p>{{/reserva.enlace_cancelacion}}`;

const questions = `{{#actividad.telefono}}<p>Si tiene alguna duda, llámenos al {{actividad.telefono}}. Le atenderemos con mucho gusto.</p>{{/actividad.telefono}}`;

const place = `{{#actividad.enlace_mapa}}<p><a href="{{actividad.enlace_mapa}}">Ver en el mapa cómo llegar</a></p>{{/actividad.enlace_mapa}}`;

const material = `{{#actividad.material_necesario}}<p><strong>Qué debe llevar:</strong> {{actividad.material_necesario}}</p>{{/actividad.material_necesario}}
{{#actividad.material_recomendado}}<p><strong>Le recomendamos llevar:</strong> {{actividad.material_recomendado}}</p>{{/actividad.material_recomendado}}`;

const attendance = `{{#reserva.enlace_asistencia}}<p><strong>¿Nos confirma su asistencia?</strong> Díganoslo, por favor, para que nadie se quede en la lista de espera si a usted le sobra alguna plaza:</p>
<p><a href="{{reserva.enlace_asistencia}}"><strong>Sí, confirmo la asistencia</strong></a></p>
<p><a href="{{reserva.enlace_asistencia}}#menos">No puedo ir, o seremos menos</a></p>
{{#reserva.enlace_reserva}}<p>Si quiere cambiar de turno o corregir un nombre: <a href="{{reserva.enlace_reserva}}">ver mi reserva</a>.</p>{{/reserva.enlace_reserva}}{{/reserva.enlace_asistencia}}
{{^reserva.enlace_asistencia}}${cancel}{{/reserva.enlace_asistencia}}`;

const asked = `<blockquote><p>{{#consulta.texto}}{{consulta.linea}}<br>{{/consulta.texto}}</p></blockquote>`;

export const templates: Record<TemplateSlug, MailTemplate> = {
  'reserva-pendiente': {
    subject: 'Hemos recibido su solicitud: {{actividad.titulo}}',
    body: `<h1>Hemos recibido su solicitud</h1>
<p>Hola, {{reserva.nombre}}:</p>
<p>Gracias por su interés. Su solicitud está <strong>pendiente de confirmar</strong>: en cuanto la revisemos le enviaremos otro correo. De momento no tiene que hacer nada más.</p>
${facts}
${companions}
<p>Su número de reserva es <strong>{{reserva.referencia}}</strong>.</p>
${cancel}
${questions}`,
  },
  'reserva-confirmada': {
    subject: 'Su reserva está confirmada: {{actividad.titulo}}',
    body: `<h1>Su reserva está confirmada</h1>
<p>Hola, {{reserva.nombre}}:</p>
<p>¡Ya tiene su plaza! Le esperamos.</p>
${facts}
${companions}
${place}
${material}
<p>Le adjuntamos un archivo para guardar la actividad en su calendario.</p>
${cancel}
${questions}`,
  },
  'reserva-en-espera': {
    subject: 'Está en la lista de espera: {{actividad.titulo}}',
    body: `<h1>Está en la lista de espera</h1>
<p>Hola, {{reserva.nombre}}:</p>
<p>En este momento no hay plazas para toda su reserva en esta actividad, así que hemos apuntado su solicitud en la <strong>lista de espera</strong>. Si queda una plaza libre, se lo diremos por correo. Hasta entonces, <strong>no tiene la plaza asegurada</strong>.</p>
${facts}
<p>Su número de reserva es <strong>{{reserva.referencia}}</strong>.</p>
${cancel}
${questions}`,
  },
  'lista-espera-oferta': {
    subject: 'Hay plaza para usted: {{actividad.titulo}}',
    body: `<h1>Hay plaza para usted</h1>
<p>Hola, {{reserva.nombre}}:</p>
<p>Estaba en la lista de espera y han quedado plazas libres. Le guardamos las de toda su reserva hasta <strong>{{oferta.plazo}}</strong>.</p>
${facts}
<p><a href="{{oferta.enlace}}"><strong>Responder: aceptar o rechazar la plaza</strong></a></p>
<p>Si no responde antes, ofreceremos las plazas a la siguiente persona y usted seguirá en la lista de espera, en el último lugar.</p>
<p>El número de su reserva es <strong>{{reserva.referencia}}</strong>.</p>
${questions}`,
  },
  'reserva-cancelada': {
    subject: 'Su reserva está cancelada: {{actividad.titulo}}',
    body: `<h1>Su reserva está cancelada</h1>
<p>Hola, {{reserva.nombre}}:</p>
<p>La reserva <strong>{{reserva.referencia}}</strong> ha quedado cancelada, junto con las plazas de sus acompañantes si los había. No tiene que hacer nada más.</p>
{{#reserva.motivo}}<p>Motivo: {{reserva.motivo}}</p>
{{/reserva.motivo}}${facts}
<p>Esperamos verle en otra ocasión: <a href="{{configuracion.direccion_web}}/agenda?lang=es">ver todas las actividades</a>.</p>
${questions}`,
  },
  'reserva-modificada': {
    subject: 'Ha cambiado su reserva: {{actividad.titulo}}',
    body: `<h1>Su reserva ha cambiado</h1>
<p>Hola, {{reserva.nombre}}:</p>
<p>Hemos guardado el cambio que ha hecho en la reserva <strong>{{reserva.referencia}}</strong>.{{#reserva.cambio}} {{reserva.cambio}}{{/reserva.cambio}}</p>
<p>Así queda (estado: {{reserva.estado}}):</p>
${facts}
${companions}
<p>Si no ha sido usted, llámenos o escríbanos cuanto antes.</p>
${cancel}
${questions}`,
  },
  'actividad-suspendida': {
    subject: 'Actividad suspendida: {{actividad.titulo}}',
    body: `<h1>La actividad se suspende</h1>
<p>Hola, {{reserva.nombre}}:</p>
<p>Sentimos decirle que la actividad del {{actividad.fecha}} <strong>se suspende</strong> {{suspension.motivo}}. Su reserva <strong>{{reserva.referencia}}</strong> queda cancelada y no tiene que hacer nada más.</p>
{{#suspension.explicacion}}<p>{{suspension.explicacion}}</p>{{/suspension.explicacion}}
${facts}
<p>Esperamos verle en otra ocasión: <a href="{{configuracion.direccion_web}}/agenda?lang=es">ver todas las actividades</a>.</p>
${questions}`,
  },
  'actividad-otra-fecha': {
    subject: 'Actividad suspendida, elija otra fecha: {{actividad.titulo}}',
    body: `<h1>La actividad se suspende: elija otra fecha</h1>
<p>Hola, {{reserva.nombre}}:</p>
<p>Sentimos decirle que la actividad del {{actividad.fecha}} <strong>se suspende</strong> {{suspension.motivo}}. Puede elegir otra fecha.</p>
{{#suspension.explicacion}}<p>{{suspension.explicacion}}</p>{{/suspension.explicacion}}
${facts}
{{^suspension.fecha_nueva}}<p><strong>{{suspension.propuesta}}</strong></p>{{/suspension.fecha_nueva}}
{{#suspension.fecha_nueva}}<p><strong>Le guardamos las plazas de toda su reserva para otra fecha:</strong></p>
<blockquote><p>
<strong>{{suspension.actividad_nueva}}</strong><br>
<strong>Fecha:</strong> {{suspension.fecha_nueva}}<br>
<strong>Horario:</strong> {{suspension.horario_nuevo}}
{{#suspension.encuentro_nuevo}}<br><strong>Punto de encuentro:</strong> {{suspension.encuentro_nuevo}}{{/suspension.encuentro_nuevo}}
</p></blockquote>{{/suspension.fecha_nueva}}
<p><a href="{{suspension.enlace}}"><strong>Responder: aceptar, elegir otra fecha o cancelar</strong></a></p>
<p>Puede responder hasta <strong>{{suspension.plazo}}</strong>. Si no responde antes, su reserva quedará cancelada.</p>
<p>Su número de reserva es <strong>{{reserva.referencia}}</strong>.</p>
${questions}`,
  },
  'cambio-horario': {
    subject: 'Cambio de día u hora: {{actividad.titulo}}',
    body: `<h1>Ha cambiado el día o la hora de su actividad</h1>
<p>Hola, {{reserva.nombre}}:</p>
<p>Hemos tenido que cambiar el día o la hora de la actividad en la que tiene una reserva. Sentimos las molestias.</p>
<blockquote><p>
<strong>{{actividad.titulo}}</strong><br>
<strong>Antes:</strong> <s>{{actividad.fecha_anterior}}, {{actividad.horario_anterior}}</s><br>
<strong>Ahora:</strong> <strong>{{actividad.fecha}}, {{actividad.horario}}</strong>
{{#reserva.turno}}<br><strong>Turno:</strong> {{reserva.turno}}{{/reserva.turno}}
{{#actividad.punto_encuentro}}<br><strong>Punto de encuentro:</strong> {{actividad.punto_encuentro}}{{/actividad.punto_encuentro}}
<br><strong>Municipio:</strong> {{actividad.municipio}} ({{actividad.territorio}})
</p></blockquote>
<p>Su reserva <strong>{{reserva.referencia}}</strong> sigue siendo válida: si le viene bien el nuevo horario, no tiene que hacer nada.</p>
${cancel}
${questions}`,
  },
  'reserva-recordatorio': {
    subject: 'Recordatorio, {{actividad.fecha}}: {{actividad.titulo}}',
    body: `<h1>Recordatorio de su actividad del {{actividad.fecha}}</h1>
<p>Hola, {{reserva.nombre}}:</p>
<p>Le recordamos que tiene una reserva para esta actividad:</p>
${facts}
${companions}
${place}
${material}
<p>Su número de reserva es <strong>{{reserva.referencia}}</strong>. Téngalo a mano al llegar.</p>
${attendance}
${questions}`,
  },
  'reserva-mensaje': {
    subject: '{{mensaje.asunto}}',
    body: `<h1>{{mensaje.asunto}}</h1>
<p>{{#mensaje.texto}}{{mensaje.linea}}<br>{{/mensaje.texto}}</p>
<p>Le escribimos sobre su reserva <strong>{{reserva.referencia}}</strong>: {{actividad.titulo}}, {{actividad.fecha}}, {{actividad.horario}}.</p>
${questions}`,
  },
  'aviso-administrador': {
    subject: 'Reserva {{reserva.referencia}} ({{reserva.estado}}): {{actividad.titulo}}',
    body: `<h1>Reserva {{reserva.estado}}</h1>
<p><strong>{{reserva.nombre}} {{reserva.apellidos}}</strong>, de {{reserva.localidad}} ({{reserva.provincia}}), tiene la reserva <strong>{{reserva.referencia}}</strong> en estado «{{reserva.estado}}».</p>
${facts}
<p><strong>Teléfono:</strong> {{reserva.telefono}}<br>
<strong>Email:</strong> {{reserva.email}}
{{#reserva.acompanantes}}<br><strong>Acompañantes:</strong> {{reserva.acompanantes}}{{/reserva.acompanantes}}
{{#reserva.notas}}<br><strong>Notas:</strong> {{reserva.notas}}{{/reserva.notas}}</p>
<p><a href="{{reserva.enlace_gestion}}">Abrir la reserva</a></p>`,
  },
  'aviso-administrador-resumen': {
    subject: '{{avisos.territorio}}: {{avisos.total}} reservas nuevas',
    body: `<h1>{{avisos.total}} reservas nuevas</h1>
<p>Estas son las reservas que han llegado desde el último aviso ({{avisos.territorio}}):</p>
{{#avisos.lista}}<p><strong>{{avisos.titulo}}</strong><br>
{{avisos.fecha}}<br>
{{avisos.reservas}} · {{avisos.personas}}{{#avisos.en_espera}} · {{avisos.en_espera}}{{/avisos.en_espera}}<br>
<a href="{{avisos.enlace_actividad}}">Ver las reservas de esta actividad</a></p>
{{/avisos.lista}}
{{#avisos.resto}}<p>{{avisos.resto}}</p>{{/avisos.resto}}
<p><a href="{{avisos.enlace}}">Ver todas las reservas</a></p>`,
  },
  'recuperar-clave': {
    subject: 'Su contraseña de un solo uso para {{configuracion.nombre}}',
    body: `<h1>Su contraseña de un solo uso</h1>
<p>Hola{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p>Nos ha pedido recuperar el acceso a su cuenta. Entre con esta contraseña:</p>
<blockquote><p><strong>{{usuario.clave}}</strong></p></blockquote>
<p>Vale durante <strong>una hora</strong> y una sola vez. Al entrar le pediremos que elija una contraseña nueva.</p>
<p><a href="{{usuario.enlace_acceso}}">Iniciar sesión</a></p>
<p>Si usted no la ha pedido, no haga nada: su contraseña de siempre sigue funcionando.</p>`,
  },
  'verificar-correo': {
    subject: 'Confirme su dirección de correo en {{configuracion.nombre}}',
    body: `<h1>Confirme su dirección de correo</h1>
<p>Hola{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p>Para ver en su cuenta las reservas hechas con {{usuario.email}} necesitamos saber que esta dirección es suya.</p>
<p><a href="{{usuario.enlace_verificacion}}">Confirmar mi dirección</a></p>
<p>El enlace vale durante <strong>48 horas</strong>.</p>
<p>Si usted no lo ha pedido, no haga nada: nadie verá sus reservas.</p>`,
  },
  ...accountMails,
  'colaborador-alta': {
    subject: 'Hemos recibido su solicitud de colaboración',
    body: `<h1>Hemos recibido su solicitud de colaboración</h1>
<p>Hola{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p>Hemos recibido la solicitud de {{usuario.empresa}} para colaborar con {{configuracion.nombre}}. La revisaremos y le escribiremos cuando esté lista. De momento no tiene que hacer nada más.</p>`,
  },
  'colaborador-aviso': {
    subject: 'Nueva solicitud de colaboración: {{usuario.empresa}}',
    body: `<h1>Nueva solicitud de colaboración</h1>
<p>{{usuario.nombre}} {{usuario.apellidos}}, de {{usuario.empresa}}, ha enviado una solicitud para colaborar con {{configuracion.nombre}}. Queda pendiente hasta que le envíe la confirmación.</p>
<p><a href="{{usuario.enlace_acceso}}">Ver la solicitud</a></p>`,
  },
  'colaborador-confirmacion': {
    subject: 'Ya es colaborador de {{configuracion.nombre}}',
    body: `<h1>Le damos la bienvenida como colaborador</h1>
<p>Hola{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p>{{usuario.empresa}} ya forma parte de los colaboradores de {{configuracion.nombre}}. En su página encontrará el cartel con el código QR, el enlace para reservar con antelación y las visitas de sus clientes.</p>
<p><a href="{{usuario.enlace_acceso}}">Entrar en mi página</a></p>
<p>Si aún no tiene contraseña, pulse en «¿Has olvidado tu contraseña?» y escriba su correo, {{usuario.email}}.</p>`,
  },
  'consulta-recibida': {
    subject: 'Hemos recibido su mensaje: {{actividad.titulo}}',
    body: `<h1>Hemos recibido su mensaje</h1>
<p>Hola, {{consulta.nombre}}:</p>
<p>Gracias por su interés en <a href="{{actividad.enlace}}">{{actividad.titulo}}</a> ({{actividad.fecha}}). Esto es lo que nos ha escrito:</p>
${asked}
<p>Le responderemos a esta dirección de correo. Con este mensaje no queda reservada ninguna plaza.</p>
${questions}`,
  },
  'consulta-respuesta': {
    subject: 'Respuesta a su mensaje: {{actividad.titulo}}',
    body: `<h1>Respuesta a su mensaje</h1>
<p>Hola, {{consulta.nombre}}:</p>
<p>{{#consulta.respuesta}}{{consulta.linea}}<br>{{/consulta.respuesta}}</p>
<p>Nos escribió sobre esta actividad: <a href="{{actividad.enlace}}">{{actividad.titulo}}</a>, {{actividad.fecha}}, {{actividad.horario}}.</p>
${asked}
${questions}`,
  },
};

/** What surrounds a message and the words that its fields are made of. */
export const texts = {
  statuses: { 1: 'pendiente', 2: 'confirmada', 3: 'en espera', 4: 'cancelada' },
  /** Until when an offer can be answered. */
  deadline: (date: string, time: string, portuguese: string | null) =>
    `el ${date}, ${hours.at(time)}${portuguese === null ? '' : ` (${portuguese}, hora portuguesa)`}`,
  allDay: 'por confirmar',
  hours,
  /** Why staff cancelled a reservation, after «Motivo:» (B91). */
  cancelReasons: {
    weather: 'el mal tiempo previsto',
    minimum: 'no se ha llegado al mínimo de personas',
    visitor: 'lo ha pedido usted',
    duplicate: 'la reserva estaba repetida',
  },
  /** Those of a group who have a place and no name (B83). */
  unnamed: countUnnamed,
  /** What a group's request says, beside its remarks (B83). */
  groupRequest: {
    title: 'Solicitud de grupo',
    organisation: 'Organización',
    people: 'Personas',
    wishedDate: 'Fecha deseada',
    count: countGroup,
  },
  qrAlt: (reference: string) => `Código QR de la reserva ${reference}`,
  qrHeading: 'Su número de reserva',
  qrCaption: 'Enséñelo al llegar, en el móvil o en papel.',
  ticket: 'Descargar la reserva en PDF',
  calendarFile: 'actividad.ics',
  /** `hours` only where one clock does not tell them all. */
  calendarNotes: (reference: string, people: string, shift: string, hours: string) =>
    [
      `Número de reserva: ${reference}`,
      `Personas: ${people}`,
      ...(hours === '' ? [] : [`Horario: ${hours}`]),
      ...(shift === '' ? [] : [`Turno: ${shift}`]),
    ].join('\n'),
  /** An outing that does not take place, in sentences. */
  suspension: {
    reasons: {
      rain: 'por la previsión de lluvia o tormenta',
      wind: 'por el viento',
      fire: 'por riesgo de incendio',
      heat: 'por el calor',
      snow: 'por la nieve o la niebla',
      flood: 'porque el camino está cortado o hay crecida',
      illness: 'por enfermedad de quien la guía',
      fewPeople: 'porque se han apuntado pocas personas',
      other: 'por un motivo que no depende de nosotros',
    },
    /** Both reasons as above. */
    otherDateToo: (reason: string, date: string, otherReason: string) =>
      `${reason}; tampoco se celebrará en la otra fecha que le ofrecíamos (${date}), ${otherReason}`,
    held: (places: string, date: string, hours: string) =>
      `Le guardamos ${places === '1' ? 'su plaza' : `sus ${places} plazas`} para otra fecha: ${date}, ${hours}.`,
    notHeld: 'En el enlace puede ver qué otras fechas tienen plazas para toda su reserva.',
  },
  changes: {
    companionAdded: (name: string) => `También viene: ${name}.`,
    companionRemoved: (name: string) => `Ya no viene: ${name}.`,
    companionsRemoved: (names: string) => `Ya no vienen: ${names}.`,
    nameCorrected: (name: string) => `Nombre corregido: ${name}.`,
    dateChanged: (from: string, to: string) => `Cambio de fecha: antes, ${from}; ahora, ${to}.`,
    shiftChanged: (from: string, to: string) => `Cambio de turno: antes ${from}, ahora ${to}.`,
  },
  accountNotices,
  /** What a message to administrators counts. */
  notices: {
    reservations: countReservations,
    people: countPeople,
    waiting: (count: number) => `${count} en lista de espera`,
    more: (count: number) => plural(count, 'Y 1 actividad más.', `Y ${count} actividades más.`),
  },
  footer: (appName: string) => `${appName} · Actividades guiadas en la naturaleza`,
  /** The message that shows whether the outgoing mail works. */
  test: {
    subject: (appName: string) => `Prueba de correo de ${appName}`,
    heading: 'El correo funciona',
    body: (host: string) =>
      `Si lees este mensaje, los datos del correo saliente son correctos. Se ha enviado desde ${host}.`,
  },
  unsubscribe: 'No quiero recibir más recordatorios de esta reserva',
  automatic: 'Le hemos enviado este correo porque su dirección figura en una reserva, en una pregunta o en una cuenta.',
};
