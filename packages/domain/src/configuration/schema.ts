import { z } from 'zod';

/** Which variant of the product an installation runs (B44). */
export const AppType = z.enum(['general', 'gimnasio', 'actividades']);
export type AppType = z.infer<typeof AppType>;

/** Coming reservations that one identity document may hold unless configured otherwise; 0 means no limit (B13). */
export const defaultMaxReservations = 5;
