import { z } from 'zod';

const optional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const id = optional(z.coerce.number().int().positive());
const search = optional(z.coerce.string().max(100));

/** What the addresses of the reservation screens carry; what is not understood is left out. */
export const ReservationListSearch = z.object({
  page: optional(z.coerce.number().int().min(1).max(10_000)),
  search,
  territory: optional(z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)]))),
});

export const ReservationBoardSearch = z.object({
  /** The activity. */
  id,
  /** The column that narrow screens show. */
  status: optional(z.coerce.number().pipe(z.union([z.literal(1), z.literal(2), z.literal(3)]))),
  shift: optional(z.coerce.string().max(50)),
  search,
});

export const ReservationEditSearch = z.object({
  /** The reservation; absent for a new one. */
  id,
  /** The activity of a new one. */
  actividad: id,
  from: optional(z.enum(['view', 'colaboradores'])),
});
