import type { MyBookingFailures } from '../../visitor-failures';
import type * as es from '../es/my-booking';
import { counted, countPeople, plural } from './counting';
import { countUnnamed } from './group-size';

function inWords(minutes: number): string {
  if (minutes > 90) return `${Math.round(minutes / 60)} hours`;
  return counted(minutes, 'minute', 'minutes');
}

const failures: MyBookingFailures = {
  'record.notFound': {
    title: 'No longer in the booking',
    message: () => 'What you wanted to change is not there any more. This is your booking as it is now.',
  },
  'request.tooMany': {
    title: 'Please wait a little',
    message: (minutes) =>
      `To prevent misuse there is a limit to the changes and emails of a booking. Please try again in ${inWords(minutes)}.`,
  },
  'reservations.alreadyBegun': {
    title: 'The activity has already started',
    message: () => 'The booking can no longer be changed here. If you need anything, please call us.',
  },
  'reservations.alreadyCancelled': {
    title: 'Booking already cancelled',
    message: () => 'This booking was cancelled before. There is nothing else you need to do.',
  },
  'reservations.capacityExceeded': {
    title: 'That session has filled up',
    message: () => 'Somebody else took the last places. Your booking stays in its session.',
  },
  'reservations.changedMeanwhile': {
    title: 'The booking has changed in the meantime',
    message: () => 'It was changed from another window or by the organisers. This is how it is now: please check it.',
  },
  'reservations.companionCheckedIn': {
    title: 'This person has already arrived',
    message: () => 'This person has been checked in already, so they cannot be removed from the booking.',
  },
  'reservations.notASpelling': {
    title: 'That looks like somebody else',
    message: () => 'Here you can only correct how a name is spelt. If somebody else is coming, please call us.',
  },
  'reservations.answerInvalid': {
    title: 'That is not an answer we can take',
    message: () => 'Please choose one of the answers given.',
  },
  'reservations.textRefused': {
    title: 'We cannot take that text',
    message: () => 'Please do not write web addresses or hidden characters here.',
  },
  'reservations.offerOpen': {
    title: 'You have been offered a place',
    message: () => 'Please answer the offer first: it is for the people who are in the booking now.',
  },
  'reservations.shiftMissing': {
    title: 'That session no longer exists',
    message: () => 'The organisers have removed it. These are the sessions there are.',
  },
  'service.busy': {
    title: 'It is busy at the moment',
    message: () => 'Nothing has been changed. Please wait a few seconds and try again.',
  },
  'service.databaseAway': {
    title: 'The service is not responding',
    message: () => 'We cannot save changes just now. Please wait a moment and try again.',
  },
  unknown: {
    title: 'That did not work',
    message: () => 'Please check your connection and try again.',
  },
};

/** English (Britain) texts of the page of one's own reservation. */
export const myBooking: typeof es.myBooking = {
  title: 'My booking',
  states: {
    pending: {
      title: 'Waiting to be confirmed',
      text: 'Your places are being kept. We will write to you as soon as we confirm them.',
    },
    confirmed: {
      title: 'Confirmed',
      text: 'You have your place. Show the code or give your booking number when you arrive.',
    },
    waiting: { title: 'On the waiting list', text: 'If a place becomes free, we will let you know by email.' },
    cancelled: { title: 'Cancelled', text: 'This booking is cancelled. There is nothing else you need to do.' },
    suspended: {
      title: 'Activity called off',
      text: 'It is not taking place on this date, so please do not come. Our message to you says what you can do.',
    },
    begun: { title: 'The activity has already started', text: 'The booking can no longer be changed here.' },
  },
  position: (position, waiting) =>
    plural(waiting, 'It is the only booking waiting.', `You are number ${position} of ${waiting}.`),
  offer: {
    title: 'There is a place for you',
    text: (places, until) =>
      plural(
        places,
        `1 place has become free, and we are keeping it for you until ${until}.`,
        `${places} places have become free, and we are keeping them for you until ${until}.`,
      ),
    answer: 'Answer the offer',
  },
  reference: 'Booking number',
  qr: (reference) => `QR code of booking ${reference}`,
  saveQr: 'Save the QR code',
  addToCalendar: 'Add to my calendar',
  savePdf: 'Save as PDF',
  resend: {
    button: 'Send me the email again',
    hint: (email) => `It goes to ${email}.`,
    sending: 'Sending…',
    done: (email) => `We have sent the email to ${email}.`,
  },
  whatsapp: {
    on: 'You also get messages by WhatsApp.',
    off: 'If you like, we can send you messages by WhatsApp too.',
    switchOn: 'Get messages by WhatsApp',
    switchOff: 'Stop messages by WhatsApp',
    sending: 'Saving…',
    doneOn: 'You will get messages by WhatsApp too.',
    doneOff: 'You will get no more messages by WhatsApp. Those by email go on as before.',
  },
  activity: {
    title: 'The activity',
    when: 'Date',
    time: 'Time',
    shift: 'Session',
    where: 'Meeting point',
    municipality: 'Town',
    map: 'See it on the map',
    necessary: 'What you need to bring',
    recommended: 'What we suggest you bring',
    phone: 'Phone',
  },
  questions: {
    title: 'Questions about this activity',
    text: 'Your answers help to prepare the activity. To keep them safe they are not shown here.',
    all: 'All of them are answered.',
    missing: (count) => plural(count, '1 answer is missing.', `${count} answers are missing.`),
    open: 'Answer or change answers',
    replaces: 'What you answer replaces what was there; what you leave blank stays as it is.',
    send: 'Save answers',
    saved: 'Answers saved.',
  },
  people: {
    title: 'Who is coming',
    count: countPeople,
    unnamed: countUnnamed,
    booker: 'Made the booking',
    adult: 'Companion',
    child: 'Child',
    checkedIn: 'Has arrived',
    correct: 'Correct the name',
    correctOf: (name) => `Correct the name of ${name}`,
    remove: 'Remove',
    removeOf: (name) => `Remove ${name}`,
    removed: (name) => `No longer coming: ${name}.`,
    corrected: (name) => `Name corrected: ${name}.`,
  },
  addition: {
    title: 'Add somebody',
    room: (free) => plural(free, 'There is 1 place left.', `There are ${free} places left.`),
    waits: 'Whoever you add will wait for a place with you.',
    adult: 'Add an adult',
    child: 'Add a child',
    hindrances: {
      partyFull: 'A booking is for 4 people at most.',
      notBookable: 'Nobody else can join this activity just now.',
      noPlaces: 'There are no places left: you cannot add anybody just now.',
      listFull: 'The waiting list is full: you cannot add anybody just now.',
    },
    otherShift: 'Another session has places for all of you: you can change session below.',
    waitingList: 'Put the other person on the waiting list',
    adultTitle: 'Add an adult',
    childTitle: 'Add a child',
    save: 'Add to the booking',
    sending: 'Adding…',
    added: (name) => `Also coming: ${name}.`,
    notLoaded: 'The form could not be opened. Please check your connection and try again.',
    full: {
      title: 'There are no places left',
      message: 'Somebody else took the last one. Your booking stays as it was.',
    },
  },
  removal: {
    title: (name) => `Remove ${name} from the booking?`,
    text: 'The booking will be for one person fewer. If you want them back later, you can add them while there are places left.',
    yes: 'Yes, remove',
    no: 'No, leave it as it is',
    sending: 'Removing…',
  },
  correction: {
    title: (name) => `Correct the name of ${name}`,
    hint: 'You can correct how it is spelt. If somebody else is coming, remove this person or call us.',
    firstName: 'First name',
    lastName: 'Surname',
    required: 'Please fill in this field.',
    save: 'Save',
    cancel: 'Back',
    sending: 'Saving…',
  },
  shift: {
    title: 'Change session',
    hint: (count) => `The whole booking changes (${countPeople(count)}).`,
    legend: 'Sessions',
    current: 'your session',
    full: 'not enough places',
    choose: 'Please choose another session.',
    none: 'There are not enough places in the other sessions just now.',
    save: 'Change session',
    sending: 'Changing…',
    done: (shift) => `Your session is now: ${shift}.`,
  },
  cancel: {
    title: 'Cancel the booking',
    text: 'The whole booking is cancelled, for everyone in it. If it had places, they go to other people.',
    button: 'Cancel the booking',
    question: 'Are you sure you want to cancel the booking?',
    warning: 'This cannot be undone.',
    yes: 'Yes, cancel the booking',
    no: 'No, keep the booking',
    sending: 'Cancelling…',
    done: 'Your booking has been cancelled. Thank you for letting us know.',
  },
  told: 'We have also sent you this by email.',
  wrongLink: {
    title: 'This link does not open a booking',
    text: 'Please check that the address is complete: mail programs sometimes cut it short. The safest way is to press the link in the last email we sent you.',
  },
  failures,
};
