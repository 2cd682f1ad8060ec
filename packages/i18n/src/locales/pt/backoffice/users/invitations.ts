/** Of who invites. */
export const invitationTexts = {
  entry: 'Como entra pela primeira vez',
  ways: {
    mail: 'Convidar por e-mail',
    password: 'Definir uma palavra-passe',
  },
  mailHint: 'Receberá uma ligação, válida durante 72 horas, para escolher a sua própria palavra-passe.',
  states: { sent: 'Convite enviado', expired: 'Convite expirado', withdrawn: 'Convite anulado' },
  sentOn: (instant: string) => `Enviado: ${instant}`,
  explained: {
    sent: 'Ainda não escolheu a palavra-passe. A ligação é válida durante 72 horas.',
    expired: 'A ligação expirou sem que tivesse escolhido a palavra-passe.',
    withdrawn: 'A ligação já não é válida. Se enviar o convite de novo, poderá entrar.',
  },
  resend: 'Enviar de novo',
  resent: 'Convite enviado. A ligação anterior já não é válida.',
  withdraw: 'Anular o convite',
  withdrawTitle: 'Anular o convite?',
  withdrawMessage: (name: string) =>
    `A ligação que «${name}» recebeu deixará de ser válida e não poderá entrar. Os seus dados mantêm-se.`,
  withdrawn: 'Convite anulado',
};

/** Of who was invited. */
export const invitationPage = {
  title: 'Escolha a sua palavra-passe',
  introduction: (email: string) => `Com ela e com ${email} entrará a partir de agora.`,
  submit: 'Guardar a palavra-passe',
  saved: 'Palavra-passe guardada',
  savedMessage: 'Já pode entrar com o seu e-mail e a sua palavra-passe.',
  toSignIn: 'Iniciar sessão',
  broken: 'A ligação está incompleta',
  brokenMessage: 'Abra-a a partir da mensagem que lhe enviámos, ou copie-a por inteiro.',
};
