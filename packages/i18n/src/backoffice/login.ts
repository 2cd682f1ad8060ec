export const es = {
  heading: 'Iniciar sesión',
  introduction: 'Accede a la gestión de actividades y reservas.',
  email: 'Email',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  submit: 'Entrar',
  forgotten: '¿Has olvidado tu contraseña?',
  incomplete: {
    title: 'Complete campos',
    message: 'Por favor, rellene todos los campos para continuar',
  },
  emailInvalid: {
    title: 'Email no válido',
    message: 'Por favor, introduzca un email válido.',
  },
  recovery: {
    heading: 'Recuperar contraseña',
    introduction: 'Escribe tu email y te enviaremos una contraseña de un solo uso, válida durante una hora.',
    submit: 'Enviar',
    back: 'Volver',
    sent: {
      title: 'Enviado',
      message: 'Te hemos enviado un correo con tu nueva contraseña.',
    },
  },
  newPassword: {
    heading: 'Elige una contraseña nueva',
    introduction: 'Has entrado con una contraseña de un solo uso. Elige ahora la que usarás a partir de hoy.',
    password: 'Contraseña nueva',
    repeat: 'Repite la contraseña nueva',
    rule: (minimum: number) => `Al menos ${minimum} caracteres.`,
    different: 'Las dos contraseñas no coinciden.',
    submit: 'Guardar y continuar',
    saved: {
      title: 'Guardado',
      message: 'Datos guardados correctamente',
    },
  },
};

export const pt: typeof es = {
  heading: 'Iniciar sessão',
  introduction: 'Aceda à gestão de atividades e reservas.',
  email: 'E-mail',
  password: 'Palavra-passe',
  showPassword: 'Mostrar a palavra-passe',
  hidePassword: 'Ocultar a palavra-passe',
  submit: 'Entrar',
  forgotten: 'Esqueceu-se da palavra-passe?',
  incomplete: {
    title: 'Preencha os campos',
    message: 'Por favor, preencha todos os campos para continuar',
  },
  emailInvalid: {
    title: 'E-mail inválido',
    message: 'Por favor, introduza um e-mail válido.',
  },
  recovery: {
    heading: 'Recuperar a palavra-passe',
    introduction: 'Escreva o seu e-mail e enviamos-lhe uma palavra-passe de utilização única, válida durante uma hora.',
    submit: 'Enviar',
    back: 'Voltar',
    sent: {
      title: 'Enviado',
      message: 'Enviámos-lhe um e-mail com a sua nova palavra-passe.',
    },
  },
  newPassword: {
    heading: 'Escolha uma nova palavra-passe',
    introduction: 'Entrou com uma palavra-passe de utilização única. Escolha agora a que vai usar a partir de hoje.',
    password: 'Nova palavra-passe',
    repeat: 'Repita a nova palavra-passe',
    rule: (minimum) => `Pelo menos ${minimum} caracteres.`,
    different: 'As duas palavras-passe não coincidem.',
    submit: 'Guardar e continuar',
    saved: {
      title: 'Guardado',
      message: 'Dados guardados corretamente',
    },
  },
};
