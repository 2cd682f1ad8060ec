/** Refusals about the second factor, in Spanish. */
export const secondFactorErrors = {
  'auth.codeInvalid': () => ({
    title: 'Código no válido',
    message: 'El código no es correcto o ya se ha usado. Espera al siguiente y escríbelo de nuevo.',
  }),
  'auth.passkeyInvalid': () => ({
    title: 'Llave de acceso no válida',
    message: 'No hemos podido comprobar la llave de acceso. Inténtalo otra vez o usa otro método.',
  }),
  'auth.secondStepOver': () => ({
    title: 'Vuelve a empezar',
    message:
      'La verificación ha caducado o ha habido demasiados códigos incorrectos. Escribe de nuevo tu email y tu contraseña.',
  }),
  'auth.proofRequired': () => ({
    title: 'No se ha hecho',
    message: 'Antes tienes que confirmar que eres tú con tu contraseña. No se ha cambiado nada.',
  }),
  'auth.setUpOver': () => ({
    title: 'Vuelve a empezar',
    message: 'Ha pasado demasiado tiempo desde que empezaste. Repite la configuración.',
  }),
  'auth.secondFactorRequired': () => ({
    title: 'Falta la verificación en dos pasos',
    message: 'Tu tipo de usuario necesita la verificación en dos pasos. Configúrala para continuar.',
  }),
  'auth.lastSecondFactor': () => ({
    title: 'No se puede quitar',
    message:
      'Tu tipo de usuario necesita la verificación en dos pasos y este es tu último método. Añade otro antes de quitarlo.',
  }),
  'auth.passkeyKnown': () => ({
    title: 'Ya está añadida',
    message: 'Esta llave de acceso ya está en tu cuenta.',
  }),
  'auth.passkeysUnavailable': () => ({
    title: 'Llaves de acceso no disponibles',
    message: 'Solo funcionan cuando la aplicación se abre con un nombre de dominio y una conexión segura.',
  }),
  'auth.tooManyPasskeys': ({ max }: { max: number }) => ({
    title: 'Demasiadas llaves de acceso',
    message: `Puedes tener como máximo ${max}. Quita una que ya no uses.`,
  }),
  'auth.tooManyApplicationKeys': ({ max }: { max: number }) => ({
    title: 'Demasiadas claves de aplicación',
    message: `Puedes tener como máximo ${max}. Elimina una que ya no uses.`,
  }),
};
