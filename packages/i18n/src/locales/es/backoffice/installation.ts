/** The first start of an installation: who has its word sets it up. */
export const installation = {
  heading: 'Primera puesta en marcha',
  introduction:
    'Esta instalación todavía no la ha configurado nadie. Cada paso se guarda por separado: puedes recargar la página o seguir más tarde con el mismo enlace.',
  lasts: 'El enlace deja de funcionar al terminar, al reiniciar el servidor o a las 24 horas.',
  step: (number: number, title: string) => `${number}. ${title}`,
  save: 'Guardar',
  saved: 'Guardado',
  unsaved: 'Sin guardar',
  invalid: { title: 'No se ha guardado', message: 'Revisa los campos señalados.' },
  fixed: (variable: string) => `Fijado por el servidor (${variable})`,
  site: {
    title: 'La instalación',
    name: 'Nombre de la aplicación',
    nameMissing: 'Escribe un nombre',
    logoHint: 'Se puede dejar para más tarde.',
    address: 'Dirección pública',
    addressHint: 'Con ella empiezan los enlaces de los correos. Si no es la buena, cámbiala en el servidor.',
  },
  contacts: {
    title: 'A quién se avisa en cada territorio',
    hint: 'Reciben los avisos de las reservas. Se pueden dejar para más tarde.',
  },
  mail: {
    title: 'Correo saliente',
    fromOutside: 'El servidor de correo ya está elegido. Puedes probarlo ahora.',
    test: 'Probar el envío',
    to: 'Enviar una prueba a',
    toMissing: 'Escribe una dirección de email válida',
    send: 'Enviar prueba',
    saveFirst: 'Guarda antes los cambios: la prueba usa los datos guardados.',
  },
  administrator: {
    title: 'Superadministrador',
    hint: 'La cuenta que lo puede todo. Al crearla, la instalación queda terminada y esta página desaparece.',
    name: 'Nombre',
    email: 'Email',
    password: 'Contraseña',
    repeat: 'Repite la contraseña',
    nameMissing: 'Escribe un nombre',
    emailInvalid: 'Escribe una dirección de email válida',
    finish: 'Crear la cuenta y terminar',
    saveFirst: {
      title: 'Hay pasos sin guardar',
      message: 'Guarda los cambios de los otros pasos antes de terminar.',
    },
  },
  done: {
    title: 'Instalación terminada',
    message: 'Ya puedes iniciar sesión con la cuenta que acabas de crear.',
    go: 'Iniciar sesión',
  },
  gone: {
    title: 'Este enlace ya no sirve',
    message:
      'La instalación está terminada o el enlace ha caducado. Si nadie la ha terminado, reinicia el servidor: escribe uno nuevo.',
  },
};
