export type { DateOption, DateShift } from './date-options';
export { listMoves, type MoveRow, type Moves } from './list-moves';
export { listOtherDates, previewSuspension, type SuspensionPreview, type SuspensionSample } from './preview-suspension';
export { suspendOuting, type SuspendedOuting } from './suspend-outing';
export { writeAgain } from './write-again';
