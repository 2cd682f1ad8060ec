/** Maximum lengths in characters (D1); the last two are the collaborators'. */
export const userLimits = {
  reference: 20,
  alias: 50,
  firstName: 80,
  lastName: 80,
  companyName: 80,
  taxId: 80,
  postalCode: 10,
  address: 200,
  locality: 80,
  province: 80,
  phone: 20,
  email: 80,
  /** Where staff gives a user one. */
  password: 50,
  tariffName: 80,
  website: 400,
  services: 2000,
} as const;
