import { type EarlyAccessRange, earlyAccessState } from '../early-access/early-access-state';

/** What decides whether an activity takes bookings; dates are calendar dates in Madrid. */
export interface AvailabilityFacts {
  hidden: boolean;
  registrationsClosed: boolean;
  /** When the schedule in force ends. */
  endsAt: Date;
  registrationOpensOn: string | null;
  registrationClosesOn: string | null;
}

export interface Availability {
  past: boolean;
  bookable: boolean;
  /** Today is a day of registrations, whatever else keeps it from being booked. */
  withinRegistration: boolean;
  /** Registrations start on a later day. */
  upcoming: boolean;
  bookableEarly: boolean;
}

/** B7–B9. `today` is the date in Madrid at `now`; closing dates count to the end of their day. */
export function availability(
  activity: AvailabilityFacts,
  earlyAccess: EarlyAccessRange,
  now: Date,
  today: string,
): Availability {
  const past = activity.endsAt.getTime() <= now.getTime();
  const open = !activity.hidden && !activity.registrationsClosed && !past;
  const upcoming = activity.registrationOpensOn !== null && today < activity.registrationOpensOn;
  const ended = activity.registrationClosesOn !== null && today > activity.registrationClosesOn;
  return {
    past,
    upcoming,
    withinRegistration: !upcoming && !ended,
    bookable: open && !upcoming && !ended,
    bookableEarly: open && earlyAccessState(earlyAccess, today) === 'open',
  };
}
