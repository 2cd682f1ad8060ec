import { activityComplements, type activities, activityTexts, shifts } from '@dehesa/db/schema';
import { type ActivityState, activityTextNames, noActivityTexts, type VideoInput } from '@dehesa/domain/activities';
import { pick } from '@dehesa/domain/field-kinds';
import { isStaffLanguage } from '@dehesa/domain/languages';
import { asc, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { storedFields } from './activity-rows';

type Row = typeof activities.$inferSelect;

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
      if (activityId === row.id && isStaffLanguage(language)) state.texts[language] = pick(text, activityTextNames);
    }
    state.shifts = names.filter((shift) => shift.activityId === row.id).map((shift) => shift.name);
    state.complementaryIds = complements
      .filter((complement) => complement.activityId === row.id)
      .map((complement) => complement.complementaryId);
    return [row.id, state];
  });
  return new Map(states);
}

function withoutLists(row: Row): ActivityState {
  return {
    ...storedFields(row),
    texts: { es: noActivityTexts, pt: noActivityTexts },
    shifts: [],
    video: videoOf(row),
    complementaryIds: [],
  };
}

function videoOf({ videoFileId, videoUrl }: Row): VideoInput | null {
  if (videoFileId !== null) return { fileId: videoFileId };
  return videoUrl === '' ? null : { url: videoUrl };
}
