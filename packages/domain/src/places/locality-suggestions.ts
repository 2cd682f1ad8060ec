/** The Portuguese suggestions (D14) begin with the fourth character; at most eight in either country. */
export const localitySuggestions = { portugueseMinimum: 4, limit: 8 } as const;
