import type { AccountNotice } from '@dehesa/domain/auth';
import type { AccountMail, MailTemplate } from '../../text-shapes';

/** To the owner of an account. `cuenta-aviso` is the frame for all that can happen to one: `usuario.aviso` says what did. */
export const accountMails: Record<AccountMail, MailTemplate> = {
  'correo-cambiado': {
    subject: 'O endereço de e-mail da sua conta em {{configuracion.nombre}} foi alterado',
    body: `<h1>A sua conta tem outro endereço de e-mail</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>A partir de agora, entra-se na sua conta com <strong>{{usuario.email_nuevo}}</strong> e já não com {{usuario.email}}. As outras sessões abertas foram terminadas.</p>
<p>Se foi quem fez esta alteração, não precisa de fazer nada.</p>
<p><strong>Se não fez esta alteração</strong>, alguém conhece a sua palavra-passe: avise quanto antes quem administra {{configuracion.nombre}}.</p>`,
  },
  'verificacion-restablecida': {
    subject: 'A sua verificação em dois passos em {{configuracion.nombre}} foi reposta',
    body: `<h1>Verificação em dois passos reposta</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>A administração retirou da sua conta a verificação em dois passos: as aplicações de códigos, as chaves de acesso e os códigos de recuperação que tinha já não são válidos.</p>
<p>Pode agora entrar com a sua palavra-passe e configurá-la de novo em <strong>Os meus dados</strong>.</p>
<p><a href="{{usuario.enlace_acceso}}">Iniciar sessão</a></p>
<p>Se não fez este pedido, altere a sua palavra-passe e avise a administração.</p>`,
  },
  'cuenta-aviso': {
    subject: 'Aviso de segurança da sua conta em {{configuracion.nombre}}',
    body: `<h1>Há uma alteração na sua conta</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}},</p>
<p><strong>{{usuario.aviso}}</strong></p>
{{#usuario.email_nuevo}}<p>A partir de agora, entra-se com {{usuario.email_nuevo}} e já não com {{usuario.email}}. As sessões abertas foram terminadas.</p>{{/usuario.email_nuevo}}
<p>Se foi quem o fez ou pediu, não precisa de fazer nada.</p>
<p><strong>Se não foi</strong>, avise quanto antes quem administra {{configuracion.nombre}}. Se ainda consegue entrar, altere a sua palavra-passe e reveja em <strong>Os meus dados</strong> a verificação em dois passos e as sessões abertas.</p>
<p><a href="{{usuario.enlace_acceso}}">Iniciar sessão</a></p>`,
  },
  'cuenta-invitacion': {
    subject: 'Convite para entrar em {{configuracion.nombre}}',
    body: `<h1>A sua conta está à espera</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>Foi criada para si uma conta em {{configuracion.nombre}}. Escolha a sua palavra-passe e poderá entrar com {{usuario.email}}.</p>
<p><a href="{{usuario.enlace_invitacion}}">Escolher a minha palavra-passe</a></p>
<p>A ligação é válida durante <strong>72 horas</strong> e uma única vez. Se tiver expirado, peça outra a quem administra {{configuracion.nombre}}.</p>
<p>Se não esperava esta mensagem, não precisa de fazer nada: sem palavra-passe ninguém entra na conta.</p>`,
  },
  'cuenta-mensaje': {
    subject: '{{mensaje.asunto}}',
    body: `<h1>{{mensaje.asunto}}</h1>
<p>{{#mensaje.texto}}{{mensaje.linea}}<br>{{/mensaje.texto}}</p>
<p>Recebe esta mensagem porque tem uma conta em <strong>{{configuracion.nombre}}</strong>: {{usuario.email}}.</p>`,
  },
  'cuota-recordatorio': {
    subject: 'A sua quota de {{configuracion.nombre}} termina em {{usuario.cuota_caduca}}',
    body: `<h1>A sua quota está quase a terminar</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>A sua quota{{#usuario.cuota_tarifa}} ({{usuario.cuota_tarifa}}){{/usuario.cuota_tarifa}} é válida até <strong>{{usuario.cuota_caduca}}</strong>, inclusive.</p>
<p>Se quiser continuar, renove-a até esse dia na receção de {{configuracion.nombre}}.</p>
<p>Se já a renovou, não precisa de fazer nada.</p>`,
  },
};

/** What has happened, in one sentence each. */
export const accountNotices: Record<AccountNotice, string> = {
  appSetUp: 'Foi configurada uma aplicação de códigos para entrar. Se já havia outra, deixou de ser válida.',
  appRemoved: 'Foi removida a aplicação de códigos com que se fazia a verificação ao entrar.',
  passkeyAdded: 'Foi adicionada uma chave de acesso.',
  passkeyRemoved: 'Foi removida uma chave de acesso.',
  recoveryCodesRenewed: 'Foram gerados novos códigos de recuperação. Os anteriores já não são válidos.',
  recoveryCodeUsed: 'Alguém entrou com um dos seus códigos de recuperação.',
  applicationKeyMade: 'Foi criada uma chave de aplicação, com a qual outro programa pode entrar na sua conta.',
  passwordChanged: 'A palavra-passe foi alterada. As outras sessões abertas foram terminadas.',
  passwordSetByStaff: 'A administração alterou a palavra-passe. As sessões abertas foram terminadas.',
  emailMovedByStaff: 'A administração alterou o endereço de e-mail da sua conta.',
  recoveredOnServer:
    'A conta foi recuperada a partir do servidor: tem outra palavra-passe e foram retirados a verificação em dois passos, as chaves de aplicação, os dispositivos memorizados e as sessões abertas.',
};
