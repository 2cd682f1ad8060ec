import { ProfileInput } from '@dehesa/domain/users';
import { editProfile, readProfile, removeProfileImage } from '@dehesa/services/users';
import { router, signedInProcedure } from '../../init';

/** One's own data, for everyone signed in (document 1 §2); the password is `auth.changePassword`. */
export const profile = router({
  read: signedInProcedure.query(({ ctx }) => readProfile(ctx.services)),
  edit: signedInProcedure.input(ProfileInput).mutation(({ ctx, input }) => editProfile(ctx.services, input)),
  removeImage: signedInProcedure.mutation(({ ctx }) => removeProfileImage(ctx.services)),
});
