/** Maximum lengths in characters (D1). */
export const reservationLimits = {
  name: 80,
  identity: 15,
  phone: 20,
  email: 80,
  notes: 1000,
  province: 80,
  locality: 80,
  postalCode: 10,
  companions: 3,
} as const;
