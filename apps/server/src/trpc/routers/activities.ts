import { ActivityInput, ActivityListInput, ActivityRef, EditActivityInput } from '@dehesa/domain/activities';
import {
  createActivity,
  editActivity,
  hideActivity,
  listActivities,
  listCategories,
  listCompanies,
  listTerritories,
  readActivity,
  toggleRegistrations,
} from '@dehesa/services/activities';
import { router, signedInProcedure } from '../init';

export const activities = router({
  list: signedInProcedure.input(ActivityListInput).query(({ ctx, input }) => listActivities(ctx.services, input)),
  read: signedInProcedure.input(ActivityRef).query(({ ctx, input }) => readActivity(ctx.services, input)),
  create: signedInProcedure.input(ActivityInput).mutation(({ ctx, input }) => createActivity(ctx.services, input)),
  edit: signedInProcedure.input(EditActivityInput).mutation(({ ctx, input }) => editActivity(ctx.services, input)),
  hide: signedInProcedure.input(ActivityRef).mutation(({ ctx, input }) => hideActivity(ctx.services, input)),
  toggleRegistrations: signedInProcedure
    .input(ActivityRef)
    .mutation(({ ctx, input }) => toggleRegistrations(ctx.services, input)),
  territories: signedInProcedure.query(({ ctx }) => listTerritories(ctx.services)),
  categories: signedInProcedure.query(({ ctx }) => listCategories(ctx.services)),
  companies: signedInProcedure.query(({ ctx }) => listCompanies(ctx.services)),
});
