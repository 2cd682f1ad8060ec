export { type Booked, bookPlaces } from './book-places';
export { cancelByEmail, cancelByLink, type CancellationPreview, readCancellation } from './cancel-by-link';
export { cancelAsVisitor, cancelReservation } from './cancel-reservation';
export {
  type CheckpointReservation,
  confirmVisit,
  readCheckpointCollaborator,
  readReservationByReference,
} from './checkpoint';
export { cancellationToken } from '../cancellation-link';
export { confirmReservation } from './confirm-reservation';
export { moveToWaiting } from './move-to-waiting';
export { promoteWaiting } from './promote-waiting';
export { promoteWaitingTask, queuePromotion } from './promote-waiting-task';
export { confirmAttendance } from './confirm-attendance';
export { type CreatedReservation, createReservation } from './create-reservation';
export { editReservation } from './edit-reservation';
export { type ImportedReservation, importReservation } from './import-reservation';
export { type ActivityCard, listActivityCards } from './list-activity-cards';
export { listPending } from './list-pending';
export { listReservations } from './list-reservations';
export {
  type ActivityReservations,
  readActivityReservations,
  type ReservationColumn,
  type ReservationsHeader,
  type ShiftOccupancy,
  type WaitingReservation,
} from './read-activity-reservations';
export { readReservation, type ReservationDetail, type ReservationEvent } from './read-reservation';
export {
  checkPlaces,
  type PeopleDifference,
  type PlacesDifference,
  reconcilePlaces,
  type Reconciliation,
} from './reconcile-places';
export type { ReservationPerson, ReservationRow, ReservedActivity } from './reservation-rows';
