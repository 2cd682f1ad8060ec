/** Of who invites. */
export const invitationTexts = {
  entry: 'Cómo entra por primera vez',
  ways: {
    mail: 'Invitar por correo',
    password: 'Ponerle una contraseña',
  },
  mailHint: 'Recibirá un enlace, válido durante 72 horas, para elegir su propia contraseña.',
  states: { sent: 'Invitación enviada', expired: 'Invitación caducada', withdrawn: 'Invitación anulada' },
  sentOn: (instant: string) => `Enviada: ${instant}`,
  explained: {
    sent: 'Todavía no ha elegido contraseña. El enlace vale durante 72 horas.',
    expired: 'El enlace ha caducado sin que eligiera contraseña.',
    withdrawn: 'El enlace ya no sirve. Si la envías otra vez, podrá entrar.',
  },
  resend: 'Enviar otra vez',
  resent: 'Invitación enviada. El enlace anterior ya no sirve.',
  withdraw: 'Anular la invitación',
  withdrawTitle: '¿Anular la invitación?',
  withdrawMessage: (name: string) =>
    `El enlace que recibió «${name}» dejará de servir y no podrá entrar. Sus datos se conservan.`,
  withdrawn: 'Invitación anulada',
};

/** Of who was invited. */
export const invitationPage = {
  title: 'Elige tu contraseña',
  introduction: (email: string) => `Con ella y con ${email} entrarás a partir de ahora.`,
  submit: 'Guardar la contraseña',
  saved: 'Contraseña guardada',
  savedMessage: 'Ya puedes entrar con tu correo y tu contraseña.',
  toSignIn: 'Iniciar sesión',
  broken: 'El enlace está incompleto',
  brokenMessage: 'Ábrelo desde el mensaje que te enviamos, o cópialo entero.',
};
