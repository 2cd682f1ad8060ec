/** What a list of collaborators can be sorted by (B34). */
export const collaboratorOrders = ['name', 'locality', 'province', 'email', 'phone', 'createdAt', 'hasAccess'] as const;
