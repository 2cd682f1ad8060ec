export { MinimumAge, WaitingListMode } from './audience';
export { availability, type Availability, type AvailabilityFacts, type EarlyAccessRange } from './availability';
export {
  isSameSchedule,
  nextSchedules,
  type NextSchedules,
  type StoredSchedules,
  type WeekSchedule,
} from './change-schedule';
export {
  type ActivityDraft,
  checkActivity,
  hasText,
  isRangeInOrder,
  missingActivityFields,
  type RequiredActivityField,
  requiredActivityFields,
} from './check-activity';
export { activityErrors } from './errors';
export { portugueseShift } from './portuguese-shift';
export { PublicActivitiesInput, PublicActivityInput } from './public-input';
export type { PublicActivity, PublicShift, PublicState, PublicTimes } from './public-activity';
export { scheduleEnd, scheduleStart, type Schedule } from './schedule';
export {
  ActivityInput,
  activityLimits,
  ActivityListInput,
  ActivityRef,
  ActivityTexts,
  EditActivityInput,
} from './schema';
export { shiftKey, tidyShifts } from './shift-names';
export { shortTime } from './short-time';
