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
      message: 'Si hay una cuenta con ese email, te hemos enviado un correo con tu nueva contraseña.',
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
