import {
  AssignGuideInput,
  EditGuideInput,
  GuideChoicesInput,
  GuideInput,
  GuideListInput,
  GuideRef,
} from '@dehesa/domain/activities';
import {
  assignGuide,
  createGuide,
  editGuide,
  listGuideAccounts,
  listGuideChoices,
  listGuides,
  readGuide,
  removeGuide,
  unassignGuide,
} from '@dehesa/services/activities';
import { router, signedInProcedure } from '../../init';

/** Who guides, and which activities (B87). */
export const guides = router({
  list: signedInProcedure.input(GuideListInput).query(({ ctx, input }) => listGuides(ctx.services, input)),
  read: signedInProcedure.input(GuideRef).query(({ ctx, input }) => readGuide(ctx.services, input)),
  choices: signedInProcedure.input(GuideChoicesInput).query(({ ctx, input }) => listGuideChoices(ctx.services, input)),
  accounts: signedInProcedure.query(({ ctx }) => listGuideAccounts(ctx.services)),
  create: signedInProcedure.input(GuideInput).mutation(({ ctx, input }) => createGuide(ctx.services, input)),
  edit: signedInProcedure.input(EditGuideInput).mutation(({ ctx, input }) => editGuide(ctx.services, input)),
  remove: signedInProcedure.input(GuideRef).mutation(({ ctx, input }) => removeGuide(ctx.services, input)),
  assign: signedInProcedure.input(AssignGuideInput).mutation(({ ctx, input }) => assignGuide(ctx.services, input)),
  unassign: signedInProcedure.input(AssignGuideInput).mutation(({ ctx, input }) => unassignGuide(ctx.services, input)),
});
