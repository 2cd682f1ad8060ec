import {
  ActivityChangesInput,
  ActivityListInput,
  ActivityRef,
  AddGalleryImageInput,
  CalendarInput,
  ChangeManyActivitiesInput,
  ComplementaryInput,
  ComplementaryListInput,
  ComplementaryRef,
  CreateActivityInput,
  CreateDocumentInput,
  DocumentRef,
  EditActivityInput,
  EditComplementaryInput,
  EditDocumentInput,
  HideActivityInput,
  ListDocumentsInput,
  OrderGalleryInput,
  PreviewSeriesInput,
  RelatedInput,
  RemoveGalleryImageInput,
  RemoveVideoInput,
  RepeatActivityInput,
  SetComplementsInput,
  SetRegistrationsInput,
  SetVideoInput,
} from '@dehesa/domain/activities';
import { OtherDatesInput, SuspendOutingInput, SuspensionPreviewInput } from '@dehesa/domain/outings';
import { MunicipalitySearch } from '@dehesa/domain/places';
import {
  activityChanges,
  addGalleryImage,
  addRelated,
  changeManyActivities,
  createActivity,
  createComplementary,
  createDocument,
  editActivity,
  editComplementary,
  editDocument,
  hideActivity,
  hideComplementary,
  listActivities,
  listCategories,
  listCompanies,
  listComplementary,
  listDocuments,
  listNext,
  listTerritories,
  orderGallery,
  previewSeries,
  readActivity,
  readCalendar,
  readComplementary,
  readSeries,
  removeComplementaryImage,
  removeDocument,
  removeGalleryImage,
  removeRelated,
  removeVideo,
  repeatActivity,
  setComplements,
  setRegistrations,
  setVideo,
} from '@dehesa/services/activities';
import { listOtherDates, previewSuspension, suspendOuting } from '@dehesa/services/outings';
import { findMunicipalities } from '@dehesa/services/places';
import { router, signedInProcedure } from '../init';
import { guides } from './activities/guides';

/** The pictures of both galleries of an activity. */
const gallery = router({
  add: signedInProcedure.input(AddGalleryImageInput).mutation(({ ctx, input }) => addGalleryImage(ctx.services, input)),
  remove: signedInProcedure
    .input(RemoveGalleryImageInput)
    .mutation(({ ctx, input }) => removeGalleryImage(ctx.services, input)),
  order: signedInProcedure.input(OrderGalleryInput).mutation(({ ctx, input }) => orderGallery(ctx.services, input)),
});

/** The one video of an activity. */
const video = router({
  set: signedInProcedure.input(SetVideoInput).mutation(({ ctx, input }) => setVideo(ctx.services, input)),
  remove: signedInProcedure.input(RemoveVideoInput).mutation(({ ctx, input }) => removeVideo(ctx.services, input)),
});

/** The documents that an activity offers, by language. */
const documents = router({
  list: signedInProcedure.input(ListDocumentsInput).query(({ ctx, input }) => listDocuments(ctx.services, input)),
  create: signedInProcedure
    .input(CreateDocumentInput)
    .mutation(({ ctx, input }) => createDocument(ctx.services, input)),
  edit: signedInProcedure.input(EditDocumentInput).mutation(({ ctx, input }) => editDocument(ctx.services, input)),
  remove: signedInProcedure.input(DocumentRef).mutation(({ ctx, input }) => removeDocument(ctx.services, input)),
});

/** The activities that an activity names (U19). */
const related = router({
  add: signedInProcedure.input(RelatedInput).mutation(({ ctx, input }) => addRelated(ctx.services, input)),
  remove: signedInProcedure.input(RelatedInput).mutation(({ ctx, input }) => removeRelated(ctx.services, input)),
});

const series = router({
  read: signedInProcedure.input(ActivityRef).query(({ ctx, input }) => readSeries(ctx.services, input)),
  preview: signedInProcedure.input(PreviewSeriesInput).query(({ ctx, input }) => previewSeries(ctx.services, input)),
  repeat: signedInProcedure
    .input(RepeatActivityInput)
    .mutation(({ ctx, input }) => repeatActivity(ctx.services, input)),
});

/** An outing that does not take place on its date. */
const suspension = router({
  dates: signedInProcedure.input(OtherDatesInput).query(({ ctx, input }) => listOtherDates(ctx.services, input)),
  preview: signedInProcedure
    .input(SuspensionPreviewInput)
    .query(({ ctx, input }) => previewSuspension(ctx.services, input)),
  suspend: signedInProcedure.input(SuspendOutingInput).mutation(({ ctx, input }) => suspendOuting(ctx.services, input)),
});

/** What to do besides an activity. */
const complementary = router({
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

/** The complementary activities of an activity (U19). */
const complements = router({
  set: signedInProcedure.input(SetComplementsInput).mutation(({ ctx, input }) => setComplements(ctx.services, input)),
});

export const activities = router({
  /** By day, with who guides (B88). */
  calendar: signedInProcedure.input(CalendarInput).query(({ ctx, input }) => readCalendar(ctx.services, input)),
  list: signedInProcedure.input(ActivityListInput).query(({ ctx, input }) => listActivities(ctx.services, input)),
  next: signedInProcedure.query(({ ctx }) => listNext(ctx.services)),
  read: signedInProcedure.input(ActivityRef).query(({ ctx, input }) => readActivity(ctx.services, input)),
  create: signedInProcedure
    .input(CreateActivityInput)
    .mutation(({ ctx, input }) => createActivity(ctx.services, input)),
  changes: signedInProcedure
    .input(ActivityChangesInput)
    .query(({ ctx, input }) => activityChanges(ctx.services, input)),
  edit: signedInProcedure.input(EditActivityInput).mutation(({ ctx, input }) => editActivity(ctx.services, input)),
  hide: signedInProcedure.input(HideActivityInput).mutation(({ ctx, input }) => hideActivity(ctx.services, input)),
  setRegistrations: signedInProcedure
    .input(SetRegistrationsInput)
    .mutation(({ ctx, input }) => setRegistrations(ctx.services, input)),
  /** Several of the list at once (B96). */
  changeMany: signedInProcedure
    .input(ChangeManyActivitiesInput)
    .mutation(({ ctx, input }) => changeManyActivities(ctx.services, input)),
  gallery,
  video,
  documents,
  related,
  guides,
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
