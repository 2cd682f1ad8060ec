import { z } from 'zod';
import { Language } from '../../languages';
import { plainText } from '../../texts/plain-text';
import { RecordId } from '../../record-id';

/** The collaborator that a link names (B9); one that does not exist or has no access is no collaborator. */
const collaboratorId = RecordId.nullable().default(null);

/** One activity for its public page. */
export const PublicActivityInput = z.object({
  slug: plainText(200).min(1),
  language: Language.default('es'),
  collaboratorId,
});
export type PublicActivityInput = z.infer<typeof PublicActivityInput>;

/** The coming activities for the agenda and for a collaborator's page. */
export const PublicActivitiesInput = z.object({ language: Language.default('es'), collaboratorId });
export type PublicActivitiesInput = z.infer<typeof PublicActivitiesInput>;

/** What else there is for a party that an activity has no room for. */
export const OtherPlacesInput = z.object({
  activityId: RecordId,
  people: z.number().int().min(1).max(4),
  language: Language.default('es'),
  collaboratorId,
});
export type OtherPlacesInput = z.infer<typeof OtherPlacesInput>;
