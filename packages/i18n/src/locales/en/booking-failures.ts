import type { BookingFailureCode, FailureText } from '../../visitor-failures';
import { counted } from './counting';

/** The English (Britain) twins of the Spanish refusals of a booking. */
export const failures: Record<BookingFailureCode, FailureText> = {
  'reservations.incomplete': { title: 'Fill in the fields', message: () => 'Please fill in this field.' },
  'reservations.companionIncomplete': {
    title: 'Fill in the fields',
    message: () => 'Please fill this in, or remove the companion.',
  },
  'reservations.emailInvalid': {
    title: 'Email not valid',
    message: () => 'Please give a full email address, for example name@example.co.uk.',
  },
  'reservations.companionEmailInvalid': {
    title: 'Email not valid',
    message: () => 'Please give a full email address, or leave the field empty.',
  },
  'reservations.postalCodeInvalid': {
    title: 'Postcode not valid',
    message: () => 'A Spanish postcode has 5 digits, for example 10695. You can give that of where you are staying.',
  },
  'reservations.postalCodeUnknown': {
    title: 'Postcode not valid',
    message: () => 'We do not know this postcode: none begins with these digits. Please check it.',
  },
  'reservations.identityInvalid': {
    title: 'Document not valid',
    message: () => 'That is not a passport or identity document number. Please type its letters and digits only.',
  },
  'reservations.companionIdentityInvalid': {
    title: 'Document not valid',
    message: () =>
      'That is not a passport or identity document number of your companion. Please type its letters and digits only.',
  },
  'reservations.birthDateInvalid': {
    title: 'Date of birth',
    message: () => 'There is no such date of birth. Please check the day, the month and the year.',
  },
  'reservations.bookerTooYoung': {
    title: 'Age',
    message: () => 'The booking has to be made by an adult, aged 18 or over.',
  },
  'reservations.companionBirthDateInvalid': {
    title: 'Date of birth',
    message: () =>
      'The date of birth of the adult companion is not valid. Please check the day, the month and the year.',
  },
  'reservations.childTooYoung': {
    title: 'Age',
    message: ({ age }) =>
      age
        ? `They can only come along if they have already turned ${age}.`
        : 'The date of birth of the companion is not valid. Please check the day, the month and the year.',
  },
  'reservations.childrenNotAllowed': {
    title: 'Age',
    message: () => 'Children cannot come on this activity. Please remove the child from the booking to carry on.',
  },
  'reservations.photoConsentMissing': {
    title: 'Consent to pictures',
    message: () => 'Please tick the box about pictures: you cannot book without it.',
  },
  'reservations.privacyNotAccepted': {
    title: 'Accept the terms',
    message: () => 'Please tick the box about the privacy policy: you cannot book without it.',
  },
  'reservations.notBookable': {
    title: 'Activity not available',
    message: () => 'This activity is no longer taking bookings. Please reload the page to see how things stand.',
  },
  'reservations.shiftMissing': { title: 'Fill in the fields', message: () => 'Please choose a session.' },
  'reservations.emailRepeated': {
    title: 'Email already used',
    message: () =>
      'There is already a booking for this activity with this email address. If it is yours, look for it in the email we sent you; if not, please give another address.',
  },
  'reservations.identityRepeated': {
    title: 'Document already used',
    message: () =>
      'There is already a booking for this activity with this document. Please check the number; if the booking is yours, there is no need to make it again.',
  },
  'reservations.companionEmailRepeated': {
    title: 'Email already used',
    message: ({ person }) =>
      `The email address of companion ${person} is already in this booking or in another one for this activity. Please give another or leave the field empty.`,
  },
  'reservations.companionIdentityRepeated': {
    title: 'Document already used',
    message: ({ person }) =>
      `The document of companion ${person} is already in this booking or in another one for this activity. Please check it, or remove the companion.`,
  },
  'reservations.sameDate': {
    title: 'Activity on the same date',
    message: () =>
      'You already have a booking for another activity on that day. Please cancel that booking, or choose an activity on another day.',
  },
  'reservations.tooMany': {
    title: 'Too many bookings',
    message: () =>
      'You already have as many coming bookings as we allow. You can book again once one of them is over, or if you cancel one.',
  },
  'reservations.tooManyForCompanion': {
    title: 'Too many bookings for a companion',
    message: () =>
      'One of the adults coming with you already has as many coming bookings as we allow. Please remove them from this booking to carry on.',
  },
  'reservations.capacityExceeded': {
    title: 'Full',
    message: () =>
      'There are not enough places left for everyone in your booking. Please remove a companion, or choose another session or another activity.',
  },
  'reservations.waitingListFull': {
    title: 'Waiting list full',
    message: () => 'There are no places left, and the waiting list for this activity is full too.',
  },
  'reservations.textRefused': {
    title: 'Text not valid',
    message: () => 'Please do not write web addresses or hidden characters here.',
  },
  'reservations.answerMissing': {
    title: 'An answer is missing',
    message: () => 'Please answer this question.',
  },
  'reservations.answerInvalid': {
    title: 'That is not an answer we can take',
    message: () => 'Please choose one of the answers given.',
  },
  'reservations.phoneInvalid': {
    title: 'Phone number not valid',
    message: () =>
      'There is no such number. Please check the digits; if it is from another country, begin with + and its code.',
  },
  'reservations.tooManyInHour': {
    title: 'Too many bookings',
    message: ({ minutes = 60 }) =>
      `Many bookings have been made in a short time from your connection or for this activity. Please try again in ${counted(minutes, 'minute', 'minutes')}.`,
  },
  'reservations.proofRequired': {
    title: 'We could not check',
    message: () => 'We could not check that a person is making this booking. Please try again.',
  },
  'reservations.idempotencyMismatch': {
    title: 'Booking already received',
    message: () =>
      'We have already received a booking from this page with other details. Please look at your email before making another.',
  },
  'request.tooMany': {
    title: 'Too many attempts',
    message: () => 'There are many requests from your connection. Please wait a minute and try again.',
  },
  'service.busy': {
    title: 'Try again',
    message: () => 'Lots of people are booking at once. Please wait a few seconds and try again.',
  },
};

const doubtful = 'Is the number right? Its check letter or digits do not match. If it is correct, you can carry on.';

/** Beside a document whose check letter or digits do not fit. */
export const doubt = { ES: doubtful, PT: doubtful };

/** While the device works for a booking. */
export const proving = 'One moment: we are checking that no automatic program is booking. It takes a few seconds.';

/** A refusal by questions that the page does not know. */
export const questionsChanged = {
  title: 'The questions have changed',
  message:
    'This activity no longer asks what it did when you opened this page. Please reload it to see the questions as they are now.',
};
