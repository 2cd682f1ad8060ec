import { addressView, either, oneOf, text, whole } from '../../../lib/addresses/address-view';

/** What the address of the calendar says: which day is in it, how much is shown, and of what (B88). */
export const CalendarView = addressView({
  day: text(10),
  /** A month where nothing is said. */
  view: oneOf(['week']),
  territory: oneOf([1, 2]),
  guide: either(oneOf(['none']), whole()),
});
export type CalendarView = ReturnType<typeof CalendarView.parse>;
