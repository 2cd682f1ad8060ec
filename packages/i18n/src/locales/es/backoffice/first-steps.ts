/** What an installation wants before visitors come, on the first screen of super administrators. */
export const firstSteps = {
  title: 'Primeros pasos',
  hint: 'Quedan por hacer. Cuando estén hechos, desaparecen de aquí.',
  steps: {
    backups: {
      todo: 'No hay ninguna copia de seguridad buena de las últimas 26 horas: hay que avisar a quien mantiene el servidor.',
      go: 'Descargar una ahora',
    },
    mail: { todo: 'Los correos no salen: falta el servidor de correo.', go: 'Configurar el correo' },
    secondAdministrator: {
      todo: 'Solo hay un superadministrador: si pierde el acceso, nadie más llega a la configuración.',
      go: 'Crear otro',
    },
    postalCodes: {
      todo: 'Faltan los códigos postales: quien reserva tiene que escribir su localidad entera.',
      go: 'Descargar códigos postales',
    },
    whatsapp: { todo: 'WhatsApp no está configurado (opcional).', go: 'Configurar WhatsApp' },
  },
};
