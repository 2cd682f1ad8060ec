export { AppType, defaultMaxReservations } from './schema';
