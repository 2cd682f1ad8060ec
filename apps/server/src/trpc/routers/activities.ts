import {
  ActivityChangesInput,
  ActivityListInput,
  ActivityRef,
  CreateActivityInput,
  EditActivityInput,
  HideActivityInput,
} from '@dehesa/domain/activities';
import { MunicipalitySearch } from '@dehesa/domain/places';
import {
  activityChanges,
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
import { findMunicipalities } from '@dehesa/services/places';
import { router, signedInProcedure } from '../init';
import { complementary } from './activities/complementary';
import { complements } from './activities/complements';
import { documents } from './activities/documents';
import { gallery } from './activities/gallery';
import { related } from './activities/related';
import { series } from './activities/series';
import { suspension } from './activities/suspension';
import { video } from './activities/video';

export const activities = router({
  list: signedInProcedure.input(ActivityListInput).query(({ ctx, input }) => listActivities(ctx.services, input)),
  read: signedInProcedure.input(ActivityRef).query(({ ctx, input }) => readActivity(ctx.services, input)),
  create: signedInProcedure
    .input(CreateActivityInput)
    .mutation(({ ctx, input }) => createActivity(ctx.services, input)),
  changes: signedInProcedure
    .input(ActivityChangesInput)
    .query(({ ctx, input }) => activityChanges(ctx.services, input)),
  edit: signedInProcedure.input(EditActivityInput).mutation(({ ctx, input }) => editActivity(ctx.services, input)),
  hide: signedInProcedure.input(HideActivityInput).mutation(({ ctx, input }) => hideActivity(ctx.services, input)),
  toggleRegistrations: signedInProcedure
    .input(ActivityRef)
    .mutation(({ ctx, input }) => toggleRegistrations(ctx.services, input)),
  gallery,
  video,
  documents,
  related,
  series,
  suspension,
  complementary,
  complements,
  territories: signedInProcedure.query(({ ctx }) => listTerritories(ctx.services)),
  categories: signedInProcedure.query(({ ctx }) => listCategories(ctx.services)),
  municipalities: signedInProcedure
    .input(MunicipalitySearch)
    .query(({ ctx, input }) => findMunicipalities(ctx.services, input)),
  companies: signedInProcedure.query(({ ctx }) => listCompanies(ctx.services)),
});
