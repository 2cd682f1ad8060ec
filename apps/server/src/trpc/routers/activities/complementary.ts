import {
  ComplementaryInput,
  ComplementaryListInput,
  ComplementaryRef,
  EditComplementaryInput,
} from '@dehesa/domain/activities';
import {
  createComplementary,
  editComplementary,
  hideComplementary,
  listComplementary,
  readComplementary,
  removeComplementaryImage,
} from '@dehesa/services/activities';
import { router, signedInProcedure } from '../../init';

/** What to do besides an activity. */
export const complementary = router({
  list: signedInProcedure
    .input(ComplementaryListInput)
    .query(({ ctx, input }) => listComplementary(ctx.services, input)),
  read: signedInProcedure.input(ComplementaryRef).query(({ ctx, input }) => readComplementary(ctx.services, input)),
  create: signedInProcedure
    .input(ComplementaryInput)
    .mutation(({ ctx, input }) => createComplementary(ctx.services, input)),
  edit: signedInProcedure
    .input(EditComplementaryInput)
    .mutation(({ ctx, input }) => editComplementary(ctx.services, input)),
  hide: signedInProcedure.input(ComplementaryRef).mutation(({ ctx, input }) => hideComplementary(ctx.services, input)),
  removeImage: signedInProcedure
    .input(ComplementaryRef)
    .mutation(({ ctx, input }) => removeComplementaryImage(ctx.services, input)),
});
