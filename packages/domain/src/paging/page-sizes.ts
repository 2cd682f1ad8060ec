/** How many rows a list shows (B34); the first where nothing is said. */
export const pageSizes = [25, 50, 100, 200] as const;
