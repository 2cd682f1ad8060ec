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
} from './agenda/agenda';
export {
  activityAddress,
  agendaAddress,
  agendaParameters,
  audienceWords,
  periodWords,
  territoryWords,
} from './agenda/agenda-address';
export { agendaDates, type DateRange, periodDates } from './agenda/agenda-dates';
export { AgendaInput, AgendaPageInput } from './agenda/agenda-input';
export { EarlyAccessPageInput } from './early-access/early-access-input';
export { earlyAccessAddress, type EarlyAccessPage, earlyAccessPageSize } from './early-access/early-access';
export { type EarlyAccessRange, type EarlyAccessState, earlyAccessState } from './early-access/early-access-state';
export { readAgendaQuery } from './agenda/agenda-query';
export {
  type ActivityField,
  activityFields,
  type ActivityState,
  type ActivityTextField,
  changedActivityFields,
  isSameValue,
  withFieldsOf,
} from './activity-fields';
export { Difficulty, defaultOfferHours, MinimumAge, movesByItself, WaitingListMode } from './audience';
export { asked, questionLimits } from './question-limits';
export { ActivityQuestion, ActivityQuestions, keepAnswered, QuestionKind, QuestionOf } from './questions';
export { availability, type Availability, type AvailabilityFacts } from './public/availability';
export {
  isSameSchedule,
  nextSchedules,
  type NextSchedules,
  type StoredSchedules,
  type WeekSchedule,
} from './schedule/change-schedule';
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
} from './complementary/complementary';
export { ActivityMedia, CreateActivityInput, type NewActivity } from './create-input';
export {
  CreateDocumentInput,
  documentLimits,
  DocumentRef,
  EditDocumentInput,
  hasDocumentName,
  ListDocumentsInput,
} from './media/document';
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
export { busySpans, clash, type GuidedOuting, overlap, type Span } from './guides/busy';
export type { ActivityGuide, GuideClash, GuideState } from './guides/guide';
export { guideLimits } from './guides/limits';
export {
  AssignGuideInput,
  CalendarInput,
  EditGuideInput,
  GuideChoicesInput,
  GuideIds,
  GuideInput,
  GuideListInput,
  GuideRef,
  PlannedOuting,
} from './guides/schema';
export { AddGalleryImageInput, Gallery, isOrderOf, OrderGalleryInput, RemoveGalleryImageInput } from './media/gallery';
export {
  ComplementaryIds,
  linkLimits,
  RelatedIds,
  RelatedInput,
  SetComplementsInput,
} from './complementary/linked-ids';
export { partyBegins } from './schedule/party-begins';
export { partyMinutes } from './schedule/party-minutes';
export { partySchedule } from './schedule/party-schedule';
export { shiftLabel, shiftTimes } from './schedule/shift-times';
export { toldShift, type ToldShift } from './schedule/told-shift';
export { type PlacesState, type PublicPlaces, publicPlaces, type ShiftPlaces } from './public/places-state';
export { ChangeManyActivitiesInput, ManyActivitiesAction } from './change-many';
export { contactPhone } from './contact-phone';
export { hourOverThere, portugueseShift, publicTimes, type PublicTimes } from './schedule/portuguese-hours';
export { type Position, readPosition, roundPosition, showPosition } from './position';
export { type OtherPlaces, roomForOneParty } from './public/other-places';
export { takesBookings } from './public/takes-bookings';
export { OtherPlacesInput, PublicActivitiesInput, PublicActivityInput } from './public/public-input';
export type { ForeignTexts, PublicActivity, PublicQuestion, PublicShift, PublicState } from './public/public-activity';
export type {
  PublicActivityPage,
  PublicComplement,
  PublicDocument,
  PublicPicture,
  PublicRelated,
  PublicVideo,
} from './public/public-activity-page';
export { scheduleEnd, scheduleStart, type Schedule } from './schedule/schedule';
export {
  type ActivityContent,
  ActivityInput,
  ActivityChangesInput,
  ActivityListInput,
  ActivityRef,
  EditActivityInput,
  HideActivityInput,
  SetRegistrationsInput,
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
} from './series/series';
export { SeriesScope } from './series/series-scope';
export { shiftKey, tidyShifts } from './schedule/shift-names';
export {
  type ActivityVideo,
  RemoveVideoInput,
  SetVideoInput,
  VideoAddress,
  videoEmbed,
  type VideoEmbed,
  VideoInput,
} from './media/video';
