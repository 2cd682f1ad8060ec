export {
  type Agenda,
  type AgendaFilter,
  type AgendaItem,
  type AgendaPeriod,
  agendaLimits,
  agendaPeriods,
  type AgendaView,
  everyActivity,
  isFiltered,
} from './agenda';
export {
  activityAddress,
  agendaAddress,
  agendaParameters,
  audienceWords,
  periodWords,
  territoryWords,
} from './agenda-address';
export { agendaDates, type DateRange, periodDates } from './agenda-dates';
export { AgendaInput, AgendaPageInput } from './agenda-input';
export { EarlyAccessPageInput } from './early-access-input';
export { earlyAccessAddress, type EarlyAccessPage, earlyAccessPageSize } from './early-access';
export { type EarlyAccessRange, type EarlyAccessState, earlyAccessState } from './early-access-state';
export { readAgendaQuery } from './agenda-query';
export {
  type ActivityField,
  activityFields,
  type ActivityState,
  type ActivityTextField,
  changedActivityFields,
  isSameValue,
  withFieldsOf,
} from './activity-fields';
export { defaultOfferHours, MinimumAge, movesByItself, OfferHours, WaitingListMode } from './audience';
export { availability, type Availability, type AvailabilityFacts } from './availability';
export {
  isSameSchedule,
  nextSchedules,
  type NextSchedules,
  type StoredSchedules,
  type WeekSchedule,
} from './change-schedule';
export {
  type ActivityDraft,
  checkActivity,
  checkDescriptions,
  hasText,
  isRangeInOrder,
  missingActivityFields,
  type RequiredActivityField,
  requiredActivityFields,
} from './check-activity';
export {
  ComplementaryInput,
  complementaryLimits,
  ComplementaryListInput,
  ComplementaryRef,
  ComplementaryTexts,
  EditComplementaryInput,
  missingComplementaryFields,
  type RequiredComplementaryField,
} from './complementary';
export { ActivityMedia, CreateActivityInput, type NewActivity } from './create-input';
export {
  CreateDocumentInput,
  documentLimits,
  DocumentRef,
  EditDocumentInput,
  hasDocumentName,
  ListDocumentsInput,
} from './document';
export { activityErrors } from './errors';
export {
  activityColumnNames,
  activityDeclaration,
  activityLimits,
  activityTextFields,
  activityTextNames,
  ActivityTexts,
  noActivityTexts,
} from './fields';
export { AddGalleryImageInput, Gallery, isOrderOf, OrderGalleryInput, RemoveGalleryImageInput } from './gallery';
export { ComplementaryIds, linkLimits, RelatedIds, RelatedInput, SetComplementsInput } from './linked-ids';
export { partyBegins } from './party-begins';
export { type PlacesState, type PublicPlaces, publicPlaces, type ShiftPlaces } from './places-state';
export { portugueseShift } from './portuguese-shift';
export { type Position, readPosition, roundPosition, showPosition } from './position';
export { PublicActivitiesInput, PublicActivityInput } from './public-input';
export type { PublicActivity, PublicShift, PublicState, PublicTimes } from './public-activity';
export type {
  PublicActivityPage,
  PublicComplement,
  PublicDocument,
  PublicPicture,
  PublicRelated,
  PublicVideo,
} from './public-activity-page';
export { scheduleEnd, scheduleStart, type Schedule } from './schedule';
export {
  type ActivityContent,
  ActivityInput,
  ActivityChangesInput,
  ActivityListInput,
  ActivityRef,
  EditActivityInput,
  HideActivityInput,
} from './schema';
export {
  carriedFields,
  carriedTo,
  PreviewSeriesInput,
  RepeatActivityInput,
  type RepeatedSchedule,
  type SeriesEnd,
  seriesLimits,
  type SeriesOccurrence,
  seriesOccurrences,
  SeriesRule,
} from './series';
export { SeriesScope } from './series-scope';
export { shiftKey, tidyShifts } from './shift-names';
export { shortTime } from './short-time';
export {
  type ActivityVideo,
  RemoveVideoInput,
  SetVideoInput,
  VideoAddress,
  videoEmbed,
  type VideoEmbed,
  VideoInput,
} from './video';
