/** What a list of users can be sorted by (B34). */
export const accountOrders = [
  'name',
  'reference',
  'feeExpiresOn',
  'createdAt',
  'role',
  'locality',
  'phone',
  'email',
  'hasAccess',
] as const;
