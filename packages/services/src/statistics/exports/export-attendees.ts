import { ReservationStatus } from '@dehesa/domain/reservations';
import { AttendeeExportInput, type AttendeeList } from '@dehesa/domain/statistics';
import { statisticsExports } from '@dehesa/i18n/backoffice/exports';
import type { ServiceContext } from '../../context';
import { type Row, workbookStream } from '../../spreadsheets';
import { type ExportFile, exportYear } from './export-file';
import { type Attendee, requireAttendees } from './read-attendees';

const listed: Record<AttendeeList, readonly ReservationStatus[]> = {
  confirmed: [ReservationStatus.confirmed],
  total: [ReservationStatus.confirmed, ReservationStatus.waiting],
};

/**
 * 'Asistentes MRB {year}', 'Total (Asistentes + EnEspera) MRB {year}': everybody confirmed, or with those who wait, one
 * person a row (U37), of all activities or of those of a period (B92). Nobody is `statistics.listEmpty`.
 */
export async function exportAttendees(ctx: ServiceContext, input: AttendeeExportInput): Promise<ExportFile> {
  const { list, language, period } = AttendeeExportInput.parse(input);
  const texts = statisticsExports[language];
  const { batches } = await requireAttendees(ctx, { statuses: listed[list], language, period, format: 'xlsx' });
  const rowOf = (person: Attendee): Row => [
    person.title,
    person.municipality,
    person.capacity,
    { date: person.date },
    person.startTime,
    person.endTime,
    person.firstName,
    person.lastName,
    person.phone,
    person.email,
    person.province,
    person.locality,
    texts.statuses[person.status],
  ];
  const rows = async function* () {
    for await (const batch of batches) yield batch.map(rowOf);
  };
  const name = texts.files[list](exportYear(ctx));
  const sheet = { name, headings: [texts.attendeeColumns], filtered: true, batches: rows() };
  return { name, stream: workbookStream(name, [sheet]) };
}
