import { activityDeclaration, activityTextFields } from '@dehesa/domain/activities';
import { pick } from '@dehesa/domain/field-kinds';
import { z } from 'zod';
import { sentShape, toldShape } from '../declared-fields';
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

/** The declared fields that a row of the list tells. */
export const rowFields = pick(activityDeclaration, ['territoryId', 'municipality', 'capacity', 'hidden', 'principal']);
const row = {
  id: z.number(),
  ...toldShape(rowFields),
  titulo: z.string(),
  fecha: date,
  fecha_format: shownDate,
  hora_inicio: time,
  hora_fin: time,
  fecha_mes: z.string(),
  fecha_dia: z.string(),
  ubicacion: z.string(),
  id_categoria: z.number(),
  categoria: z.string(),
  empresa: z.string(),
  imagen: z.string(),
  seo_url: z.string(),
  borrado: flag.describe('1: hidden'),
  cerrada_inscripcion: flag,
  plazas_ocupadas: z.number(),
  plazas_pendientes: z.number(),
  confirmadas: z.number(),
  aforo_completo: z.boolean(),
  pasado: z.boolean(),
  disponible_vip: z.boolean(),
  relacionadas: z.array(RelatedActivity),
};
const texts = { ...toldShape(activityTextFields), descripcion: z.string().describe('HTML') };

export const ActivityRow = z.strictObject(row).meta({ id: 'ActivityRow' });

export const Activity = z
  .strictObject({
    ...row,
    ...toldShape(activityDeclaration),
    ...texts,
    idioma: z.string(),
    data_pt: z.strictObject(texts),
    id_usuario: z.number().nullable().describe('The company'),
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
    localizacion_maps: z.string().describe('latitude,longitude'),
    edad: z.string(),
    turnos: z.string().describe('Joined by commas'),
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
  ...sentShape(activityDeclaration),
  ...sentShape(activityTextFields),
  descripcion: z.string().describe('HTML, cleaned'),
  data_pt: z.object(texts).partial().optional(),
  fecha: date,
  hora_inicio: time.optional(),
  hora_fin: time.optional(),
  semana: sentNumber.optional(),
  cambio: z.object({ fecha: date, hora_inicio: time, hora_fin: time, semana: sentNumber }).partial().optional(),
  localizacion_maps: z.string().optional(),
  edad: z.string().optional(),
  turnos: z.string().optional(),
  recordatorios: z.array(z.number()).optional().describe('Absent: they stay; empty: none'),
  cerrada_inscripcion: sentFlag.optional(),
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
