import type { TerritoryId } from '@dehesa/domain/access';
import { hourOverThere } from '@dehesa/domain/activities';
import { activityHead } from '../activities/read/head';

/** What a guide must know of an activity to be there in time. */
export interface ActivityHead {
  id: number;
  title: { es: string; pt: string };
  territoryId: TerritoryId;
  territory: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  /** What a clock in Portugal shows at the start, for activities over there (B48). */
  portugueseStart: string | null;
  municipality: string;
  meetingPoint: { es: string; pt: string };
  /** It does not take place on its date: nobody is expected, whoever is listed. */
  suspended: boolean;
}

/** What is read of it; wants `territories` joined. */
export const guidedHead = {
  id: activityHead.id,
  title: activityHead.title,
  territoryId: activityHead.territoryId,
  territory: activityHead.territory,
  date: activityHead.date,
  startTime: activityHead.startTime,
  endTime: activityHead.endTime,
  municipality: activityHead.municipality,
  meetingPoint: activityHead.meetingPoint,
  suspended: activityHead.suspended,
};

/** The same with the hour over there. */
export function withPortugueseStart<T extends Omit<ActivityHead, 'portugueseStart'>>(head: T) {
  return { ...head, portugueseStart: hourOverThere(head.startTime, head) };
}
