import type { Language } from '@dehesa/domain/languages';
import { activities } from '@dehesa/db/schema';
import {
  activityAddress,
  agendaAddress,
  AgendaInput,
  type AgendaItem,
  agendaLimits,
  PublicActivityInput,
} from '@dehesa/domain/activities';
import { agendaTexts } from '@dehesa/i18n/agenda';
import { eq } from 'drizzle-orm';
import { type CalendarEntry, calendarFeed, calendarFile } from '../../documents/index';
import { readVisitorLanguages } from '../../configuration/read/visitor-languages';
import type { ServiceContext } from '../../context';
import { activityHead } from '../read/head';
import { listAgenda } from './list-agenda';
import { presentAgendaItem } from './present-agenda-item';
import { publicRows } from '../public/public-activity-row';

/** How often a calendar that is subscribed to should look again. */
const refreshSeconds = 6 * 3600;

/** The agenda to subscribe to: everything that the filter finds, at most `agendaLimits.feed` entries, soonest first. */
export async function agendaCalendar(ctx: ServiceContext, raw: AgendaInput, siteName: string): Promise<string> {
  const input = AgendaInput.parse({ ...raw, pageIndex: 0, pageSize: agendaLimits.feed });
  const [{ items, collaboratorId }, [unnamed]] = await Promise.all([listAgenda(ctx, input), readVisitorLanguages(ctx)]);
  const texts = agendaTexts(input.language);
  return calendarFeed(
    items.map((item) => ({ ...entryOf(ctx, item, { collaboratorId, unnamed }), free: true })),
    {
      name: texts.calendarName(siteName),
      description: texts.description,
      language: input.language,
      url: `${ctx.installation.publicUrl}${agendaAddress({ ...input, unnamed, collaboratorId }, '.ics')}`,
      refreshSeconds,
    },
  );
}

/** One activity for a visitor's own calendar, withdrawn while it is suspended; null where there is none or it is hidden (B11). */
export async function activityCalendar(ctx: ServiceContext, raw: PublicActivityInput): Promise<string | null> {
  const { slug, language, collaboratorId } = PublicActivityInput.parse(raw);
  const [[row], [unnamed]] = await Promise.all([
    publicRows(
      ctx.db,
      { language, collaboratorId, where: eq(activities.slug, slug) },
      { suspended: activityHead.suspended },
    ),
    readVisitorLanguages(ctx),
  ]);
  if (row === undefined) return null;
  const item = presentAgendaItem(row, language, ctx.clock.now());
  const entry = entryOf(ctx, item, { collaboratorId: row.collaboratorId, unnamed });
  return calendarFile({ ...entry, cancelled: row.suspended });
}

function entryOf(
  ctx: ServiceContext,
  item: AgendaItem,
  links: { collaboratorId: number | null; unnamed: Language },
): CalendarEntry {
  const { publicUrl } = ctx.installation;
  const url = `${publicUrl}${activityAddress(item.slug, { ...links, language: item.language })}`;
  return {
    uid: `actividad-${item.id}@${new URL(publicUrl).hostname}`,
    sequence: item.version - 1,
    // What stays the same as long as the activity does: a calendar that asks again is told that nothing changed.
    writtenAt: new Date(item.changedAt),
    changedAt: new Date(item.changedAt),
    schedule: { date: item.date, startTime: item.times.start, endTime: item.times.end },
    title: item.title,
    place: [item.meetingPoint, item.municipality].filter(Boolean).join(', '),
    description: [item.summary, url].filter(Boolean).join('\n\n'),
    url,
    position: item.position,
    category: item.category,
  };
}
