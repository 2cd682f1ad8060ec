export { type BookingDigest, bookingDigestField } from './content/booking-digest';
export { mailOnly } from './delivery/carriers';
export { type Delivery, deliverMessage, retryPauses } from './delivery/deliver-message';
export { DeliveryFailure, type DeliveryFailureKind } from './delivery/delivery-failure';
export { checkTemplate } from './content/fill-template';
export { listMessages } from './list-messages';
export { LeftAlone, MailServerError } from './delivery/delivery-failure';
export type { MessageSummary } from './message-log';
export { bulkPriority, queueMessages } from './delivery/queue-messages';
export {
  jobsOfMessages,
  messageInsert,
  type NewMessage,
  queueMessage,
  sendMessageTask,
} from './delivery/queue-message';
export { type MessageDetail, readMessage } from './read-message';
export { shiftText } from './content/record-values';
export { type RenderedMessage, renderMessage } from './content/render-message';
export { hoursText } from './content/record-values';
export { resealFields } from './content/reseal-fields';
export { requeueLostMessages } from './delivery/requeue-lost-messages';
export { readReservationTicket } from './content/reservation-ticket';
export { readReservationCalendar, type ReservationCalendar } from './content/reservation-calendar';
export { sealedField } from './content/sealed-field';
export { seedTemplates } from './seed-templates';
export { deliverTestMail, sendTestMail, type TestMailAnswer } from './delivery/send-test-mail';
export { openedUnsubscribe, reminderUnsubscribeUrl } from './content/unsubscribe-link';
export { allowAddress } from './suppressions/allow-address';
export { listSuppressions, type SuppressedAddress } from './suppressions/list-suppressions';
export { readSuppression, type Suppression } from './suppressions/read-suppression';
export { createTemplate } from './templates/create-template';
export { editTemplate, mergeTemplate } from './templates/edit-template';
export { listTemplates } from './templates/list-templates';
export { previewDraft, previewTemplate, type TemplatePreview } from './templates/preview-template';
export { removeTemplate } from './templates/remove-template';
export { restoreTemplate } from './templates/restore-template';
export { type Template, templateOf } from './templates/template-rows';
export { listTemplateVersions, readTemplateVersion } from './templates/template-versions';
export { previewWritten, type WrittenSample } from './content/preview-written';
export { assertWrittenFor, chosenReaders, languagesOf, writtenTextField } from './content/written-text';
export { sendingKey } from './sending-key';
export { toldScheduleField } from './content/told-schedule-field';
