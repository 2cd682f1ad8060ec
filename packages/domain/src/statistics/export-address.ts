import type { StaffLanguage } from '../languages';
import type { AttendeeList, LocalitiesInput } from './schema';

const attendeeFiles: Record<AttendeeList, string> = { confirmed: 'asistentes', total: 'total' };

/** The addresses of the spreadsheets; session and reach are asked for at each of them (B21, B22). */
export const exportAddress = {
  attendees: (list: AttendeeList, language: StaffLanguage) =>
    `/api/exports/${attendeeFiles[list]}.xlsx?lang=${language}`,
  general: (language: StaffLanguage) => `/api/exports/datos-generales.xlsx?lang=${language}`,
  localities: ({ scope, country }: LocalitiesInput, language: StaffLanguage) =>
    `/api/exports/localidades.xlsx?scope=${scope}&country=${country}&lang=${language}`,
};
