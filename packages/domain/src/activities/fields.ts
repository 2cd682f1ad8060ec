import { z } from 'zod';
import { IsoDate, WallTime } from '../dates';
import {
  apart,
  choice,
  code,
  day,
  flag,
  keysOfKind,
  list,
  number,
  optionalNumber,
  own,
  reference,
  sentNumber,
  sentText,
  shapeOf,
  text,
  webAddress,
} from '../field-kinds';
import { plainText } from '../texts/plain-text';
import { KnownTerritory, RecordId } from '../record-id';
import { defaultReminderHours, ReminderHours } from '../reminders/index';
import { defaultOfferHours, Difficulty, MinimumAge, WaitingListMode } from './audience';
import { ActivityQuestions } from './questions';

/** Maximum lengths and numbers of what has code of its own (D1). */
export const activityLimits = { shift: 50, shifts: 30 } as const;

/** The texts of an activity in one language (D1); the description is rich text, measured with its markup. */
export const activityTextFields = {
  title: sentText({ max: 80, wire: 'titulo' }),
  subtitle: text({ max: 200, wire: 'subtitulo' }),
  description: sentText({ max: 5000, wire: 'descripcion' }),
  necessaryMaterial: text({ max: 500, wire: 'material_necesario' }),
  recommendedMaterial: text({ max: 500, wire: 'material' }),
  includes: text({ max: 400, wire: 'incluye' }),
  meetingPoint: text({ max: 200, wire: 'municipio' }),
  /** What it costs, where it is not free (B72). */
  price: text({ max: 120 }),
  guideLanguages: text({ max: 120 }),
  accessibility: text({ max: 500 }),
  badWeather: text({ max: 500 }),
};

/** The texts of an activity in one language; description is rich text, cleaned on the way in (B45). */
export const ActivityTexts = z.object(shapeOf(activityTextFields));
export type ActivityTexts = z.infer<typeof ActivityTexts>;
export const noActivityTexts: ActivityTexts = ActivityTexts.parse({ title: '', description: '' });

/**
 * The fields of an activity (D1), each declared here alone: schema, columns that are saved and read, what a saving changed,
 * the form's values and plain inputs, the names of the documented calls and their description follow (decision 0064).
 */
export const activityDeclaration = {
  companyId: reference(RecordId.nullable(), { wire: 'id_usuario' }),
  territoryId: reference(KnownTerritory, { wire: 'id_ubicacion' }),
  categoryId: reference(RecordId, { wire: 'id_categoria' }),
  organizer: text({ max: 200, wire: 'organizador', section: 'data' }),
  phone: text({ max: 20, wire: 'telefono', section: 'data', input: 'tel' }),
  date: own(IsoDate),
  startTime: own(WallTime.nullable().default(null)),
  endTime: own(WallTime.nullable().default(null)),
  /** Empty means the ISO week of the date (B10). */
  week: own(z.number().int().min(1).max(53).nullable().default(null)),
  municipality: sentText({ max: 80, wire: 'localidad' }),
  postalCode: code({ max: 10, wire: 'codpostal' }),
  position: own(
    z
      .object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
      .nullable()
      .default(null),
  ),
  capacity: sentNumber({ min: 0, max: 100_000, empty: 0, wire: 'aforo', section: 'places' }),
  /** How many people each shift, or the whole, needs to take place (B59); null for any number. */
  minimumPeople: optionalNumber({ min: 1, max: 100_000, atMost: 'capacity', section: 'places' }),
  /** How far one walks in all, in metres; null where nobody has said. */
  distanceMetres: optionalNumber({ min: 1, max: 100_000, section: 'outing' }),
  difficulty: choice(Difficulty.nullable().default(null)),
  free: flag(false, { section: 'outing' }),
  minimumAge: choice(MinimumAge.default(0)),
  childrenAllowed: flag(true, { wire: 'reserva_ninos', section: 'admission' }),
  /** Names in order, without commas (the wire joins by them); without shifts an activity has `capacity` places, else each shift has (B3). */
  shifts: own(
    z
      .array(
        plainText(activityLimits.shift)
          .trim()
          .regex(/^[^,]+$/),
      )
      .max(activityLimits.shifts)
      .default([]),
  ),
  /** How many minutes each shift lasts that does not tell its end in its name (B70); null where nobody has said. */
  shiftMinutes: optionalNumber({ min: 1, max: 1440, section: 'places' }),
  /** Opened and closed at once, apart from the form (B56). */
  registrationsClosed: apart,
  registrationOpensOn: day({ wire: 'fecha_inicio_reservas' }),
  registrationClosesOn: day({ wire: 'fecha_fin_reservas' }),
  /** Visitors' bookings are confirmed without staff (B67). */
  confirmsAtOnce: flag(false, { section: 'registrations' }),
  /** Its own questions to who books (B73). */
  questions: list(ActivityQuestions),
  waitingListMode: choice(WaitingListMode.default('manual')),
  offerHours: number({ min: 1, max: 168, empty: defaultOfferHours }),
  reminderHours: list(ReminderHours.default([...defaultReminderHours])),
  externalBookingUrl: webAddress({ max: 300, wire: 'url_reserva_externa', section: 'registrations' }),
  hidden: flag(false, { wire: 'borrado', section: 'registrations' }),
  /** Spanish title and description are required; an empty Portuguese text falls back to the Spanish one. */
  texts: own(z.object({ es: ActivityTexts, pt: ActivityTexts })),
  /** false for an activity that only appears as related to others. */
  principal: flag(true, { wire: 'principal' }),
  /** A stored file, as an upload answered it; null for no image. */
  imageId: own(z.uuid().nullable().default(null)),
  /** They stay as they are where they are not sent. */
  video: apart,
  complementaryIds: apart,
};

/** The names of an activity's texts. */
export const activityTextNames = keysOfKind(activityTextFields, ['text']);

/** The fields that are stored in a column of their name. */
export const activityColumnNames = keysOfKind(activityDeclaration, [
  'text',
  'code',
  'number',
  'flag',
  'day',
  'reference',
  'choice',
  'list',
]);
