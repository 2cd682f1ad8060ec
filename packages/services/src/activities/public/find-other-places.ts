import { activities, activityTexts, shiftPlaces } from '@dehesa/db/schema';
import { AgendaInput, type OtherPlaces, OtherPlacesInput, roomForOneParty } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { and, eq, gte, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context';
import { bookable, earlyAccessToday } from '../agenda/agenda-conditions';
import { presentPublicActivity } from './present-public-activity';
import { readPublicRows } from './public-activity-row';

/** As many other dates as a refusal can show; a few more are read, for some open later only. */
const shownDates = 3;
const readDates = 12;

const asked = alias(activities, 'asked');
const askedTitle = alias(activityTexts, 'asked_title');

/**
 * Where a party could come instead (B71): the shifts of an activity as they are now, and other dates of the same series, or of
 * the same title, that can be booked now and have room for all of it. None of a hidden activity: `record.notFound`.
 */
export async function findOtherPlaces(ctx: ServiceContext, raw: OtherPlacesInput): Promise<OtherPlaces> {
  const { activityId, people, language, collaboratorId } = OtherPlacesInput.parse(raw);
  const now = ctx.clock.now();
  const today = madridDate(now);
  const agenda = AgendaInput.parse({ language, collaboratorId });
  const withRoom = ctx.db
    .select({ id: shiftPlaces.activityId })
    .from(shiftPlaces)
    .where(
      and(eq(shiftPlaces.activityId, activities.id), gte(sql`${shiftPlaces.capacity} - ${shiftPlaces.held}`, people)),
    );
  const sameOuting = ctx.db
    .select({ id: asked.id })
    .from(asked)
    .innerJoin(askedTitle, and(eq(askedTitle.activityId, asked.id), eq(askedTitle.language, defaultLanguage)))
    .where(
      and(
        eq(asked.id, activityId),
        or(
          eq(asked.seriesId, activities.seriesId),
          and(
            eq(asked.territoryId, activities.territoryId),
            sql`${askedTitle.titleFolded} = (select ${activityTexts.titleFolded} from ${activityTexts}
              where ${and(eq(activityTexts.activityId, activities.id), eq(activityTexts.language, defaultLanguage))})`,
          ),
        ),
      ),
    );
  const found = ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        ne(activities.id, activityId),
        isNull(activities.suspendedAt),
        bookable(agenda, { now, today, early: earlyAccessToday(collaboratorId, today) }),
        sql`exists ${sameOuting}`,
        sql`exists ${withRoom}`,
      ),
    )
    .orderBy(activities.date, activities.id)
    .limit(readDates);
  const rows = await readPublicRows(ctx.db, {
    language,
    collaboratorId,
    where: or(eq(activities.id, activityId), inArray(activities.id, sql`(select id from (${found}) other)`)),
  });
  const shown = rows.map((row) => presentPublicActivity(row, language, now));
  const itself = shown.find(({ id }) => id === activityId);
  if (itself === undefined) throw DomainError.of('record.notFound');
  const dates = shown.filter(({ id, state }) => id !== activityId && state === 'open').slice(0, shownDates);
  return {
    shifts: itself.shifts,
    dates: dates.map((other) => ({
      slug: other.slug,
      title: other.title,
      date: other.date,
      times: other.times,
      free: roomForOneParty(other),
    })),
  };
}
