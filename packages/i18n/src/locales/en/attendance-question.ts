import type { es } from '../../attendance-question/es';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** English (Britain) texts of the page that a reminder leads to, and of the one that switches reminders off. */
export const en: typeof es = {
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
  },
  coming: (count) => (count === 1 ? 'Yes, I am coming' : `Yes, we are all coming (${count})`),
  fewer: {
    title: 'There will be fewer of us',
    text: 'Tick whoever is not coming. Their place will go to somebody else, and we will not be able to give it back.',
    legend: 'Who is not coming?',
    checkedIn: 'has arrived',
    button: 'Give up the ticked places',
    nobody: 'Tick at least one person, or press “Yes, we are all coming”.',
  },
  none: {
    title: (count) => (count === 1 ? 'I cannot come' : 'We cannot come'),
    text: (count) =>
      count === 1
        ? 'Your booking will be cancelled and your place will go to somebody else. This cannot be undone.'
        : `The whole booking (${people(count)}) will be cancelled and your places will go to other people. This cannot be undone.`,
    button: (count) => (count === 1 ? 'Cancel my place' : 'Cancel all the places'),
  },
  answered: {
    title: (count) => (count === 1 ? 'See you there' : `See you there: ${count} people`),
    text: 'Thank you for answering. See you soon!',
    change: 'Has anything changed?',
  },
  released: (count) =>
    count === 1
      ? 'You have given up 1 place. Thank you for letting us know: somebody else can use it now.'
      : `You have given up ${count} places. Thank you for letting us know: other people can use them now.`,
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
