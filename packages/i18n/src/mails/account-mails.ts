import type { AccountNotice } from '@dehesa/domain/auth';
import type { StaffLanguage } from '@dehesa/domain/languages';
import type { MailTemplate } from './template';

type AccountMail = 'correo-cambiado' | 'verificacion-restablecida' | 'cuenta-aviso';

/** To the owner of an account. `cuenta-aviso` is the frame for all that can happen to one: `usuario.aviso` says what did. */
export const accountMails: Record<StaffLanguage, Record<AccountMail, MailTemplate>> = {
  es: {
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
  },
  pt: {
    'correo-cambiado': {
      subject: 'O endereço de e-mail da sua conta em {{configuracion.nombre}} foi alterado',
      body: `<h1>A sua conta tem outro endereço de e-mail</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p>A partir de agora, entra-se na sua conta com <strong>{{usuario.email_nuevo}}</strong> e já não com {{usuario.email}}. As outras sessões abertas foram terminadas.</p>
<p>Se foi quem fez esta alteração, não precisa de fazer nada.</p>
<p><strong>Se não fez esta alteração</strong>, alguém conhece a sua palavra-passe: avise quanto antes quem administra {{configuracion.nombre}}.</p>`,
    },
    'verificacion-restablecida': {
      subject: 'A sua verificação em dois passos em {{configuracion.nombre}} foi reposta',
      body: `<h1>Verificação em dois passos reposta</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p>A administração retirou da sua conta a verificação em dois passos: as aplicações de códigos, as chaves de acesso e os códigos de recuperação que tinha já não são válidos.</p>
<p>Pode agora entrar com a sua palavra-passe e configurá-la de novo em <strong>Os meus dados</strong>.</p>
<p><a href="{{usuario.enlace_acceso}}">Iniciar sessão</a></p>
<p>Se não fez este pedido, altere a sua palavra-passe e avise a administração.</p>`,
    },
    'cuenta-aviso': {
      subject: 'Aviso de segurança da sua conta em {{configuracion.nombre}}',
      body: `<h1>Há uma alteração na sua conta</h1>
<p>Olá{{#usuario.nombre}}, {{usuario.nombre}}{{/usuario.nombre}}:</p>
<p><strong>{{usuario.aviso}}</strong></p>
{{#usuario.email_nuevo}}<p>A partir de agora, entra-se com {{usuario.email_nuevo}} e já não com {{usuario.email}}. As sessões abertas foram terminadas.</p>{{/usuario.email_nuevo}}
<p>Se foi quem o fez ou pediu, não precisa de fazer nada.</p>
<p><strong>Se não foi</strong>, avise quanto antes quem administra {{configuracion.nombre}}. Se ainda consegue entrar, altere a sua palavra-passe e reveja em <strong>Os meus dados</strong> a verificação em dois passos e as sessões abertas.</p>
<p><a href="{{usuario.enlace_acceso}}">Iniciar sessão</a></p>`,
    },
  },
};

/** What has happened, in one sentence each. */
export const accountNotices: Record<StaffLanguage, Record<AccountNotice, string>> = {
  es: {
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
  },
  pt: {
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
  },
};
