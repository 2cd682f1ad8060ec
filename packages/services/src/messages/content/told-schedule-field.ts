import type { Schedule } from '@dehesa/domain/activities';
import { z } from 'zod';

/** Where the message of a change keeps which schedule its reader knew (B10); without a dot: no field of a template. */
export const toldScheduleField = 'told';

const ToldSchedule = z.object({ date: z.string(), startTime: z.string().nullable(), endTime: z.string().nullable() });

export function readToldSchedule(stored: string): Schedule {
  return ToldSchedule.parse(JSON.parse(stored));
}
