/** Help for who guides (U51): it is read in the mountains, with or without an account. */
export const guideHelp = {
  title: 'Ayuda para guías',
  open: 'Ayuda',
  sections: [
    {
      heading: 'Antes de salir',
      steps: [
        'Con conexión, entra con tu cuenta y abre «Tus actividades»: las listas de hoy y de los tres días siguientes se guardan solas en el teléfono.',
        'Si tu actividad es más adelante, abre su lista una vez y quedará guardada.',
        'Añade esta página a la pantalla de inicio: así la encuentras también sin cobertura.',
      ],
    },
    {
      heading: 'En el punto de encuentro',
      steps: [
        'Busca por nombre o número, o pulsa «Escanear QR» y enfoca el código de la reserva.',
        'Pulsa el nombre de cada persona que llega, o el botón que marca a todo el grupo. Con «No viene» anotas que falta.',
        'Si te equivocas, pulsa «Deshacer».',
        'Se puede marcar desde el día de la actividad, no antes.',
      ],
    },
    {
      heading: 'Sin cobertura',
      steps: [
        'Marca igual que siempre: arriba se ve cuántas marcas faltan por enviar.',
        'Se envían solas al volver la conexión. También puedes pulsar «Enviar».',
        'No cierres la sesión hasta que ponga «todo enviado»: lo que no se haya enviado se pierde.',
      ],
    },
    {
      heading: 'Si no tienes cuenta',
      steps: [
        'Los nombres solo se ven con una cuenta del equipo. Pide una a quien lleva la actividad, o la lista impresa.',
        'Esta ayuda se puede leer sin cuenta.',
      ],
    },
  ],
};
