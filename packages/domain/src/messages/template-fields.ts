import { z } from 'zod';
import type { TemplateSlug } from './templates';

/** Record groups (`tablas`) whose fields a template may name as `{{group.field}}` (B36). */
export const RecordGroup = z.enum([
  'reserva',
  'actividad',
  'oferta',
  'avisos',
  'suspension',
  'consulta',
  'mensaje',
  'configuracion',
  'usuario',
]);
export type RecordGroup = z.infer<typeof RecordGroup>;

/** The fields of each group, by the Spanish names that the people who write templates use. */
export const templateFields = {
  reserva: [
    'referencia',
    'nombre',
    'apellidos',
    'email',
    'telefono',
    'localidad',
    'provincia',
    'turno',
    'personas',
    'acompanantes',
    'estado',
    'notas',
    'cambio',
    'motivo',
    'enlace_reserva',
    'enlace_cancelacion',
    'enlace_asistencia',
    'enlace_gestion',
  ],
  actividad: [
    'titulo',
    'fecha',
    'horario',
    'fecha_anterior',
    'horario_anterior',
    'municipio',
    'punto_encuentro',
    'territorio',
    'organizador',
    'telefono',
    'material_necesario',
    'material_recomendado',
    'incluye',
    'enlace',
    'enlace_mapa',
  ],
  /** Places offered to somebody who waits: how many, until when in words, and where to answer. */
  oferta: ['plazas', 'plazo', 'enlace'],
  /** New bookings told in one message. `lista` repeats for each activity; the fields behind it are those of its entries. */
  avisos: [
    'territorio',
    'total',
    'resto',
    'enlace',
    'lista',
    'titulo',
    'fecha',
    'reservas',
    'personas',
    'en_espera',
    'enlace_actividad',
  ],
  /**
   * An outing that does not take place: why, in whose words, and what is proposed instead. `propuesta` says in one sentence
   * which places are held, or that there are none; the fields behind it are empty where none are.
   */
  suspension: [
    'motivo',
    'explicacion',
    'propuesta',
    'actividad_nueva',
    'fecha_nueva',
    'horario_nuevo',
    'encuentro_nuevo',
    'plazo',
    'enlace',
  ],
  /**
   * What a visitor asked before booking, and what staff answer. `texto` and `respuesta` repeat for each of their lines, which
   * is `linea` within them.
   */
  consulta: ['nombre', 'texto', 'respuesta', 'linea'],
  /** A text that staff wrote to who booked, or to who has an account. `texto` repeats for each of its lines, which is `linea` within it (B90). */
  mensaje: ['asunto', 'texto', 'linea'],
  configuracion: ['nombre', 'direccion_web'],
  usuario: [
    'nombre',
    'apellidos',
    'email',
    'email_nuevo',
    'empresa',
    'clave',
    'aviso',
    'enlace_acceso',
    'enlace_verificacion',
    'enlace_invitacion',
    'cuota_caduca',
    'cuota_tarifa',
  ],
} as const satisfies Record<RecordGroup, readonly string[]>;

/** `reserva.nombre`, `actividad.titulo`, … */
export type TemplateField = { [G in RecordGroup]: `${G}.${(typeof templateFields)[G][number]}` }[RecordGroup];

type EntryField = 'titulo' | 'fecha' | 'reservas' | 'personas' | 'en_espera' | 'enlace_actividad';
type ListField = 'lista';
type NoticeField = Exclude<(typeof templateFields)['avisos'][number], EntryField | ListField>;
/** An entry of `avisos.lista`: within it the group has further fields. */
export type NoticeEntry = { avisos: Record<EntryField, string> };

/** A line of a text that keeps its lines. */
export type TextLine = { consulta: { linea: string } };

/** The same of what staff wrote. */
export type WrittenLine = { mensaje: { linea: string } };

/** A value for each field of a group. */
export type GroupValues<G extends RecordGroup> = G extends 'avisos'
  ? Record<NoticeField, string> & Record<ListField, readonly NoticeEntry[]>
  : G extends 'consulta'
    ? Record<'nombre', string> & Record<'texto' | 'respuesta', readonly TextLine[]>
    : G extends 'mensaje'
      ? Record<'asunto', string> & Record<'texto', readonly WrittenLine[]>
      : Record<(typeof templateFields)[G][number], string>;
/** What a template is filled with: the groups at hand. */
export type TemplateValues = { [G in RecordGroup]?: GroupValues<G> };

/** Values that must not stay readable once a message has left: its log shows dots in their place (B26, B42). */
export const secretTemplateFields: readonly TemplateField[] = [
  'usuario.clave',
  'usuario.enlace_verificacion',
  'usuario.enlace_invitacion',
];

/** Every field that the body of a template with these groups may name. */
export function fieldsOf(groups: readonly RecordGroup[]): Set<string> {
  return new Set(groups.flatMap((group) => templateFields[group].map((field) => `${group}.${field}`)));
}

const ofReservation: readonly RecordGroup[] = ['reserva', 'actividad', 'configuracion'];
const ofUser: readonly RecordGroup[] = ['usuario', 'configuracion'];
const ofEnquiry: readonly RecordGroup[] = ['consulta', 'actividad', 'configuracion'];

/** The groups whose records are at hand when a message of a slug is sent. */
export const recordGroups: Record<TemplateSlug, readonly RecordGroup[]> = {
  'reserva-pendiente': ofReservation,
  'reserva-confirmada': ofReservation,
  'reserva-en-espera': ofReservation,
  'lista-espera-oferta': [...ofReservation, 'oferta'],
  'reserva-cancelada': ofReservation,
  'reserva-modificada': ofReservation,
  'cambio-horario': ofReservation,
  'actividad-suspendida': [...ofReservation, 'suspension'],
  'actividad-otra-fecha': [...ofReservation, 'suspension'],
  'reserva-recordatorio': ofReservation,
  'reserva-mensaje': [...ofReservation, 'mensaje'],
  'aviso-administrador': ofReservation,
  'aviso-administrador-resumen': ['avisos', 'configuracion'],
  'recuperar-clave': ofUser,
  'verificar-correo': ofUser,
  /** To the address that an account had until now. */
  'correo-cambiado': ofUser,
  'verificacion-restablecida': ofUser,
  /** To the owner of an account, of what happened to it: `usuario.aviso`. */
  'cuenta-aviso': ofUser,
  /** To who is invited, with the link to an own password (B97). */
  'cuenta-invitacion': ofUser,
  /** A text of staff's own to who has an account (B90). */
  'cuenta-mensaje': [...ofUser, 'mensaje'],
  /** To a member of a gym, some days before its fee ends (B99). */
  'cuota-recordatorio': ofUser,
  'colaborador-alta': ofUser,
  /** `usuario` is who signed up, not who reads it. */
  'colaborador-aviso': ofUser,
  'colaborador-confirmacion': ofUser,
  'consulta-recibida': ofEnquiry,
  'consulta-respuesta': ofEnquiry,
};

/** Messages that a mail program may offer to end: about a reservation, and yet not asked for with it (RFC 8058). */
export const endableMessages: ReadonlySet<TemplateSlug> = new Set<TemplateSlug>(['reserva-recordatorio']);
