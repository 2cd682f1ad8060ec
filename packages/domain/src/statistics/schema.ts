import { z } from 'zod';
import { Territory } from '../access';
import { IsoDate } from '../dates';
import { StaffLanguage } from '../languages';
import { Paging } from '../paging';
import { isPeriod } from './periods';

/** A view of the dashboard: everything within reach, or what lies in one territory. */
export const StatisticsScope = z.union([
  z.literal('general'),
  z.literal(Territory.monfrague),
  z.literal(Territory.tajo),
]);
export type StatisticsScope = z.infer<typeof StatisticsScope>;

/** Dates that activities take place on, as the dates in force say (B92). */
export const StatisticsPeriod = z
  .object({ from: IsoDate, to: IsoDate })
  .refine(isPeriod, { path: ['to'], message: 'range' });
export type StatisticsPeriod = z.infer<typeof StatisticsPeriod>;

const period = StatisticsPeriod.optional();

export const LocalitiesInput = z.object({ scope: StatisticsScope, country: z.enum(['ES', 'PT']), period });
export type LocalitiesInput = z.infer<typeof LocalitiesInput>;

/** Inscriptions whose booker lives in a province of Spain or a district of Portugal, by INE's code. */
export interface ProvinceTotal {
  code: string;
  name: string;
  total: number;
}

/** The same by locality, one line for each spelling of a name; without coordinates where no place is known by it. */
export interface LocalityTotal {
  locality: string;
  total: number;
  lat: number | null;
  lon: number | null;
}

/** What one view of the dashboard counts. Hidden activities and what hangs on them are left out (B11). */
export interface ScopeStatistics {
  /** Reservations by state; `total` is every inscription there ever was, with those that were cancelled (B18). */
  reservations: { pending: number; confirmed: number; waiting: number; cancelled: number; total: number };
  /** Places of all activities; pending and confirmed people occupy them (B2). */
  capacity: { available: number; occupied: number; total: number };
  activities: number;
  /** Bookers and companions of the reservations that are not cancelled. */
  people: number;
  /** Reservations that are not cancelled by where the booker lives, the most frequent first. */
  provinces: ProvinceTotal[];
  districts: ProvinceTotal[];
  /** Of the two provinces that the areas lie in; also among `provinces`. */
  caceres: number;
  badajoz: number;
  collaborators: number;
}

/** The statistics of the home screen within the reach of who asks (B21). */
export interface Dashboard {
  /** Everything that was saved before this moment is counted; never older than a minute. */
  computedAt: Date;
  collaborators: number;
  general: ScopeStatistics;
  /** Only for roles 0 and 1: role 2 sees the general view alone (U35). */
  territories: { 1: ScopeStatistics; 2: ScopeStatistics } | null;
}

/** Which attendees a spreadsheet lists: the confirmed ones, or with them those who wait (U37). */
export const AttendeeList = z.enum(['confirmed', 'total']);
export type AttendeeList = z.infer<typeof AttendeeList>;

export const AttendeeExportInput = z.object({ list: AttendeeList, language: StaffLanguage.default('es'), period });
export type AttendeeExportInput = z.infer<typeof AttendeeExportInput>;

export const GeneralExportInput = z.object({ language: StaffLanguage.default('es'), period });
export type GeneralExportInput = z.infer<typeof GeneralExportInput>;

export const LocalitiesExportInput = LocalitiesInput.extend({ language: StaffLanguage.default('es') });
export type LocalitiesExportInput = z.infer<typeof LocalitiesExportInput>;

export const PeriodStatisticsInput = z.object({
  scope: StatisticsScope,
  period: StatisticsPeriod,
  compare: z.boolean().default(false),
});
export type PeriodStatisticsInput = z.infer<typeof PeriodStatisticsInput>;

/** States whose reservations can be listed: `holding` are those with places (B2); cancelled ones are in no list (B18). */
export const CountedState = z.enum(['pending', 'confirmed', 'waiting', 'holding']);
export type CountedState = z.infer<typeof CountedState>;

/** The reservations behind one number of the statistics: those in a state, or from a province or district by INE's code (B105). */
export const CountedReservationsInput = Paging.extend({
  scope: StatisticsScope,
  period,
  of: z.union([
    z.object({ state: CountedState }),
    z.object({
      country: z.enum(['ES', 'PT']),
      provinceCode: z
        .string()
        .max(2)
        .regex(/^\d\d$/),
    }),
  ]),
});
export type CountedReservationsInput = z.infer<typeof CountedReservationsInput>;

/** What is counted of the activities of a period (B92); all but the activities and places are people. */
export interface PeriodFigures {
  activities: number;
  confirmed: number;
  pending: number;
  waiting: number;
  cancelled: number;
  /** Checked in (B20). */
  attended: number;
  capacity: number;
  /** Places of pending and confirmed people (B2). */
  occupied: number;
}

/** Inscriptions from a province or district in a period and in the one before, null where nothing is compared. */
export interface ProvinceChange extends ProvinceTotal {
  before: number | null;
}

/** People with a place in the activities of a month, and in those of the same month a year before. */
export interface MonthTotal {
  /** yyyy-mm */
  month: string;
  people: number;
  before: number | null;
}

/** A period's statistics, and those of the same dates a year before where that is asked for (B92). */
export interface PeriodStatistics {
  computedAt: Date;
  figures: PeriodFigures;
  before: PeriodFigures | null;
  provinces: ProvinceChange[];
  districts: ProvinceChange[];
  /** The twelve months up to the one in which the period ends. */
  months: MonthTotal[];
}
