/** Maximum lengths in characters (D1). */
export const collaboratorLimits = {
  companyName: 80,
  name: 80,
  postalCode: 10,
  locality: 80,
  province: 80,
  phone: 20,
  email: 80,
  website: 400,
  services: 2000,
} as const;
