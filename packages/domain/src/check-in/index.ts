export { attendanceDay, attendanceOpen } from './attendance-day';
export { checkInLimits } from './limits';
export { firstPresent, liveTicks, type Mark, presenceOf, type Tick, tickedAt } from './presence';
export { CheckInListInput, SendTicksInput, TickInput } from './schema';
