import { z } from 'zod';
import { CollaboratorInput } from '../collaborators';
import { personalFields } from './account-schema';

/** One's own data ('Mis datos'): never the role, the access or the fee. What only collaborators have, only they save. */
export const ProfileInput = z.object({
  ...personalFields,
  website: CollaboratorInput.shape.website,
  services: CollaboratorInput.shape.services,
});
export type ProfileInput = z.infer<typeof ProfileInput>;
