import type { EnquiryTexts } from '../../enquiry';
import type { EnquiryFailureCode, FailureText } from '../../visitor-failures';
import { counted, plural } from './counting';

const failures: Record<EnquiryFailureCode, FailureText> = {
  'reservations.incomplete': { title: 'Fill in the fields', message: () => 'Please fill in this field.' },
  'reservations.emailInvalid': {
    title: 'Email address not valid',
    message: () => 'Enter the whole email address, for example name@example.com.',
  },
  'reservations.phoneInvalid': {
    title: 'Phone number not valid',
    message: () =>
      'There can be no such number. Check the digits; for a number from another country, start with + and the country code.',
  },
  'reservations.privacyNotAccepted': {
    title: 'Accept the privacy policy',
    message: () => 'Tick the box for the privacy policy: without it we cannot answer you.',
  },
  'reservations.textRefused': {
    title: 'Text not valid',
    message: () => 'Please do not enter web addresses or hidden characters here.',
  },
  'reservations.proofRequired': {
    title: 'It could not be checked',
    message: () => 'We could not check that a person is writing. Please try again.',
  },
  'reservations.idempotencyMismatch': {
    title: 'Already received',
    message: () =>
      'We have already received what you sent from this page with another text. Check your email before sending it again.',
  },
  'inbox.groupSize': {
    title: 'Check how many you are',
    message: () => 'A group has 5 to 200 people in all, with at least one adult. Please use digits.',
  },
  'inbox.notAsked': {
    title: 'Questions are closed',
    message: () => 'This activity is over or has been called off. Reload the page to see how it stands.',
  },
  'record.notFound': { title: 'Activity not available', message: () => 'This activity is no longer published.' },
  'request.tooMany': {
    title: 'Too many messages',
    message: ({ minutes = 60 }) =>
      `A lot has been sent in a short time from your connection or about this activity. Try again in ${counted(minutes, 'minute', 'minutes')}.`,
  },
  'service.busy': {
    title: 'Try again',
    message: () => 'A lot of people are here at once. Wait a few seconds and try again.',
  },
};

/** What visitors ask before booking. */
export const enquiry: EnquiryTexts = {
  question: {
    intro: 'Fields marked with * are required. Asking a question does not book a place.',
    text: 'Your question',
    submit: 'Send the question',
    doneTitle: 'We have received your question',
    done: (email) => `We have sent an email to ${email} and will answer you at that address.`,
    again: 'Ask another question',
    waitingTitle: 'Your question has not been sent yet',
    waiting:
      'We cannot receive it just now. We will send it as soon as we can, and only once: please keep this page open.',
    stopped: 'The question will not be sent until you press the button again.',
  },
  group: {
    title: 'Group request',
    intro:
      'Fields marked with * are required. This request does not book any places: the organisers will let you know whether there is room.',
    organisation: 'School, association or company',
    adults: 'Adults',
    adultsHint: 'Count yourself too if you are coming.',
    minors: 'Under-18s',
    activityId: 'Date',
    wishedDate: 'Another date or time that would suit you',
    text: 'Remarks',
    submit: 'Send the request',
    doneTitle: 'We have received your request',
    done: (email) => `We have sent an email to ${email} and will answer you at that address.`,
    again: 'Make another request',
    waitingTitle: 'Your request has not been sent yet',
    waiting:
      'We cannot receive it just now. We will send it as soon as we can, and only once: please keep this page open.',
    stopped: 'The request will not be sent until you press the button again.',
  },
  firstName: 'First name',
  lastName: 'Surname',
  email: 'Email',
  emailHint: 'We will answer you at this address.',
  phonePrefix: 'Country code',
  phone: 'Phone',
  consents: 'Consent',
  privacyAccepted: 'I have read and accept the',
  left: (count) => plural(count, '1 character left', `${count} characters left`),
  sending: 'Sending…',
  close: 'Close',
  stop: 'Do not send it for now',
  stoppedTitle: 'We have stopped trying',
  proving: 'One moment: we are checking that it is not a machine writing. It takes a few seconds.',
  completeFields: 'Please fill in all the required fields to continue.',
  kept: 'What you have typed is kept: you can try again.',
  failed: { title: 'It could not be sent', message: 'Check your connection and try again.' },
  failures,
};
