import { z } from 'zod';
import { Paging } from '../paging';
import { RecordId } from '../record-id';
import { CancellationLink } from './public-input';

/** `{data}` of `/asistencia/{data}`: a signed token. */
export const AttendanceLink = CancellationLink;
export type AttendanceLink = z.infer<typeof AttendanceLink>;

/** How many the party was on the page that is answered: a second sending of the same answer is known by it. */
const PartySize = z.number().int().min(2).max(4);

/** How the party answers: all come, those who are named do not, or nobody does. */
export const AttendanceAnswer = z.discriminatedUnion('answer', [
  AttendanceLink.extend({ answer: z.literal('coming') }),
  AttendanceLink.extend({ answer: z.literal('fewer'), personIds: z.array(RecordId).min(1).max(3), party: PartySize }),
  AttendanceLink.extend({ answer: z.literal('cancelled') }),
]);
export type AttendanceAnswer = z.infer<typeof AttendanceAnswer>;

/** Of the link that switches reminders off, and on again. */
export const ReminderSwitch = CancellationLink.extend({ off: z.boolean() });
export type ReminderSwitch = z.infer<typeof ReminderSwitch>;

/** By what staff pick from the confirmed parties of an activity. */
export const AttendanceFilter = z.enum(['unanswered', 'coming', 'released', 'all']);
export type AttendanceFilter = z.infer<typeof AttendanceFilter>;

export const AttendanceListInput = Paging.extend({
  activityId: RecordId,
  filter: AttendanceFilter.default('unanswered'),
});
export type AttendanceListInput = z.infer<typeof AttendanceListInput>;

/** Whom staff have reached by telephone; `coming` false takes a mark back that was a mistake. */
export const NoteAttendanceInput = z.object({ id: RecordId, coming: z.boolean().default(true) });
export type NoteAttendanceInput = z.infer<typeof NoteAttendanceInput>;
