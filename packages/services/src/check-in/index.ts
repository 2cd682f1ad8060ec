export type { ActivityHead } from './activity-head';
export { checkInEverybody, forgetTicks, lowerUnnamed, takeBackEverybody } from './check-in-everybody';
export { type CheckInActivity, listCheckInActivities } from './list-check-in-activities';
export {
  type CheckInList,
  type ListedParty,
  type ListedPerson,
  type ListedTick,
  readCheckInList,
} from './read-check-in-list';
export { sendTicks, type TickAnswer } from './send-ticks';
export {
  type CheckpointReservation,
  confirmVisit,
  confirmVisitByIds,
  findVisitor,
  type FoundVisitor,
  readReservationByReference,
} from './checkpoint';
export { listReadings, type Reading, type Readings } from './list-readings';
