/** Maximum lengths in characters (document 1 §5, document 2 §3). */
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
