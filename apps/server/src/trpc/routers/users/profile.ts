import { EditProfileInput } from '@dehesa/domain/users';
import { editProfile, readProfile, removeProfileImage } from '@dehesa/services/users';
import { router, signedInProcedure } from '../../init';
import { ownEdit } from './own-edit';

/** One's own data, for everyone signed in (U4); the password is `auth.changePassword`. */
export const profile = router({
  read: signedInProcedure.query(({ ctx }) => readProfile(ctx.services)),
  edit: signedInProcedure
    .input(EditProfileInput)
    .mutation(({ ctx, input }) => editProfile(ctx.services, input, ownEdit(ctx, input))),
  removeImage: signedInProcedure.mutation(({ ctx }) => removeProfileImage(ctx.services)),
});
