import { z } from 'zod';
import { dataUrl, date, flag, sentFlag, sentNumber, shownDate, time } from '../shapes';

const Picture = z.strictObject({ id: z.number(), imagen: z.string() });
const RelatedActivity = z.strictObject({ id: z.number(), titulo: z.string(), imagen: z.string(), seo_url: z.string() });
export const ActivityDocument = z
  .strictObject({
    id: z.number(),
    id_actividad: z.number(),
    idioma: z.string(),
    nombre: z.string(),
    filepath: z.string(),
    extension: z.string(),
  })
  .meta({ id: 'ActivityDocument' });

const rowFields = {
  id: z.number(),
  titulo: z.string(),
  fecha: date,
  fecha_format: shownDate,
  hora_inicio: time,
  hora_fin: time,
  fecha_mes: z.string(),
  fecha_dia: z.string(),
  id_ubicacion: z.number(),
  ubicacion: z.string(),
  id_categoria: z.number(),
  categoria: z.string(),
  empresa: z.string(),
  localidad: z.string(),
  aforo: z.number(),
  imagen: z.string(),
  seo_url: z.string(),
  borrado: flag.describe('1: hidden'),
  cerrada_inscripcion: flag,
  principal: flag,
  plazas_ocupadas: z.number(),
  plazas_pendientes: z.number(),
  confirmadas: z.number(),
  aforo_completo: z.boolean(),
  pasado: z.boolean(),
  disponible_vip: z.boolean(),
  relacionadas: z.array(RelatedActivity),
};
const texts = {
  titulo: z.string(),
  subtitulo: z.string(),
  descripcion: z.string().describe('HTML'),
  material: z.string(),
  material_necesario: z.string(),
};

export const ActivityRow = z.strictObject(rowFields).meta({ id: 'ActivityRow' });

export const Activity = z
  .strictObject({
    ...rowFields,
    ...texts,
    idioma: z.string(),
    data_pt: z.strictObject(texts),
    id_usuario: z.number().nullable().describe('The company'),
    organizador: z.string(),
    semana: z.number(),
    cambio: z
      .strictObject({
        fecha: date,
        fecha_format: shownDate,
        hora_inicio: time,
        hora_fin: time,
        semana: z.union([z.number(), z.literal('')]),
      })
      .describe('The schedule change; empty fields where there is none'),
    municipio: z.string(),
    codpostal: z.string(),
    localizacion_maps: z.string().describe('latitude,longitude'),
    telefono: z.string(),
    edad: z.string(),
    turnos: z.string().describe('Joined by commas'),
    incluye: z.string(),
    url_reserva_externa: z.string(),
    fecha_inicio_reservas: date,
    fecha_inicio_reservas_format: shownDate,
    fecha_fin_reservas: date,
    fecha_fin_reservas_format: shownDate,
    reserva_ninos: flag,
    recordatorios: z.array(z.number()).describe('Hours before it begins: 168, 72, 48, 24'),
    imagenes: z.array(Picture),
    imagenes_comolopasamos: z.array(Picture),
    video: z.string(),
    url_video: z.string(),
    complementarias: z.array(z.strictObject({ id: z.number(), titulo: z.string() })),
    documentos: z.array(ActivityDocument),
  })
  .meta({ id: 'Activity' });

/** The fields that are saved; what else an activity was read with may be sent back and changes nothing. */
export const sentActivity = {
  titulo: z.string(),
  subtitulo: z.string().optional(),
  descripcion: z.string().describe('HTML, cleaned'),
  material: z.string().optional(),
  material_necesario: z.string().optional(),
  data_pt: z.object(texts).partial().optional(),
  id_usuario: sentNumber,
  id_ubicacion: sentNumber,
  id_categoria: sentNumber,
  organizador: z.string().optional(),
  fecha: date,
  hora_inicio: time.optional(),
  hora_fin: time.optional(),
  semana: sentNumber.optional(),
  cambio: z.object({ fecha: date, hora_inicio: time, hora_fin: time, semana: sentNumber }).partial().optional(),
  localidad: z.string(),
  municipio: z.string().optional(),
  codpostal: z.string().optional(),
  localizacion_maps: z.string().optional(),
  aforo: sentNumber,
  telefono: z.string().optional(),
  edad: z.string().optional(),
  turnos: z.string().optional(),
  recordatorios: z.array(z.number()).optional().describe('Absent: they stay; empty: none'),
  incluye: z.string().optional(),
  url_reserva_externa: z.string().optional(),
  borrado: sentFlag.optional(),
  cerrada_inscripcion: sentFlag.optional(),
  principal: sentFlag.optional(),
  fecha_inicio_reservas: date.optional(),
  fecha_fin_reservas: date.optional(),
  reserva_ninos: sentFlag.optional(),
  img: dataUrl.optional(),
  url_imagen: z.string().optional().describe('A stored picture, when duplicating'),
  video: z.string().optional(),
  url_video: z.string().optional(),
  complementarias: z.array(sentNumber).optional(),
  relacionadas: z.array(sentNumber).optional(),
};
const sentPictures = z.array(z.union([z.string(), z.object({ imagen: z.string() })]));
/** What a duplicate takes over. */
export const sentCopies = {
  dup_imagenes: sentPictures.optional(),
  dup_imagenes_comolopasamos: sentPictures.optional(),
};
