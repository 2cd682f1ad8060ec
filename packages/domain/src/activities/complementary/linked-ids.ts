import { z } from 'zod';
import { RecordId } from '../../record-id';

/** How many of each an activity may carry. */
export const linkLimits = { related: 50, complementary: 100, galleryImages: 40 } as const;

/** A list in which a repeated item counts once. */
export const withoutRepeats = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item)
    .max(max)
    .transform((items) => [...new Set(items)]);

/** Other activities that an activity names, in order (U19). */
export const RelatedIds = withoutRepeats(RecordId, linkLimits.related);
/** The complementary activities of an activity. */
export const ComplementaryIds = withoutRepeats(RecordId, linkLimits.complementary);

/** An activity and another one that it names or is to name. */
export const RelatedInput = z.object({ id: RecordId, relatedId: RecordId });
export type RelatedInput = z.infer<typeof RelatedInput>;

/** An activity and all the complementary ones that it is to have. */
export const SetComplementsInput = z.object({ id: RecordId, complementaryIds: ComplementaryIds });
export type SetComplementsInput = z.infer<typeof SetComplementsInput>;
