/** What of a reservation is no person's field: a number, and a length in characters (D1). */
export const reservationLimits = { notes: 1000, companions: 3, cancelReason: 300 } as const;
