/** The queue's task that tells administrators of new bookings; it has no payload. */
export const notifyAdministratorsTask = 'notify-administrators';
