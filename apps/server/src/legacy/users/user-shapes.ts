import { z } from 'zod';
import { dataUrl, date, flag, sentFlag, sentNumber, shownDate, time } from '../shapes';
import { BookedPerson } from '../reservations/reservation-shapes';

const sharedFields = {
  id: z.number(),
  id_rol: z.number(),
  alias: z.string(),
  nombre: z.string(),
  apellidos: z.string(),
  empresa: z.string(),
  localidad: z.string(),
  provincia: z.string(),
  id_ubicacion: z.number().nullable(),
  acceso: flag,
};

/** A company as those see it who write activities. */
export const CompanyChoice = z.strictObject(sharedFields).meta({ id: 'CompanyChoice' });

const contactFields = {
  imagen: z.string(),
  codpostal: z.string(),
  telefono: z.string(),
  email: z.string(),
  idioma: z.string(),
  alta: date,
  alta_format: shownDate,
};

export const User = z
  .strictObject({
    ...sharedFields,
    ...contactFields,
    rol: z.string(),
    referencia: z.string(),
    nifcif: z.string(),
    direccion: z.string(),
    fecha_nacimiento: date,
    fecha_nacimiento_format: shownDate,
    edad: z.number().nullable().optional(),
    ubicacion: z.string().optional(),
    web: z.string().optional().describe('One’s own data of a collaborator'),
    servicios: z.string().optional(),
    gimnasio: z
      .strictObject({
        id_tarifa: z.number().nullable(),
        tarifa: z.string(),
        fecha_pago: date,
        fecha_caducidad: date,
        fecha_pago_format: shownDate,
        fecha_caducidad_format: shownDate,
      })
      .optional()
      .describe('Members, in the gym variant'),
    proximocaducar: flag.optional(),
    caducado: flag.optional(),
  })
  .meta({ id: 'User' });

const recordFields = {
  id: z.number(),
  referencia: z.string(),
  id_actividad: z.number(),
  id_estado: z.number(),
  nombre: z.string(),
  apellidos: z.string(),
  localidad: z.string(),
  provincia: z.string(),
  email: z.string(),
  telefono: z.string(),
  turno: z.string(),
  fecha_visita: date,
  fecha_visita_format: shownDate,
  personas: z.array(BookedPerson),
  imagen: z.string(),
  titulo: z.string(),
};

export const Collaborator = z
  .strictObject({
    ...sharedFields,
    ...contactFields,
    ubicacion: z.string(),
    web: z.string(),
    servicios: z.string(),
    qr: z.string().describe('Where its QR image is'),
    total_reservas: z.number(),
    total_visitantes: z.number(),
    reservas: z.array(z.strictObject(recordFields)),
    reservas_visitas: z.array(z.strictObject({ ...recordFields, hora_visita: time })),
  })
  .meta({ id: 'Collaborator' });

/** What is saved of a user; `web` and `servicios` of collaborators, `gimnasio` of members in the gym variant. */
export const sentUser = {
  nombre: z.string().optional(),
  apellidos: z.string().optional(),
  empresa: z.string().optional(),
  alias: z.string().optional(),
  referencia: sentNumber.optional(),
  nifcif: z.string().optional(),
  direccion: z.string().optional(),
  codpostal: sentNumber.optional(),
  localidad: z.string().optional(),
  provincia: z.string().optional(),
  telefono: sentNumber.optional(),
  fecha_nacimiento: date.optional(),
  id_ubicacion: sentNumber.optional(),
  idioma: z.enum(['es', 'pt']).optional(),
  acceso: sentFlag.optional(),
  web: z.string().optional(),
  servicios: z.string().optional(),
  img: dataUrl.optional(),
  gimnasio: z.object({ id_tarifa: sentNumber, fecha_pago: date, fecha_caducidad: date }).partial().optional(),
};
