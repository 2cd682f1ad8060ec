/** What the pages of help are called (U51): what the finder and their list need of them. */
export const helpTitles = {
  help: 'Ayuda',
  here: 'Ayuda de esta pantalla',
  topics: {
    primeros: 'Primeros pasos',
    publicar: 'Publicar una actividad',
    reservas: 'Las reservas y el tablero',
    espera: 'La lista de espera y las ofertas',
    asistencia: 'Pasar lista el día de la actividad',
    suspender: 'Suspender o cambiar de fecha',
    mensajes: 'Mensajes y bandeja de entrada',
    colaboradores: 'Empresas y colaboradores',
    estadisticas: 'Estadísticas y exportaciones',
    configuracion: 'Privacidad y configuración',
  },
};
