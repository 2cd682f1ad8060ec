import type { StaffLanguage } from '../languages';
import type { Period } from './periods';
import type { AttendeeList, LocalitiesInput } from './schema';

const attendeeFiles: Record<AttendeeList, string> = { confirmed: 'asistentes', total: 'total' };

const within = (period?: Period) => (period === undefined ? '' : `&from=${period.from}&to=${period.to}`);

/** The addresses of the spreadsheets; session and reach are asked for at each of them (B21, B22). */
export const exportAddress = {
  attendees: (list: AttendeeList, language: StaffLanguage, period?: Period) =>
    `/api/exports/${attendeeFiles[list]}.xlsx?lang=${language}${within(period)}`,
  general: (language: StaffLanguage, period?: Period) =>
    `/api/exports/datos-generales.xlsx?lang=${language}${within(period)}`,
  localities: ({ scope, country, period }: LocalitiesInput, language: StaffLanguage) =>
    `/api/exports/localidades.xlsx?scope=${scope}&country=${country}&lang=${language}${within(period)}`,
};
