import { activityComplements, type activities, activityTexts, shifts } from '@dehesa/db/schema';
import {
  type ActivityState,
  type ActivityTexts,
  MinimumAge,
  type VideoInput,
  WaitingListMode,
} from '@dehesa/domain/activities';
import { isLanguage } from '@dehesa/domain/languages';
import { ReminderHours } from '@dehesa/domain/reminders';
import { asc, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { storedSchedules } from './activity-rows';

type Row = typeof activities.$inferSelect;
const noTexts: ActivityTexts = {
  title: '',
  subtitle: '',
  description: '',
  necessaryMaterial: '',
  recommendedMaterial: '',
};

/** What saving can change of activities whose rows are locked, by id; three round trips however many there are. */
export async function activityStates(
  tx: ServiceContext['db'],
  rows: readonly Row[],
): Promise<Map<number, ActivityState>> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return new Map();
  const [texts, names, complements] = [
    await tx.select().from(activityTexts).where(inArray(activityTexts.activityId, ids)),
    await tx.select().from(shifts).where(inArray(shifts.activityId, ids)).orderBy(asc(shifts.position)),
    await tx
      .select()
      .from(activityComplements)
      .where(inArray(activityComplements.activityId, ids))
      .orderBy(asc(activityComplements.complementaryId)),
  ];
  const states = rows.map((row): [number, ActivityState] => {
    const state = withoutLists(row);
    for (const { activityId, language, ...text } of texts) {
      if (activityId === row.id && isLanguage(language)) state.texts[language] = onlyTexts(text);
    }
    state.shifts = names.filter((shift) => shift.activityId === row.id).map((shift) => shift.name);
    state.complementaryIds = complements
      .filter((complement) => complement.activityId === row.id)
      .map((complement) => complement.complementaryId);
    return [row.id, state];
  });
  return new Map(states);
}

/** A row of texts may have columns that are worked out from them. */
function onlyTexts({ title, subtitle, description, necessaryMaterial, recommendedMaterial }: ActivityTexts) {
  return { title, subtitle, description, necessaryMaterial, recommendedMaterial };
}

function withoutLists(row: Row): ActivityState {
  const { latitude: lat, longitude: lng } = row;
  return {
    texts: { es: noTexts, pt: noTexts },
    companyId: row.companyId,
    territoryId: row.territoryId === 2 ? 2 : 1,
    categoryId: row.categoryId,
    organizer: row.organizer,
    ...storedSchedules(row).inForce,
    municipality: row.municipality,
    postalCode: row.postalCode,
    meetingPoint: row.meetingPoint,
    position: lat === null || lng === null ? null : { lat, lng },
    capacity: row.capacity,
    phone: row.phone,
    minimumAge: MinimumAge.parse(row.minimumAge),
    childrenAllowed: row.childrenAllowed,
    shifts: [],
    includes: row.includes,
    externalBookingUrl: row.externalBookingUrl,
    hidden: row.hidden,
    registrationsClosed: row.registrationsClosed,
    registrationOpensOn: row.registrationOpensOn,
    registrationClosesOn: row.registrationClosesOn,
    waitingListMode: WaitingListMode.parse(row.waitingListMode),
    offerHours: row.offerHours,
    reminderHours: ReminderHours.parse(row.reminderHours),
    principal: row.principal,
    imageId: row.mainImageId,
    video: videoOf(row),
    complementaryIds: [],
  };
}

function videoOf({ videoFileId, videoUrl }: Row): VideoInput | null {
  if (videoFileId !== null) return { fileId: videoFileId };
  return videoUrl === '' ? null : { url: videoUrl };
}
