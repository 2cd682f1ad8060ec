import type * as es from '../es/outings';
import { counted, countPeople, plural } from './counting';
import { countUnnamed } from './group-size';

/** English (Britain) texts of the page where visitors of a suspended outing take another date. */
export const otherDate: typeof es.otherDate = {
  title: 'Choose another date',
  open: {
    held: 'We are keeping another date for you',
    choose: 'Would you like to come another day?',
    none: 'The activity has been called off',
  },
  why: (reason) => `The activity will not take place on its date ${reason}.`,
  until: (deadline) => `You can answer until ${deadline}.`,
  after: 'If you do not answer by then, your booking will be cancelled.',
  kept: (people) =>
    plural(people, 'We are keeping your place for this date.', `We are keeping your ${people} places for this date.`),
  accept: 'Yes, change to this date',
  others: 'Other dates with places for everyone',
  otherDates: 'Dates with places for everyone',
  notKept: 'These places are not being kept: somebody else may take them first.',
  take: (date) => `Change to ${date}`,
  free: (places) => counted(places, 'place left', 'places left'),
  nothing: 'At the moment none of the other dates has places for your whole booking.',
  heldGone: 'The date we were keeping for you will not take place either. We are sorry about that.',
  cancel: {
    title: 'I cannot come another day',
    text: 'We will cancel your whole booking. This cannot be undone.',
    button: 'I can’t: cancel my booking',
  },
  facts: {
    suspended: 'The activity that was called off',
    now: 'Your booking',
    activity: 'Activity',
    date: 'Date',
    hours: 'Time',
    meetingPoint: 'Meeting point',
    municipality: 'Town',
    people: 'People',
    reference: 'Booking number',
  },
  states: {
    accepted: {
      title: 'You have changed date',
      text: 'Your booking is still the same one, with the same number and the same QR code. We have sent you the new details.',
    },
    declined: {
      title: 'Your booking is cancelled',
      text: 'Thank you for letting us know. We hope to see you another time.',
    },
    expired: {
      title: 'The deadline to answer has passed',
      text: 'Your booking is cancelled and the places are no longer being kept. You can book another date from what’s on.',
    },
    none: {
      title: 'The activity has been called off',
      text: 'Your booking is cancelled. We hope to see you another time.',
    },
    withdrawn: {
      title: 'Your booking has changed',
      text: 'We have changed your booking since we sent you the message, so this link no longer works. If you have any questions, please call us.',
    },
    cancelled: { title: 'Your booking is cancelled', text: 'There is no longer any date to choose.' },
    missing: {
      title: 'The link is not valid',
      text: 'Open it again from the message we sent you, or copy all of it.',
    },
  },
  problem: 'Your answer could not be saved',
  problems: {
    full: 'Those places have just been taken. Please choose another date.',
    unavailable: 'That date can no longer be chosen. Please choose another one.',
    ages: 'Somebody in your booking is not the right age for that activity. Please choose another date or call us.',
    repeated: 'Somebody in your booking is already on that activity. Please choose another date or call us.',
    sameDate: 'You already have another activity booked that day. Please choose another date or call us.',
    busy: 'Lots of people are answering at once. Please try again.',
  },
  call: (phone) => `If you have any questions, call us on ${phone}.`,
  toAgenda: 'See everything that’s on',
};

/** English (Britain) texts of the page that a reminder leads to, and of the one that switches reminders off. */
export const attendanceQuestion: typeof es.attendanceQuestion = {
  title: 'Are you coming?',
  question: 'Can you confirm that you are coming?',
  intro: 'You can change your answer until the activity starts.',
  facts: {
    activity: 'Activity',
    date: 'Date',
    hours: 'Time',
    meetingPoint: 'Meeting point',
    municipality: 'Town',
    reference: 'Booking number',
    party: 'Who is coming',
    unnamed: countUnnamed,
  },
  coming: (count) => plural(count, 'Yes, I am coming', `Yes, we are all coming (${count})`),
  fewer: {
    title: 'There will be fewer of us',
    text: 'Tick whoever is not coming. Their place will go to somebody else, and we will not be able to give it back.',
    legend: 'Who is not coming?',
    checkedIn: 'has arrived',
    button: 'Give up the ticked places',
    nobody: 'Tick at least one person, or press “Yes, we are all coming”.',
  },
  none: {
    title: (count) => plural(count, 'I cannot come', 'We cannot come'),
    text: (count) =>
      plural(
        count,
        'Your booking will be cancelled and your place will go to somebody else. This cannot be undone.',
        `The whole booking (${countPeople(count)}) will be cancelled and your places will go to other people. This cannot be undone.`,
      ),
    button: (count) => plural(count, 'Cancel my place', 'Cancel all the places'),
  },
  answered: {
    title: (count) => plural(count, 'See you there', `See you there: ${count} people`),
    text: 'Thank you for answering. See you soon!',
    change: 'Has anything changed?',
  },
  released: (count) =>
    plural(
      count,
      'You have given up 1 place. Thank you for letting us know: somebody else can use it now.',
      `You have given up ${count} places. Thank you for letting us know: other people can use them now.`,
    ),
  back: 'A place that was given up cannot be taken back, but you can see whether there is one left or join the waiting list.',
  toActivity: 'See the activity',
  toAgenda: 'See everything that’s on',
  call: (phone) => `If you have any questions, call us on ${phone}.`,
  states: {
    cancelled: {
      title: 'Your booking is cancelled',
      text: 'Thank you for letting us know. There is nothing else you need to do.',
    },
    begun: { title: 'The activity has already started', text: 'You can no longer answer here.' },
    unavailable: { title: 'The activity is not available', text: 'You cannot answer here at the moment.' },
    notConfirmed: {
      title: 'Your booking is not confirmed',
      text: 'There is nothing to answer at the moment. We will write to you when it is confirmed.',
    },
    missing: {
      title: 'The link is not valid',
      text: 'Open it again from the message we sent you, or copy all of it.',
    },
  },
  problem: 'We have not saved your answer',
  problems: {
    changed: 'The booking has changed since you opened this page. Please check who is coming and answer again.',
    checkedIn: 'One of the people you ticked has already arrived.',
    tooMany: 'You have changed your booking too many times today. Please call us.',
    busy: 'There are lots of people at once. Please try again in a moment.',
  },
  reminders: {
    title: 'Reminders',
    question: 'Stop getting reminders?',
    text: 'We will send you no more reminders of this booking. If anything changes (the time or the state of your booking, or if the activity is called off), we will still let you know.',
    off: 'Stop getting them',
    isOff: 'You will get no more reminders',
    isOffText: 'Your booking stays as it is. If anything changes, we will let you know.',
    on: 'Start getting them again',
  },
};
