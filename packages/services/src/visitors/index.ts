export { networkOf } from '../address-network';
export { bookingLimitsOf, usualBookingLimits } from './booking-limits';
export { countBooking } from './count-booking';
export { countEnquiry } from './count-enquiry';
export { countSignUp } from './count-sign-up';
export { forgetVisitors } from './forget-visitors';
export { isKnownClient } from './known-client';
