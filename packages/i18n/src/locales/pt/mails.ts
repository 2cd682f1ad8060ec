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
<strong>Data:</strong> {{actividad.fecha}}<br>
<strong>Horário:</strong> {{actividad.horario}}
{{#reserva.turno}}<br><strong>Turno:</strong> {{reserva.turno}}{{/reserva.turno}}
{{#actividad.punto_encuentro}}<br><strong>Ponto de encontro:</strong> {{actividad.punto_encuentro}}{{/actividad.punto_encuentro}}
<br><strong>Município:</strong> {{actividad.municipio}} ({{actividad.territorio}})
<br><strong>Pessoas:</strong> {{reserva.personas}}
</p></blockquote>`;

const companions = `{{#reserva.acompanantes}}<p>Acompanhantes: {{reserva.acompanantes}}.</p>{{/reserva.acompanantes}}`;

const cancel = `{{#reserva.enlace_reserva}}<p>Até ao início da atividade pode mudar de turno, corrigir um nome ou adicionar e retirar acompanhantes: <a href="{{reserva.enlace_reserva}}">ver a minha reserva</a>.</p>{{/reserva.enlace_reserva}}
{{#reserva.enlace_cancelacion}}<p>Afinal não pode vir? Avise-nos, por favor, para que outra pessoa possa aproveitar o seu lugar: <a href="{{reserva.enlace_cancelacion}}">cancelar a minha reserva</a>.</p>{{/reserva.enlace_cancelacion}}`;

const questions = `{{#actividad.telefono}}<p>Se tiver alguma dúvida, ligue-nos para o {{actividad.telefono}}. Teremos todo o gosto em ajudar.</p>{{/actividad.telefono}}`;

const place = `{{#actividad.enlace_mapa}}<p><a href="{{actividad.enlace_mapa}}">Ver no mapa como chegar</a></p>{{/actividad.enlace_mapa}}`;

const material = `{{#actividad.material_necesario}}<p><strong>O que deve trazer:</strong> {{actividad.material_necesario}}</p>{{/actividad.material_necesario}}
{{#actividad.material_recomendado}}<p><strong>Recomendamos que traga:</strong> {{actividad.material_recomendado}}</p>{{/actividad.material_recomendado}}`;

const attendance = `{{#reserva.enlace_asistencia}}<p><strong>Confirma a sua presença?</strong> Responda-nos, por favor, para que ninguém fique na lista de espera se lhe sobrar algum lugar:</p>
<p><a href="{{reserva.enlace_asistencia}}"><strong>Sim, confirmo a presença</strong></a></p>
<p><a href="{{reserva.enlace_asistencia}}#menos">Não posso ir, ou vamos ser menos</a></p>
{{#reserva.enlace_reserva}}<p>Se quiser mudar de turno ou corrigir um nome: <a href="{{reserva.enlace_reserva}}">ver a minha reserva</a>.</p>{{/reserva.enlace_reserva}}{{/reserva.enlace_asistencia}}
{{^reserva.enlace_asistencia}}${cancel}{{/reserva.enlace_asistencia}}`;

const asked = `<blockquote><p>{{#consulta.texto}}{{consulta.linea}}<br>{{/consulta.texto}}</p></blockquote>`;

export const templates: Record<TemplateSlug, MailTemplate> = {
  'reserva-pendiente': {
    subject: 'Recebemos o seu pedido: {{actividad.titulo}}',
    body: `<h1>Recebemos o seu pedido</h1>
<p>Olá, {{reserva.nombre}},</p>
<p>Obrigado pelo seu interesse. O seu pedido está <strong>por confirmar</strong>: assim que o analisarmos, enviamos-lhe outro e-mail. Por agora, não precisa de fazer mais nada.</p>
${facts}
${companions}
<p>O número da sua reserva é <strong>{{reserva.referencia}}</strong>.</p>
${cancel}
${questions}`,
  },
  'reserva-confirmada': {
    subject: 'A sua reserva está confirmada: {{actividad.titulo}}',
    body: `<h1>A sua reserva está confirmada</h1>
<p>Olá, {{reserva.nombre}},</p>
<p>O seu lugar está garantido! Esperamos por si.</p>
${facts}
${companions}
${place}
${material}
<p>Enviamos em anexo um ficheiro para guardar a atividade no seu calendário.</p>
${cancel}
${questions}`,
  },
  'reserva-en-espera': {
    subject: 'Está na lista de espera: {{actividad.titulo}}',
    body: `<h1>Está na lista de espera</h1>
<p>Olá, {{reserva.nombre}},</p>
<p>Neste momento não há lugares para toda a sua reserva nesta atividade, por isso inscrevemos o seu pedido na <strong>lista de espera</strong>. Se vagar um lugar, avisamos por e-mail. Até lá, <strong>o lugar não está garantido</strong>.</p>
${facts}
<p>O número da sua reserva é <strong>{{reserva.referencia}}</strong>.</p>
${cancel}
${questions}`,
  },
  'lista-espera-oferta': {
    subject: 'Há lugar para si: {{actividad.titulo}}',
    body: `<h1>Há lugar para si</h1>
<p>Olá, {{reserva.nombre}},</p>
<p>Estava na lista de espera e vagaram lugares. Guardamos os de toda a sua reserva até <strong>{{oferta.plazo}}</strong>.</p>
${facts}
<p><a href="{{oferta.enlace}}"><strong>Responder: aceitar ou recusar o lugar</strong></a></p>
<p>Se não responder até lá, oferecemos os lugares à pessoa seguinte e a sua reserva passa para o fim da lista de espera.</p>
<p>O número da sua reserva é <strong>{{reserva.referencia}}</strong>.</p>
${questions}`,
  },
  'reserva-cancelada': {
    subject: 'A sua reserva foi cancelada: {{actividad.titulo}}',
    body: `<h1>A sua reserva foi cancelada</h1>
<p>Olá, {{reserva.nombre}},</p>
<p>A reserva <strong>{{reserva.referencia}}</strong> foi cancelada, bem como os lugares dos seus acompanhantes, se os havia. Não precisa de fazer mais nada.</p>
{{#reserva.motivo}}<p>Motivo: {{reserva.motivo}}</p>
{{/reserva.motivo}}${facts}
<p>Esperamos por si numa próxima ocasião: <a href="{{configuracion.direccion_web}}/agenda?lang=pt">ver todas as atividades</a>.</p>
${questions}`,
  },
  'reserva-modificada': {
    subject: 'A sua reserva foi alterada: {{actividad.titulo}}',
    body: `<h1>A sua reserva foi alterada</h1>
<p>Olá, {{reserva.nombre}},</p>
<p>Guardámos a alteração que fez na reserva <strong>{{reserva.referencia}}</strong>.{{#reserva.cambio}} {{reserva.cambio}}{{/reserva.cambio}}</p>
<p>Fica assim (estado: {{reserva.estado}}):</p>
${facts}
${companions}
<p>Se não fez esta alteração, ligue-nos ou escreva-nos o mais depressa possível.</p>
${cancel}
${questions}`,
  },
  'actividad-suspendida': {
    subject: 'A atividade não se vai realizar: {{actividad.titulo}}',
    body: `<h1>A atividade não se vai realizar</h1>
<p>Olá, {{reserva.nombre}},</p>
<p>Lamentamos informar que a atividade de {{actividad.fecha}} <strong>não se vai realizar</strong> {{suspension.motivo}}. A sua reserva <strong>{{reserva.referencia}}</strong> fica cancelada e não precisa de fazer mais nada.</p>
{{#suspension.explicacion}}<p>{{suspension.explicacion}}</p>{{/suspension.explicacion}}
${facts}
<p>Esperamos por si numa próxima ocasião: <a href="{{configuracion.direccion_web}}/agenda?lang=pt">ver todas as atividades</a>.</p>
${questions}`,
  },
  'actividad-otra-fecha': {
    subject: 'A atividade não se realiza, escolha outra data: {{actividad.titulo}}',
    body: `<h1>A atividade não se realiza: escolha outra data</h1>
<p>Olá, {{reserva.nombre}},</p>
<p>Lamentamos informar que a atividade de {{actividad.fecha}} <strong>não se vai realizar</strong> {{suspension.motivo}}. Pode escolher outra data.</p>
{{#suspension.explicacion}}<p>{{suspension.explicacion}}</p>{{/suspension.explicacion}}
${facts}
{{^suspension.fecha_nueva}}<p><strong>{{suspension.propuesta}}</strong></p>{{/suspension.fecha_nueva}}
{{#suspension.fecha_nueva}}<p><strong>Guardámos os lugares de toda a sua reserva para outra data:</strong></p>
<blockquote><p>
<strong>{{suspension.actividad_nueva}}</strong><br>
<strong>Data:</strong> {{suspension.fecha_nueva}}<br>
<strong>Horário:</strong> {{suspension.horario_nuevo}}
{{#suspension.encuentro_nuevo}}<br><strong>Ponto de encontro:</strong> {{suspension.encuentro_nuevo}}{{/suspension.encuentro_nuevo}}
</p></blockquote>{{/suspension.fecha_nueva}}
<p><a href="{{suspension.enlace}}"><strong>Responder: aceitar, escolher outra data ou cancelar</strong></a></p>
<p>Pode responder até <strong>{{suspension.plazo}}</strong>. Se não responder até lá, a sua reserva fica cancelada.</p>
<p>O número da sua reserva é <strong>{{reserva.referencia}}</strong>.</p>
${questions}`,
  },
  'cambio-horario': {
    subject: 'Alteração do dia ou da hora: {{actividad.titulo}}',
    body: `<h1>O dia ou a hora da sua atividade mudou</h1>
<p>Olá, {{reserva.nombre}},</p>
<p>Tivemos de alterar o dia ou a hora da atividade para a qual tem uma reserva. Pedimos desculpa pelo incómodo.</p>
<blockquote><p>
<strong>{{actividad.titulo}}</strong><br>
<strong>Antes:</strong> <s>{{actividad.fecha_anterior}}, {{actividad.horario_anterior}}</s><br>
<strong>Agora:</strong> <strong>{{actividad.fecha}}, {{actividad.horario}}</strong>
{{#reserva.turno}}<br><strong>Turno:</strong> {{reserva.turno}}{{/reserva.turno}}
{{#actividad.punto_encuentro}}<br><strong>Ponto de encontro:</strong> {{actividad.punto_encuentro}}{{/actividad.punto_encuentro}}
<br><strong>Município:</strong> {{actividad.municipio}} ({{actividad.territorio}})
</p></blockquote>
<p>A sua reserva <strong>{{reserva.referencia}}</strong> continua válida: se o novo horário lhe convier, não precisa de fazer nada.</p>
${cancel}
${questions}`,
  },
  'reserva-recordatorio': {
    subject: 'Lembrete, {{actividad.fecha}}: {{actividad.titulo}}',
    body: `<h1>Lembrete da sua atividade de {{actividad.fecha}}</h1>
<p>Olá, {{reserva.nombre}},</p>
<p>Recordamos que tem uma reserva para esta atividade:</p>
${facts}
${companions}
${place}
${material}
<p>O número da sua reserva é <strong>{{reserva.referencia}}</strong>. Tenha-o à mão quando chegar.</p>
${attendance}
${questions}`,
  },
  'reserva-mensaje': {
    subject: '{{mensaje.asunto}}',
    body: `<h1>{{mensaje.asunto}}</h1>
<p>{{#mensaje.texto}}{{mensaje.linea}}<br>{{/mensaje.texto}}</p>
<p>Escrevemos sobre a sua reserva <strong>{{reserva.referencia}}</strong>: {{actividad.titulo}}, {{actividad.fecha}}, {{actividad.horario}}.</p>
${questions}`,
  },
  'aviso-administrador': {
    subject: 'Reserva {{reserva.referencia}} ({{reserva.estado}}): {{actividad.titulo}}',
    body: `<h1>Reserva {{reserva.estado}}</h1>
<p><strong>{{reserva.nombre}} {{reserva.apellidos}}</strong>, de {{reserva.localidad}} ({{reserva.provincia}}), tem a reserva <strong>{{reserva.referencia}}</strong> no estado «{{reserva.estado}}».</p>
${facts}
<p><strong>Telefone:</strong> {{reserva.telefono}}<br>
<strong>E-mail:</strong> {{reserva.email}}
{{#reserva.acompanantes}}<br><strong>Acompanhantes:</strong> {{reserva.acompanantes}}{{/reserva.acompanantes}}
{{#reserva.notas}}<br><strong>Notas:</strong> {{reserva.notas}}{{/reserva.notas}}</p>
<p><a href="{{reserva.enlace_gestion}}">Abrir a reserva</a></p>`,
  },
  'aviso-administrador-resumen': {
    subject: '{{avisos.territorio}}: {{avisos.total}} novas reservas',
    body: `<h1>{{avisos.total}} novas reservas</h1>
<p>Estas são as reservas que chegaram desde o último aviso ({{avisos.territorio}}):</p>
{{#avisos.lista}}<p><strong>{{avisos.titulo}}</strong><br>
{{avisos.fecha}}<br>
{{avisos.reservas}} · {{avisos.personas}}{{#avisos.en_espera}} · {{avisos.en_espera}}{{/avisos.en_espera}}<br>
<a href="{{avisos.enlace_actividad}}">Ver as reservas desta atividade</a></p>
{{/avisos.lista}}
{{#avisos.resto}}<p>{{avisos.resto}}</p>{{/avisos.resto}}
<p><a href="{{avisos.enlace}}">Ver todas as reservas</a></p>`,
  },
  'recuperar-clave': {
    subject: 'A sua palavra-passe de utilização única para {{configuracion.nombre}}',
    body: `<h1>A sua palavra-passe de utilização única</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>Recebemos um pedido para recuperar o acesso à sua conta. Entre com esta palavra-passe:</p>
<blockquote><p><strong>{{usuario.clave}}</strong></p></blockquote>
<p>É válida durante <strong>uma hora</strong> e só pode ser usada uma vez. Ao entrar, vamos pedir-lhe que escolha uma palavra-passe nova.</p>
<p><a href="{{usuario.enlace_acceso}}">Iniciar sessão</a></p>
<p>Se não fez este pedido, não precisa de fazer nada: a sua palavra-passe habitual continua a funcionar.</p>`,
  },
  'verificar-correo': {
    subject: 'Confirme o seu endereço de e-mail em {{configuracion.nombre}}',
    body: `<h1>Confirme o seu endereço de e-mail</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>Para ver na sua conta as reservas feitas com {{usuario.email}}, precisamos de saber que este endereço é seu.</p>
<p><a href="{{usuario.enlace_verificacion}}">Confirmar o meu endereço</a></p>
<p>A ligação é válida durante <strong>48 horas</strong>.</p>
<p>Se não fez este pedido, não precisa de fazer nada: ninguém verá as suas reservas.</p>`,
  },
  ...accountMails,
  'colaborador-alta': {
    subject: 'Recebemos o seu pedido de colaboração',
    body: `<h1>Recebemos o seu pedido de colaboração</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>Recebemos o pedido de {{usuario.empresa}} para colaborar com {{configuracion.nombre}}. Vamos analisá-lo e escrevemos-lhe quando estiver pronto. Por agora, não precisa de fazer mais nada.</p>`,
  },
  'colaborador-aviso': {
    subject: 'Novo pedido de colaboração: {{usuario.empresa}}',
    body: `<h1>Novo pedido de colaboração</h1>
<p>{{usuario.nombre}} {{usuario.apellidos}}, de {{usuario.empresa}}, enviou um pedido para colaborar com {{configuracion.nombre}}. Fica pendente até lhe enviar a confirmação.</p>
<p><a href="{{usuario.enlace_acceso}}">Ver o pedido</a></p>`,
  },
  'colaborador-confirmacion': {
    subject: 'Já é colaborador de {{configuracion.nombre}}',
    body: `<h1>Damos-lhe as boas-vindas como colaborador</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>{{usuario.empresa}} já faz parte dos colaboradores de {{configuracion.nombre}}. Na sua página encontra o cartaz com o código QR, a ligação para reservar com antecedência e as visitas dos seus clientes.</p>
<p><a href="{{usuario.enlace_acceso}}">Entrar na minha página</a></p>
<p>Se ainda não tem palavra-passe, carregue em «Esqueceu-se da palavra-passe?» e escreva o seu e-mail, {{usuario.email}}.</p>`,
  },
  'consulta-recibida': {
    subject: 'Recebemos a sua mensagem: {{actividad.titulo}}',
    body: `<h1>Recebemos a sua mensagem</h1>
<p>Olá, {{consulta.nombre}},</p>
<p>Obrigado pelo seu interesse em <a href="{{actividad.enlace}}">{{actividad.titulo}}</a> ({{actividad.fecha}}). Foi isto que nos escreveu:</p>
${asked}
<p>Vamos responder-lhe para este endereço de e-mail. Com esta mensagem não fica reservado nenhum lugar.</p>
${questions}`,
  },
  'consulta-respuesta': {
    subject: 'Resposta à sua mensagem: {{actividad.titulo}}',
    body: `<h1>Resposta à sua mensagem</h1>
<p>Olá, {{consulta.nombre}},</p>
<p>{{#consulta.respuesta}}{{consulta.linea}}<br>{{/consulta.respuesta}}</p>
<p>Escreveu-nos sobre esta atividade: <a href="{{actividad.enlace}}">{{actividad.titulo}}</a>, {{actividad.fecha}}, {{actividad.horario}}.</p>
${asked}
${questions}`,
  },
};

/** What surrounds a message and the words that its fields are made of. */
export const texts: typeof es.texts = {
  statuses: { 1: 'pendente', 2: 'confirmada', 3: 'em espera', 4: 'cancelada' },
  deadline: (date, time, portuguese) =>
    `${date}, ${hours.at(time)}${portuguese === null ? '' : ` (${portuguese}, hora portuguesa)`}`,
  allDay: 'a confirmar',
  hours,
  /** Why staff cancelled a reservation, after «Motivo:» (B91). */
  cancelReasons: {
    weather: 'o mau tempo previsto',
    minimum: 'não se atingiu o mínimo de participantes',
    visitor: 'foi a seu pedido',
    duplicate: 'a reserva estava repetida',
  },
  unnamed: countUnnamed,
  groupRequest: {
    title: 'Pedido de grupo',
    organisation: 'Organização',
    people: 'Pessoas',
    wishedDate: 'Data desejada',
    count: countGroup,
  },
  qrAlt: (reference) => `Código QR da reserva ${reference}`,
  qrHeading: 'O número da sua reserva',
  qrCaption: 'Mostre-o à chegada, no telemóvel ou em papel.',
  ticket: 'Descarregar a reserva em PDF',
  calendarFile: 'atividade.ics',
  calendarNotes: (reference, people, shift, hours) =>
    [
      `Número da reserva: ${reference}`,
      `Pessoas: ${people}`,
      ...(hours === '' ? [] : [`Horário: ${hours}`]),
      ...(shift === '' ? [] : [`Turno: ${shift}`]),
    ].join('\n'),
  suspension: {
    reasons: {
      rain: 'devido à previsão de chuva ou trovoada',
      wind: 'devido ao vento',
      fire: 'devido ao risco de incêndio',
      heat: 'devido ao calor',
      snow: 'devido à neve ou ao nevoeiro',
      flood: 'porque o caminho está cortado ou há uma cheia',
      illness: 'por doença de quem a guia',
      fewPeople: 'porque se inscreveram poucas pessoas',
      other: 'por um motivo que não depende de nós',
    },
    otherDateToo: (reason, date, otherReason) =>
      `${reason}; também não se vai realizar na outra data que lhe propusemos (${date}), ${otherReason}`,
    held: (places, date, hours) =>
      `Guardámos ${places === '1' ? 'o seu lugar' : `os seus ${places} lugares`} para outra data: ${date}, ${hours}.`,
    notHeld: 'Na ligação pode ver em que outras datas há lugares para toda a sua reserva.',
  },
  changes: {
    companionAdded: (name) => `Também vem: ${name}.`,
    companionRemoved: (name) => `Já não vem: ${name}.`,
    companionsRemoved: (names) => `Já não vêm: ${names}.`,
    nameCorrected: (name) => `Nome corrigido: ${name}.`,
    dateChanged: (from: string, to: string) => `Mudança de data: antes, ${from}; agora, ${to}.`,
    shiftChanged: (from, to) => `Mudança de turno: antes ${from}, agora ${to}.`,
  },
  accountNotices,
  notices: {
    reservations: countReservations,
    people: countPeople,
    waiting: (count) => `${count} em lista de espera`,
    more: (count) => plural(count, 'E mais 1 atividade.', `E mais ${count} atividades.`),
  },
  footer: (appName) => `${appName} · Atividades guiadas na natureza`,
  test: {
    subject: (appName) => `Teste de e-mail de ${appName}`,
    heading: 'O e-mail está a funcionar',
    body: (host) => `Se está a ler esta mensagem, os dados do e-mail de saída estão corretos. Foi enviada de ${host}.`,
  },
  unsubscribe: 'Não quero receber mais lembretes desta reserva',
  automatic: 'Enviámos-lhe este e-mail porque o seu endereço consta de uma reserva, de uma pergunta ou de uma conta.',
};
