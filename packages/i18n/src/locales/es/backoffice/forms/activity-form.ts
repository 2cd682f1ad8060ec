import { counted } from '../../counting';

/** Copies of an activity, and what an activity names: related and complementary ones. */
export const activityLinks = {
  copy: {
    title: (title: string) => `Copia de: ${title}`,
    noticeTitle: 'Copia sin guardar',
    notice:
      'La fecha, el horario y el plazo de inscripción son los del original: revísalos antes de guardar. También se copian las imágenes, el vídeo y las actividades relacionadas y complementarias. Las reservas y los documentos no se copian.',
  },
  related: {
    title: 'Actividades relacionadas',
    hint: 'Se guardan al momento, sin esperar al botón «Guardar».',
    none: 'Todavía no hay ninguna.',
    add: 'Añadir actividades',
    view: (title: string) => `Ver la página pública de «${title}» (se abre en otra pestaña)`,
    remove: (title: string) => `Quitar «${title}»`,
    removeTitle: '¿Quitar la actividad relacionada?',
    removeMessage: (title: string) => `«${title}» dejará de aparecer junto a esta actividad. No se borra.`,
    removeConfirm: 'Quitar',
    removed: 'Actividad relacionada quitada',
    pickerTitle: 'Añadir actividades relacionadas',
    columns: { title: 'Actividad', territory: 'Territorio', date: 'Fecha', company: 'Empresa', action: 'Añadir' },
    pick: 'Añadir',
    pickLabel: (title: string) => `Añadir «${title}»`,
    picked: 'Añadida',
    pickedLabel: (title: string) => `«${title}» añadida`,
    done: 'Listo',
  },
  complements: {
    title: 'Actividades complementarias',
    count: (count: number) => counted(count, 'elegida', 'elegidas'),
    label: 'Actividades complementarias que se proponen con esta',
    placeholder: 'Busca por título o lugar',
    nothingFound: 'Ninguna coincide',
    hidden: (title: string) => `${title} (oculta)`,
  },
};

/** Where an activity takes place: municipality, coordinates, and the map on which they are chosen. */
export const activityPlace = {
  municipality: {
    label: 'Municipio',
    placeholder: 'Escribe para buscar',
    type: 'Escribe al menos 3 letras.',
    searching: 'Buscando…',
    nothingFound: 'Ningún municipio coincide. Con el lápiz puedes escribir otro lugar.',
    failed: 'No se ha podido buscar. Con el lápiz puedes escribirlo.',
    toText: 'Escribir el municipio a mano',
    toList: 'Elegir el municipio de la lista',
    asText: 'Texto libre: no se comprueba con la lista.',
    countries: { ES: 'España', PT: 'Portugal' },
  },
  position: {
    label: 'Coordenadas',
    hint: 'Latitud y longitud, por ejemplo 39.8475,-6.0295',
    invalid: 'Escribe latitud y longitud con punto decimal y separadas por una coma: 39.8475,-6.0295',
    open: 'Elegir en el mapa',
  },
  map: {
    title: 'Punto en el mapa',
    help: 'Haz clic en el mapa para poner la marca y arrástrala para ajustarla. Con el teclado: mueve el mapa con las flechas, acércalo con + y −, y pulsa «Colocar aquí».',
    loading: 'Cargando el mapa…',
    placeHere: 'Colocar aquí',
    chosen: (position: string) => `Punto elegido: ${position}`,
    none: 'Aún no hay ningún punto elegido.',
    select: 'Seleccionar',
    cancel: 'Cancelar',
    unsupported: {
      title: 'Este navegador no puede mostrar el mapa',
      message: 'El mapa necesita WebGL 2. Puedes cerrar esta ventana y escribir las coordenadas en su campo.',
    },
    failed: {
      title: 'No se ha podido cargar el mapa',
      message: 'Comprueba la conexión e inténtalo de nuevo, o escribe las coordenadas en su campo.',
    },
    retry: 'Intentar de nuevo',
  },
};
