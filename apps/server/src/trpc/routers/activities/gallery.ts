import { AddGalleryImageInput, OrderGalleryInput, RemoveGalleryImageInput } from '@dehesa/domain/activities';
import { addGalleryImage, orderGallery, removeGalleryImage } from '@dehesa/services/activities';
import { router, signedInProcedure } from '../../init';

/** The pictures of both galleries of an activity. */
export const gallery = router({
  add: signedInProcedure.input(AddGalleryImageInput).mutation(({ ctx, input }) => addGalleryImage(ctx.services, input)),
  remove: signedInProcedure
    .input(RemoveGalleryImageInput)
    .mutation(({ ctx, input }) => removeGalleryImage(ctx.services, input)),
  order: signedInProcedure.input(OrderGalleryInput).mutation(({ ctx, input }) => orderGallery(ctx.services, input)),
});
