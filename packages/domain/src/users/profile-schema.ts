import { z } from 'zod';
import { CollaboratorInput } from '../collaborators';
import { CurrentPassword, personalFields } from './account-schema';

/** One's own data ('Mis datos'): never the role, the access or the fee. What only collaborators have, only they save. */
export const ProfileInput = z.object({
  ...personalFields,
  website: CollaboratorInput.shape.website,
  services: CollaboratorInput.shape.services,
});
export type ProfileInput = z.infer<typeof ProfileInput>;

/** The same as it is saved: `currentPassword` counts where the address changes. */
export const EditProfileInput = ProfileInput.extend({ currentPassword: CurrentPassword });
export type EditProfileInput = z.infer<typeof EditProfileInput>;
