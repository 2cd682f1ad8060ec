import type { StaffLanguage } from '../languages';
import type { Period } from './periods';
import type { AttendeeList, LocalitiesInput } from './schema';

const attendeeFiles: Record<AttendeeList, string> = { confirmed: 'asistentes', total: 'total' };

const within = (period: Period | null) => (period === null ? '' : `&from=${period.from}&to=${period.to}`);

/**
 * The addresses of the spreadsheets; session and reach are asked for at each of them (B21, B22). Without a period, which has to
 * be said, they hold everything there ever was.
 */
export const exportAddress = {
  attendees: (list: AttendeeList, language: StaffLanguage, period: Period | null) =>
    `/api/exports/${attendeeFiles[list]}.xlsx?lang=${language}${within(period)}`,
  general: (language: StaffLanguage, period: Period | null) =>
    `/api/exports/datos-generales.xlsx?lang=${language}${within(period)}`,
  localities: (
    { scope, country, period }: Omit<LocalitiesInput, 'period'> & { period: Period | null },
    language: StaffLanguage,
  ) => `/api/exports/localidades.xlsx?scope=${scope}&country=${country}&lang=${language}${within(period)}`,
};
