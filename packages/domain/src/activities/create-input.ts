import { z } from 'zod';
import { ComplementaryIds, linkLimits, RelatedIds, withoutRepeats } from './complementary/linked-ids';
import { GuideIds } from './guides/schema';
import { ActivityInput } from './schema';
import { VideoAddress } from './media/video';

const gallery = withoutRepeats(z.uuid(), linkLimits.galleryImages).default([]);

/** Stored files that a new activity shows: uploaded for it, or those of the activity that it is a copy of (D10). */
export const ActivityMedia = z.object({
  main: gallery,
  /** 'como lo pasamos'. */
  afterwards: gallery,
  videoFileId: z.uuid().nullable().default(null),
  videoUrl: z.union([z.literal(''), VideoAddress]).default(''),
});
export type ActivityMedia = z.infer<typeof ActivityMedia>;

/** A new activity with all that its form holds. It has one video: of a file and an address the file counts. */
export const CreateActivityInput = ActivityInput.extend({
  media: ActivityMedia.prefault({}),
  relatedIds: RelatedIds.default([]),
  complementaryIds: ComplementaryIds.default([]),
  /** Who guides it (B87). */
  guideIds: GuideIds.default([]),
});
export type CreateActivityInput = z.infer<typeof CreateActivityInput>;
/** The same before its defaults are filled in. */
export type NewActivity = z.input<typeof CreateActivityInput>;
