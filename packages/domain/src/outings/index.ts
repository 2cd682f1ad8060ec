export { moveDeadline } from './deadline';
export { type HeldPlaces, holdPlaces, type MovingParty, type OtherDate, type OtherShift } from './hold-places';
export {
  MoveAnswer,
  MoveFilter,
  MoveLink,
  MoveReach,
  MoveRef,
  MovesInput,
  MoveStatus,
  NewOutingDate,
  OtherDatesInput,
  SuspendOutingInput,
  suspensionLimits,
  SuspensionPreviewInput,
  SuspensionReason,
} from './schema';
