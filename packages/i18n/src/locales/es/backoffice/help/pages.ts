import type { helpTitles } from './titles';

interface HelpPage {
  /** In one sentence. */
  summary: string;
  /** Each in one or two. */
  steps: readonly string[];
  /** Each shown below its step, the first being 1; `npm run pictures -- help` takes them out of the browser. */
  pictures: readonly { step: number; alt: string }[];
}

/** The pages of help (U51), in the words that stand on the screens. */
export const helpPages = {
  introduction: 'Pasos cortos para lo que se hace cada día.',
  all: 'Todas las páginas de ayuda',
  go: 'Ir a la pantalla',
  next: 'Siguiente:',
  pages: {
    primeros: {
      summary: 'Cómo está organizado el panel y dónde mirar cada mañana.',
      steps: [
        'Abre «Inicio»: arriba están las próximas actividades y, sobre ellas, lo que está pendiente de respuesta.',
        'Pulsa una actividad para abrir su tablero de reservas.',
        'Usa la lupa, o Ctrl y K (⌘ y K en un Mac), para buscar una persona, una reserva, una actividad o una pantalla.',
        'La campana avisa de las solicitudes nuevas.',
        'En las listas, marca las casillas para cambiar o exportar varias filas a la vez. A las cuentas puedes escribirles o invitarlas otra vez.',
        'Cambia el idioma con ES y PT, arriba a la derecha.',
        'En «Mis datos», debajo de tu nombre, cambia tu contraseña y activa la verificación en dos pasos.',
      ],
      pictures: [
        {
          step: 1,
          alt: 'La sección «Próximas actividades» de «Inicio»: arriba, lo pendiente de respuesta; debajo, cada actividad con su fecha y sus plazas.',
        },
        { step: 3, alt: 'La búsqueda abierta, con unas letras escritas y lo que ha encontrado.' },
      ],
    },
    publicar: {
      summary: 'De una actividad nueva a su página en la web.',
      steps: [
        'En «Actividades», pulsa «Nueva actividad».',
        'Escribe el título y elige la fecha y las horas.',
        'Elige la empresa, el territorio y la categoría, y escribe el aforo. Si hay turnos, cada uno tiene ese aforo.',
        'Escribe el municipio y el punto de encuentro, y marca el punto en el mapa.',
        'Escribe la descripción en español. Lo que dejes vacío en portugués se muestra en español.',
        'En «Inscripciones», elige entre qué días se puede reservar y qué hace la lista de espera.',
        'Pulsa «Guardar», siempre a la vista abajo (o Ctrl y S). Si falta algo, la sección lleva una señal roja.',
        'Comprueba el resultado en «Ver página pública». Mientras esté marcada «Ocultar la actividad», nadie la ve en la web.',
      ],
      pictures: [
        {
          step: 2,
          alt: 'El apartado «Fecha y horario» del formulario, con los campos de fecha, hora de inicio y hora de fin.',
        },
        { step: 7, alt: 'La barra con el botón «Guardar», al pie del formulario.' },
      ],
    },
    reservas: {
      summary: 'Confirmar, poner en espera, cambiar y cancelar.',
      steps: [
        'En «Reservas», elige la actividad: verás las columnas «Pendiente», «En espera» y «Confirmadas».',
        'Para confirmar una solicitud, pulsa el botón de su ficha o arrástrala a «Confirmadas». Antes de cambiar nada se pide confirmación.',
        'La barra de arriba dice cuántas plazas quedan. No se puede confirmar por encima del aforo.',
        'Para cambiar datos o personas, abre la reserva y guarda.',
        'Al cancelar, elige el motivo si quieres que quien reservó lo lea.',
        'Con las casillas de las fichas se confirman, se ponen en espera o se cancelan varias a la vez.',
        'En «Imprimir y exportar» están la lista para imprimir, el PDF y la hoja de cálculo, con el estado de cada persona.',
      ],
      pictures: [
        {
          step: 2,
          alt: 'El tablero de una actividad en un móvil: una pestaña por columna y la primera solicitud con su botón «Confirmar».',
        },
        { step: 7, alt: 'El menú «Imprimir y exportar» abierto.' },
      ],
    },
    espera: {
      summary: 'Qué pasa con las plazas que quedan libres.',
      steps: [
        'En la actividad, en «Inscripciones», elige qué hace la lista de espera cuando queda una plaza.',
        'Si «Ofrece las plazas por mensaje», se escribe por orden a quien espera y la plaza se guarda hasta que vence el plazo.',
        'En modo manual, pulsa «Ofrecer plaza» en la ficha de quien espera.',
        'La ficha dice hasta cuándo está ofrecida. Quien no contesta pasa al final.',
        'Con «Retirar oferta» la plaza vuelve a estar libre.',
      ],
      pictures: [
        { step: 1, alt: 'El apartado «Inscripciones», con el campo «Lista de espera».' },
        { step: 4, alt: 'La ficha de quien espera; arriba dice hasta cuándo tiene la plaza ofrecida.' },
      ],
    },
    asistencia: {
      summary: 'Para quien guía la actividad, también sin cobertura.',
      steps: [
        'En el tablero de la actividad, pulsa «Pasar lista» y abre el enlace en el móvil antes de salir, con conexión.',
        'El día de la actividad, busca el nombre o escanea el código QR de la reserva.',
        'Marca a cada persona que llega. Si te equivocas, se puede deshacer.',
        'Sin cobertura, las marcas se guardan en el móvil y se envían solas al recuperarla. No cierres la sesión antes.',
        'En «Lecturas» se ve quién ha llegado y las visitas a los colaboradores.',
      ],
      pictures: [
        {
          step: 3,
          alt: 'La lista de una actividad en el móvil de quien guía: un botón con el nombre de cada persona y, al lado, «No viene»; debajo, los que marcan a todo el grupo.',
        },
      ],
    },
    suspender: {
      summary: 'Cuando el tiempo u otra causa impide la actividad.',
      steps: [
        'En el tablero de la actividad, elige «Suspender o cambiar de fecha».',
        'Elige el motivo y, si hace falta, escribe una explicación en los dos idiomas, sin datos personales.',
        'Elige otras fechas si las hay: se guarda plaza en ellas para todo el grupo mientras contesta.',
        'Pulsa «Ver qué pasará» y comprueba a cuántas personas se escribe.',
        'Confirma. El mensaje sale a todas las reservas.',
        'En «Ver quién ha contestado» sigues las respuestas y a quién no le ha llegado el mensaje.',
      ],
      pictures: [
        { step: 2, alt: 'El formulario de la suspensión, con el motivo y la explicación en los dos idiomas.' },
      ],
    },
    mensajes: {
      summary: 'Lo que escriben los visitantes y lo que se les envía.',
      steps: [
        'Abre los mensajes de tu territorio: son las conversaciones de WhatsApp y las preguntas de la web.',
        'Pulsa una conversación y contesta abajo. La respuesta sale por donde escribió la persona.',
        'Una solicitud de grupo se pasa a reserva con «Convertir en reserva».',
        'Para escribir a las reservas de una actividad, abre su tablero y elige a quién.',
        'En los mensajes enviados se ve qué se envió, a quién y si llegó. Desde ahí se puede enviar otra vez.',
      ],
      pictures: [{ step: 2, alt: 'El lugar donde se escribe la respuesta, con el botón «Enviar».' }],
    },
    colaboradores: {
      summary: 'Quién ofrece las actividades y quién envía visitantes.',
      steps: [
        'En «Empresas» se crean las entidades que organizan actividades.',
        'En «Colaboradores» están los establecimientos que envían visitantes. Pulsa uno para ver sus datos y lo que ha llegado por él.',
        'Dale acceso: recibe un mensaje, su enlace de reserva anticipada y su punto de validación.',
        'Imprime su cartel con el código QR, en un idioma o en los dos.',
        'Al retirarle el acceso, sus enlaces dejan de funcionar y sus reservas y visitas se conservan.',
      ],
      pictures: [
        { step: 4, alt: 'Los enlaces de un colaborador y los botones para descargar su código QR y su cartel.' },
      ],
    },
    estadisticas: {
      summary: 'Las cifras, y cómo llevarlas a una hoja de cálculo.',
      steps: [
        'En «Inicio», debajo de las próximas actividades, elige la vista general o la de un territorio.',
        'Elige un periodo para verlo junto al mismo periodo del año anterior.',
        'Las tablas y los mapas dicen de qué provincias y localidades vienen las personas.',
        'Pulsa «Exportar a Excel»: asistentes, asistentes con quienes esperan, datos generales o localidades.',
        'En la hoja, usa los filtros de los títulos. Las fechas son fechas y se pueden ordenar.',
        'Las hojas con nombres llevan datos personales: guárdalas solo el tiempo necesario. Queda anotado quién las descarga.',
      ],
      pictures: [{ step: 2, alt: 'La sección «Estadísticas», con los botones para exportar y el campo del periodo.' }],
    },
    configuracion: {
      summary: 'Lo que solo cambia un superadministrador.',
      steps: [
        'En «Config. App.», «General»: el nombre, los límites y los datos de cada territorio.',
        'En «Correo»: el servidor de correo y los textos de los mensajes. Envía un mensaje de prueba después de cambiarlo.',
        'En «Personalización»: el logotipo, que sustituye al nombre en la web y en los correos, los idiomas de la web y los estilos propios.',
        'En «Web pública»: los textos legales y las páginas web que muestran la agenda.',
        'En «Privacidad»: cuánto se conservan los datos, qué se ha hecho y quién, y los datos que pide una persona.',
        'Cada apartado se guarda por separado, con su botón siempre a la vista.',
        'En «Inicio», «Primeros pasos» dice lo que falta antes de abrir al público.',
      ],
      pictures: [{ step: 1, alt: 'Los apartados de la configuración y, debajo, el primero de ellos: «General».' }],
    },
  } satisfies Record<keyof (typeof helpTitles)['topics'], HelpPage>,
};
