import type { AccountNotice } from '@dehesa/domain/auth';
import type { AccountMail, MailTemplate } from '../../text-shapes';

/** To the owner of an account, in English (Britain). */
export const accountMails: Record<AccountMail, MailTemplate> = {
  'correo-cambiado': {
    subject: 'The email address of your account at {{configuracion.nombre}} has changed',
    body: `<h1>Your account has another email address</h1>
<p>Hello{{#usuario.nombre}} {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>From now on you sign in to your account with <strong>{{usuario.email_nuevo}}</strong>, and no longer with {{usuario.email}}. Your other sessions have been closed.</p>
<p>If you changed it yourself, there is nothing you need to do.</p>
<p><strong>If it was not you</strong>, somebody knows your password: please tell whoever runs {{configuracion.nombre}} as soon as you can.</p>`,
  },
  'verificacion-restablecida': {
    subject: 'Your two-step verification at {{configuracion.nombre}} has been reset',
    body: `<h1>Two-step verification reset</h1>
<p>Hello{{#usuario.nombre}} {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>The administrators have removed two-step verification from your account: the code apps, passkeys and recovery codes you had no longer work.</p>
<p>You can now sign in with your password and set it up again.</p>
<p><a href="{{usuario.enlace_acceso}}">Sign in</a></p>
<p>If you did not ask for this, change your password and tell the administrators.</p>`,
  },
  'cuenta-aviso': {
    subject: 'Security notice about your account at {{configuracion.nombre}}',
    body: `<h1>Something has changed in your account</h1>
<p>Hello{{#usuario.nombre}} {{usuario.nombre}}{{/usuario.nombre}},</p>
<p><strong>{{usuario.aviso}}</strong></p>
{{#usuario.email_nuevo}}<p>From now on you sign in with {{usuario.email_nuevo}}, and no longer with {{usuario.email}}. All sessions have been closed.</p>{{/usuario.email_nuevo}}
<p>If you did this or asked for it, there is nothing you need to do.</p>
<p><strong>If it was not you</strong>, please tell whoever runs {{configuracion.nombre}} as soon as you can. If you can still sign in, change your password and check your two-step verification and open sessions.</p>
<p><a href="{{usuario.enlace_acceso}}">Sign in</a></p>`,
  },
  'cuenta-invitacion': {
    subject: 'You are invited to {{configuracion.nombre}}',
    body: `<h1>Your account is waiting for you</h1>
<p>Hello{{#usuario.nombre}} {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>An account at {{configuracion.nombre}} has been made for you. Choose your password, and you can sign in with {{usuario.email}}.</p>
<p><a href="{{usuario.enlace_invitacion}}">Choose my password</a></p>
<p>The link is good for <strong>72 hours</strong> and works once. If it has expired, ask whoever runs {{configuracion.nombre}} for another.</p>
<p>If you did not expect this message, do nothing: without a password nobody gets into the account.</p>`,
  },
  'cuenta-mensaje': {
    subject: '{{mensaje.asunto}}',
    body: `<h1>{{mensaje.asunto}}</h1>
<p>{{#mensaje.texto}}{{mensaje.linea}}<br>{{/mensaje.texto}}</p>
<p>You receive this message because you have an account at <strong>{{configuracion.nombre}}</strong>: {{usuario.email}}.</p>`,
  },
  'cuota-recordatorio': {
    subject: 'Your membership of {{configuracion.nombre}} ends on {{usuario.cuota_caduca}}',
    body: `<h1>Your membership is about to end</h1>
<p>Hello{{#usuario.nombre}} {{usuario.nombre}}{{/usuario.nombre}},</p>
<p>Your fee{{#usuario.cuota_tarifa}} ({{usuario.cuota_tarifa}}){{/usuario.cuota_tarifa}} is paid until <strong>{{usuario.cuota_caduca}}</strong>, that day included.</p>
<p>If you want to go on, renew it by then at the desk of {{configuracion.nombre}}.</p>
<p>If you have renewed it already, there is nothing to do.</p>`,
  },
};

/** What has happened, in one sentence each. */
export const accountNotices: Record<AccountNotice, string> = {
  appSetUp: 'A code app has been set up for signing in. If there was another one, it no longer works.',
  appRemoved: 'The code app used for signing in has been removed.',
  passkeyAdded: 'A passkey has been added.',
  passkeyRemoved: 'A passkey has been removed.',
  recoveryCodesRenewed: 'New recovery codes have been made. The old ones no longer work.',
  recoveryCodeUsed: 'Somebody has signed in with one of your recovery codes.',
  applicationKeyMade: 'An application key has been made, with which another program can sign in to your account.',
  passwordChanged: 'The password has been changed. Your other sessions have been closed.',
  passwordSetByStaff: 'The administrators have changed the password. All sessions have been closed.',
  emailMovedByStaff: 'The administrators have changed the email address of your account.',
  recoveredOnServer:
    'The account has been recovered on the server: it has another password, and two-step verification, application keys, remembered devices and open sessions have been removed.',
};
