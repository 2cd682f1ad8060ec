import { z } from 'zod';
import { Territory } from '../access';
import { StaffLanguage } from '../languages';

/** A view of the dashboard: everything within reach, or what lies in one territory. */
export const StatisticsScope = z.union([
  z.literal('general'),
  z.literal(Territory.monfrague),
  z.literal(Territory.tajo),
]);
export type StatisticsScope = z.infer<typeof StatisticsScope>;

export const LocalitiesInput = z.object({ scope: StatisticsScope, country: z.enum(['ES', 'PT']) });
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

export const AttendeeExportInput = z.object({ list: AttendeeList, language: StaffLanguage.default('es') });
export type AttendeeExportInput = z.infer<typeof AttendeeExportInput>;

export const GeneralExportInput = z.object({ language: StaffLanguage.default('es') });
export type GeneralExportInput = z.infer<typeof GeneralExportInput>;

export const LocalitiesExportInput = LocalitiesInput.extend({ language: StaffLanguage.default('es') });
export type LocalitiesExportInput = z.infer<typeof LocalitiesExportInput>;
