import { z } from 'zod';

/** Whether saving is about one member of a series, or also about the ones after it. */
export const SeriesScope = z.enum(['one', 'following']);
export type SeriesScope = z.infer<typeof SeriesScope>;
