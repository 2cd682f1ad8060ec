import type * as es from '../es/waiting-list';
import { plural } from './counting';

/** English (Britain) texts of the page that answers an offer of the waiting list. */
export const offer: typeof es.offer = {
  title: 'A place for you',
  open: {
    title: 'There is a place for you',
    places: (count) =>
      plural(
        count,
        'We are keeping 1 place for you.',
        `We are keeping ${count} places for you, those of your whole booking.`,
      ),
    until: (deadline) => `You can answer until ${deadline}.`,
    atOnce: 'If you accept, your booking is confirmed at once.',
    after:
      'If you do not answer by then, the offer goes to the next person, and you will move to the end of the waiting list.',
  },
  facts: {
    activity: 'Activity',
    date: 'Date',
    hours: 'Time',
    municipality: 'Town',
    reference: 'Booking number',
    people: 'People',
  },
  accept: 'Accept the place',
  decline: 'Not now: stay on the list',
  leave: 'Leave the waiting list',
  sending: 'Sending…',
  position: (position, waiting) =>
    plural(
      waiting,
      'Yours is the only booking on the waiting list.',
      `Your booking is number ${position} of ${waiting} on the waiting list.`,
    ),
  questions: {
    decline: {
      title: 'Stay on the waiting list?',
      text: 'The offer goes to the next person, and you will move to the end of the list.',
      yes: 'Yes, stay on the list',
    },
    leave: {
      title: 'Leave the waiting list?',
      text: 'Your booking will be cancelled for everyone in it. This cannot be undone.',
      yes: 'Yes, leave the list',
    },
    no: 'No, go back',
  },
  states: {
    accepted: {
      title: 'Place accepted',
      text: 'Your booking is waiting to be confirmed, and your places are being kept. We will write to you as soon as it is confirmed.',
    },
    confirmed: {
      title: 'Place confirmed',
      text: 'Your booking is confirmed. The email we have sent you has your code and the link to change or cancel it.',
    },
    declined: {
      title: 'You are still on the waiting list',
      text: 'You have turned this place down. If another becomes free when it is your turn, we will let you know.',
    },
    left: {
      title: 'You have left the waiting list',
      text: 'Your booking is cancelled. Thank you for letting us know.',
    },
    expired: {
      title: 'The deadline to answer has passed',
      text: 'Your places are no longer being kept. Your booking is still on the waiting list, at the end of it.',
    },
    withdrawn: {
      title: 'This offer is no longer open',
      text: 'Your booking has changed since we sent you the message. If you have any questions, please call the number in that message.',
    },
    unavailable: {
      title: 'The activity is no longer available',
      text: 'The place cannot be accepted at the moment. Your booking stays as it is; if you have any questions, please call the number in the message.',
    },
    missing: {
      title: 'The link is not valid',
      text: 'Open it again from the message we sent you, or copy all of it.',
    },
  },
  failed: 'Something went wrong',
  failedHint: 'Your answer could not be sent. Please check your connection and try again.',
  toAgenda: 'See everything that’s on',
};
