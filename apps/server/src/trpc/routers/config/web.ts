import { WidgetOriginsInput } from '@dehesa/domain/configuration';
import {
  closeCollaboratorSignUp,
  readWebSettings,
  renewCollaboratorKey,
  saveWidgetOrigins,
} from '@dehesa/services/configuration';
import { router, signedInProcedure } from '../../init';

/** What opens the product to other sites: origins of the widget, key of the collaborators' sign-up. */
export const web = router({
  read: signedInProcedure.query(({ ctx }) => readWebSettings(ctx.services)),
  saveWidgetOrigins: signedInProcedure
    .input(WidgetOriginsInput)
    .mutation(({ ctx, input }) => saveWidgetOrigins(ctx.services, input)),
  renewCollaboratorKey: signedInProcedure.mutation(({ ctx }) => renewCollaboratorKey(ctx.services)),
  closeCollaboratorSignUp: signedInProcedure.mutation(({ ctx }) => closeCollaboratorSignUp(ctx.services)),
});
