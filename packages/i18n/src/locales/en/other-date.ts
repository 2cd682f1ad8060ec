import type { es } from '../../other-date/es';

/** English (Britain) texts of the page where visitors of a suspended outing take another date. */
export const en: typeof es = {
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
    people === 1 ? 'We are keeping your place for this date.' : `We are keeping your ${people} places for this date.`,
  accept: 'Yes, change to this date',
  others: 'Other dates with places for everyone',
  otherDates: 'Dates with places for everyone',
  notKept: 'These places are not being kept: somebody else may take them first.',
  take: (date) => `Change to ${date}`,
  free: (places) => (places === 1 ? '1 place left' : `${places} places left`),
  ages: 'Somebody in your booking is not the right age for this activity, so you cannot choose it.',
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
      title: 'The time to answer is over',
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
    unavailable: 'That date can no longer be chosen.',
    ages: 'Somebody in your booking is not the right age for that activity. Please choose another date or call us.',
    repeated: 'Somebody in your booking is already on that activity. Please choose another date or call us.',
    sameDate: 'You already have another activity booked that day. Please choose another date or call us.',
    busy: 'Lots of people are answering at once. Please try again.',
  },
  call: (phone) => `If you have any questions, call us on ${phone}.`,
  toAgenda: 'See everything that’s on',
};
