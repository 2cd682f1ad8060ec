import { activities, configuration, people, reservations, shifts, territories, users } from '@dehesa/db/schema';
import { contactPhone, portugueseShift, publicTimes, type Schedule, shiftLabel } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { type GroupValues, recordGroups, TemplateSlug, type TemplateValues } from '@dehesa/domain/messages';
import { isGroup, ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { formatList, formatLongDate } from '@dehesa/i18n/formats';
import { byBothClocks, timesInWords } from '@dehesa/i18n/hours';
import { mailTexts } from '@dehesa/i18n/mails';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { textIn, titleIn } from '../../activities/read/texts';
import type { ServiceContext } from '../../context';
import { nameFor } from '../../staff-names';
import { cancellationToken, contactHash, isContactOf } from '../../keys/index';
import { mapUrl } from '../../map-url';
import { toldSchedule } from '../../reservations/read/told-schedule';
import { bookingDigestField, digestValues, readBookingDigest } from './booking-digest';
import { enquiryValues, readEnquiryRecord } from './enquiry-record';
import { readToldSchedule, toldScheduleField } from './told-schedule-field';
import { writtenTextField, writtenValues } from './written-text';
import { hasEmail } from '../../users/read/account-email';

/** What a message is about, as the records stand when it is sent. */
export interface MessageRecords {
  appName: string;
  values: TemplateValues;
  /** Null for messages that are not about a reservation. */
  reservation: ReservationRecord | null;
}

/** Of the messages about what was asked before booking (B82). */
function readEnquiry(ctx: ServiceContext, { id, slug, language }: Recipient) {
  const known = TemplateSlug.safeParse(slug).data;
  if (id === undefined || known === undefined || !recordGroups[known].includes('consulta')) return undefined;
  return readEnquiryRecord(ctx, id, language);
}

export type ReservationRecord = NonNullable<Awaited<ReturnType<typeof readReservation>>>;

/** What a message says of an activity, whatever it is about. */
type ActivityRecord = Pick<
  ReservationRecord,
  | 'activity'
  | 'territory'
  | 'title'
  | 'meetingPoint'
  | 'necessaryMaterial'
  | 'recommendedMaterial'
  | 'includes'
  | 'told'
>;

interface Recipient {
  /** Of its row, where it has one: by it an enquiry knows its messages. */
  id?: number;
  slug?: string;
  language: Language;
  recipient: string;
  reservationId: number | null;
  fields?: Readonly<Record<string, string>>;
}

/** Reads the record groups of a message and turns them into the fields of its template (B36). */
export async function readRecords(ctx: ServiceContext, message: Recipient): Promise<MessageRecords> {
  const [[settings], reservation, enquiry] = await Promise.all([
    ctx.db.select({ appName: configuration.appName }).from(configuration),
    message.reservationId === null ? undefined : readReservation(ctx, message.reservationId, message.language),
    readEnquiry(ctx, message),
  ]);
  const appName = settings?.appName ?? '';
  const values: TemplateValues = {
    configuracion: { nombre: appName, direccion_web: ctx.installation.publicUrl },
  };
  const told = message.fields?.[bookingDigestField];
  const written = message.fields?.[writtenTextField];
  if (told !== undefined) {
    values.avisos = await digestValues(ctx, readBookingDigest(told), message.language);
  } else if (enquiry) {
    values.consulta = enquiryValues(enquiry);
    values.actividad = activityValues(ctx, enquiry, message);
  } else if (reservation) {
    values.reserva = reservationValues(ctx, reservation, message);
    values.actividad = activityValues(ctx, reservation, message);
  } else {
    const user = await readUser(ctx, message.recipient);
    // What staff wrote to an account goes to nobody once that has gone.
    if (user || written === undefined) values.usuario = userValues(ctx, message.recipient, user);
  }
  if (written !== undefined) values.mensaje = writtenValues(written, values);
  return { appName, values, reservation: reservation ?? null };
}

async function readReservation(ctx: ServiceContext, id: number, language: Language) {
  const [[record], party] = await Promise.all([
    ctx.db
      .select({
        reservation: reservations,
        activity: activities,
        territory: territories,
        shift: shifts.name,
        title: titleIn(language),
        necessaryMaterial: textIn('necessaryMaterial', language),
        recommendedMaterial: textIn('recommendedMaterial', language),
        includes: textIn('includes', language),
        meetingPoint: textIn('meetingPoint', language),
        scheduleChanges: sql<number>`(select count(*)::int from schedule_changes where activity_id = ${activities.id})`,
        ownChanges: ownChanges(sql`${reservations.id}`),
        told: toldSchedule,
      })
      .from(reservations)
      .innerJoin(activities, eq(activities.id, reservations.activityId))
      .innerJoin(territories, eq(territories.id, activities.territoryId))
      .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
      .where(eq(reservations.id, id)),
    ctx.db.select().from(people).where(eq(people.reservationId, id)).orderBy(asc(people.position)),
  ]);
  const [booker, ...companions] = party;
  return record && booker ? { ...record, booker, companions } : undefined;
}

/**
 * Each change of a reservation makes the entry in its booker's calendar another one, its being confirmed too. One that was
 * cancelled comes back above its withdrawal, and another outing above all changes of the hours of the one before.
 */
function ownChanges(reservationId: SQL): SQL<number> {
  return sql<number>`(
    select coalesce(sum(case
      when action = 'reservations.takeOtherDate' or details ->> 'fromActivityId' <> details ->> 'activityId' then 1000
      when action = 'reservations.changeStatus' or details ->> 'to' is not null then 2
      else 1 end), 0)::int
    from audit_log where entity = 'reservation' and entity_id = ${reservationId}
      and (action in ('reservations.edit', 'reservations.addCompanion', 'reservations.removeCompanion',
          'reservations.changeShift', 'reservations.takeOtherDate')
        or (action = 'reservations.changeStatus' and details ->> 'to' <> ${String(ReservationStatus.cancelled)}
          and details ->> 'from' <> details ->> 'to')))`;
}

function reservationValues(
  ctx: ServiceContext,
  record: ReservationRecord,
  { recipient, language }: Pick<Recipient, 'recipient' | 'language'>,
): GroupValues<'reserva'> {
  const { reservation, booker, companions, activity } = record;
  const texts = mailTexts[language];
  const status = statusOf(reservation.status);
  const others = { adults: reservation.unnamedAdults, minors: reservation.unnamedMinors };
  const link = status === ReservationStatus.cancelled || !booker.email ? '' : myBookingUrl(ctx, record, recipient);
  return {
    referencia: showReference(reservation.reference, record.territory.referencePrefix),
    nombre: booker.firstName,
    apellidos: booker.lastName,
    email: booker.email ?? '',
    telefono: [booker.phonePrefix, booker.phone].filter(Boolean).join(' '),
    localidad: booker.locality ?? '',
    provincia: booker.province ?? '',
    turno: shiftText(record.shift, activity, language),
    personas: String(reservation.partySize),
    acompanantes: formatList(
      [
        ...companions.map((person) => `${person.firstName} ${person.lastName}`.trim()),
        ...(isGroup(others) ? [texts.unnamed(others)] : []),
      ],
      language,
    ),
    estado: texts.statuses[status],
    notas: reservation.notes,
    cambio: '',
    motivo: cancelReasonText(reservation, language),
    enlace_reserva: link,
    enlace_cancelacion: link === '' ? '' : `${link}#cancelar`,
    // Of the reminder that asks for an answer: `queueDueReminders` knows which one does.
    enlace_asistencia: '',
    enlace_gestion: `${ctx.installation.publicUrl}/actividades/edit/reserva?id=${reservation.id}`,
  };
}

/** Why staff cancelled it, where the booker is to know: of the usual reasons in the language of the message (B91). */
function cancelReasonText(
  { status, cancelReason, cancelNote, cancelReasonTold }: ReservationRecord['reservation'],
  language: Language,
): string {
  if (status !== ReservationStatus.cancelled || cancelReason === null || !cancelReasonTold) return '';
  return cancelReason === 'other' ? cancelNote : mailTexts[language].cancelReasons[cancelReason];
}

/**
 * The page that a booker changes or cancels the reservation on, by the token of the cancellation link (B37), for whom the
 * message goes to; empty where that is not, or not any more, the booker (B52).
 */
function myBookingUrl(
  { installation }: ServiceContext,
  { reservation: { id: reservationId, language }, booker }: ReservationRecord,
  address: string,
): string {
  const contact = contactHash(installation, reservationId, address);
  if (!isContactOf(installation, { reservationId, contact }, booker)) return '';
  const token = cancellationToken(installation, { reservationId, address });
  return `${installation.publicUrl}/mi-reserva/${token}?lang=${language}`;
}

function activityValues(
  ctx: ServiceContext,
  record: ActivityRecord,
  { language, fields }: Pick<Recipient, 'language' | 'fields'>,
): GroupValues<'actividad'> {
  const { activity, territory } = record;
  const told = fields?.[toldScheduleField];
  const before = told === undefined ? (record.told ?? firstSchedule(activity)) : readToldSchedule(told);
  return {
    titulo: record.title,
    fecha: formatLongDate(activity.date, language),
    horario: hoursText(activity, activity.territoryId, language),
    fecha_anterior: formatLongDate(before.date, language),
    horario_anterior: hoursText(before, activity.territoryId, language),
    municipio: activity.municipality,
    punto_encuentro: record.meetingPoint,
    territorio: nameFor(territory, language),
    organizador: activity.organizer,
    telefono: contactPhone(activity.phone, activity, language),
    material_necesario: record.necessaryMaterial,
    material_recomendado: record.recommendedMaterial,
    incluye: record.includes,
    enlace: `${ctx.installation.publicUrl}/actividad/${encodeURIComponent(activity.slug)}?lang=${language}`,
    enlace_mapa:
      activity.latitude === null || activity.longitude === null ? '' : mapUrl(activity.latitude, activity.longitude),
  };
}

function firstSchedule({
  firstDate: date,
  firstStartTime: startTime,
  firstEndTime: endTime,
}: ReservationRecord['activity']) {
  return { date, startTime, endTime };
}

/** Accounts are found by their address, which is unique. */
async function readUser(ctx: ServiceContext, email: string): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await ctx.db.select().from(users).where(hasEmail(email));
  return user;
}

/** Who has no account gets empty fields. */
function userValues(
  ctx: ServiceContext,
  email: string,
  user: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'companyName'> | undefined,
): GroupValues<'usuario'> {
  return {
    nombre: user?.firstName ?? '',
    apellidos: user?.lastName ?? '',
    email,
    email_nuevo: '',
    empresa: user?.companyName ?? '',
    clave: '',
    aviso: '',
    enlace_acceso: `${ctx.installation.publicUrl}/login`,
    enlace_verificacion: '',
    enlace_invitacion: '',
    cuota_caduca: '',
    cuota_tarifa: '',
  };
}

/** Hours in words; in territory 2 both the Spanish and the Portuguese ones (B48). */
export function hoursText(schedule: Schedule, territoryId: number, language: Language): string {
  const { hours, allDay } = mailTexts[language];
  return timesInWords(hours, publicTimes({ ...schedule, territoryId })).join(' · ') || allDay;
}

/** A shift's name with its end (B70); in territory 2 by both hours (B48). */
export function shiftText(
  name: string | null,
  activity: { territoryId: number; date: string; shiftMinutes: number | null },
  language: Language,
): string {
  if (name === null) return '';
  const label = shiftLabel(name, activity.shiftMinutes);
  return byBothClocks(mailTexts[language].hours, label, portugueseShift(label, activity)).join(' · ');
}

/** The check `reservations_status` keeps the column within the four states. */
function statusOf(status: number): ReservationStatus {
  const known = Object.values(ReservationStatus).find((value) => value === status);
  if (known === undefined) throw new Error(`reservation in unknown state ${status}`);
  return known;
}
