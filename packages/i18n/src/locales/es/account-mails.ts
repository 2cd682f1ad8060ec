import type { AccountNotice } from '@dehesa/domain/auth';
import type { AccountMail, MailTemplate } from '../../text-shapes';

/** To the owner of an account. `cuenta-aviso` is the frame for all that can happen to one: `usuario.aviso` says what did. */
export const accountMails: Record<AccountMail, MailTemplate> = {
  'correo-cambiado': {
    subject: 'Ha cambiado la dirección de correo de su cuenta en {{configuracion.nombre}}',
    body: `<h1>Su cuenta tiene otra dirección de correo</h1>
<p>Hola{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p>Desde ahora se entra en su cuenta con <strong>{{usuario.email_nuevo}}</strong>, y ya no con {{usuario.email}}. Las demás sesiones abiertas se han cerrado.</p>
<p>Si lo ha cambiado usted, no tiene que hacer nada.</p>
<p><strong>Si no ha sido usted</strong>, alguien conoce su contraseña: avise cuanto antes a quien administra {{configuracion.nombre}}.</p>`,
  },
  'verificacion-restablecida': {
    subject: 'Se ha restablecido su verificación en dos pasos en {{configuracion.nombre}}',
    body: `<h1>Verificación en dos pasos restablecida</h1>
<p>Hola{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p>La administración ha quitado de su cuenta la verificación en dos pasos: las aplicaciones de códigos, las llaves de acceso y los códigos de recuperación que tenía ya no sirven.</p>
<p>Ahora puede entrar con su contraseña y configurarla de nuevo en <strong>Mis datos</strong>.</p>
<p><a href="{{usuario.enlace_acceso}}">Iniciar sesión</a></p>
<p>Si usted no lo ha pedido, cambie su contraseña y avise a la administración.</p>`,
  },
  'cuenta-aviso': {
    subject: 'Aviso de seguridad de su cuenta en {{configuracion.nombre}}',
    body: `<h1>Hay un cambio en su cuenta</h1>
<p>Hola{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p><strong>{{usuario.aviso}}</strong></p>
{{#usuario.email_nuevo}}<p>Desde ahora se entra con {{usuario.email_nuevo}}, y ya no con {{usuario.email}}. Las sesiones abiertas se han cerrado.</p>{{/usuario.email_nuevo}}
<p>Si lo ha hecho o lo ha pedido usted, no tiene que hacer nada.</p>
<p><strong>Si no ha sido usted</strong>, avise cuanto antes a quien administra {{configuracion.nombre}}. Si todavía puede entrar, cambie su contraseña y revise en <strong>Mis datos</strong> la verificación en dos pasos y las sesiones abiertas.</p>
<p><a href="{{usuario.enlace_acceso}}">Iniciar sesión</a></p>`,
  },
  'cuenta-invitacion': {
    subject: 'Le invitamos a entrar en {{configuracion.nombre}}',
    body: `<h1>Su cuenta le espera</h1>
<p>Hola{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p>Se ha creado para usted una cuenta en {{configuracion.nombre}}. Elija su contraseña y podrá entrar con {{usuario.email}}.</p>
<p><a href="{{usuario.enlace_invitacion}}">Elegir mi contraseña</a></p>
<p>El enlace vale durante <strong>72 horas</strong> y una sola vez. Si ha caducado, pida otro a quien administra {{configuracion.nombre}}.</p>
<p>Si no esperaba este mensaje, no haga nada: sin contraseña nadie entra en la cuenta.</p>`,
  },
  'cuenta-mensaje': {
    subject: '{{mensaje.asunto}}',
    body: `<h1>{{mensaje.asunto}}</h1>
<p>{{#mensaje.texto}}{{mensaje.linea}}<br>{{/mensaje.texto}}</p>
<p>Recibe este mensaje porque tiene una cuenta en <strong>{{configuracion.nombre}}</strong>: {{usuario.email}}.</p>`,
  },
  'cuota-recordatorio': {
    subject: 'Su cuota de {{configuracion.nombre}} acaba el {{usuario.cuota_caduca}}',
    body: `<h1>Su cuota está a punto de acabar</h1>
<p>Hola{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p>Su cuota{{#usuario.cuota_tarifa}} ({{usuario.cuota_tarifa}}){{/usuario.cuota_tarifa}} vale hasta el <strong>{{usuario.cuota_caduca}}</strong>, incluido.</p>
<p>Si quiere seguir, renuévela antes de ese día en la recepción de {{configuracion.nombre}}.</p>
<p>Si ya la ha renovado, no tiene que hacer nada.</p>`,
  },
};

/** What has happened, in one sentence each. */
export const accountNotices: Record<AccountNotice, string> = {
  appSetUp: 'Se ha configurado una aplicación de códigos para entrar. Si ya había otra, ha dejado de servir.',
  appRemoved: 'Se ha quitado la aplicación de códigos con la que se verificaba al entrar.',
  passkeyAdded: 'Se ha añadido una llave de acceso.',
  passkeyRemoved: 'Se ha quitado una llave de acceso.',
  recoveryCodesRenewed: 'Se han generado códigos de recuperación nuevos. Los anteriores ya no sirven.',
  recoveryCodeUsed: 'Alguien ha entrado con uno de sus códigos de recuperación.',
  applicationKeyMade: 'Se ha creado una clave de aplicación, con la que otro programa puede entrar en su cuenta.',
  passwordChanged: 'Se ha cambiado la contraseña. Las demás sesiones abiertas se han cerrado.',
  passwordSetByStaff: 'La administración ha cambiado la contraseña. Las sesiones abiertas se han cerrado.',
  emailMovedByStaff: 'La administración ha cambiado la dirección de correo de su cuenta.',
  recoveredOnServer:
    'Se ha recuperado la cuenta desde el servidor: tiene otra contraseña, y se han quitado la verificación en dos pasos, las claves de aplicación, los dispositivos recordados y las sesiones abiertas.',
};
