import { activities, territories } from '@dehesa/db/schema';
import { Territory } from '@dehesa/domain/access';
import type { Language } from '@dehesa/domain/languages';
import type { GroupValues, NoticeEntry } from '@dehesa/domain/messages';
import { formatLongDate } from '@dehesa/i18n/formats';
import { mailTexts } from '@dehesa/i18n/mails';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { titleIn } from '../../activities/read/texts';
import type { ServiceContext } from '../../context';
import { nameFor } from '../../staff-names';

/** Where a message keeps what its `avisos` are made of; without a dot, so that it is no field of a template. */
export const bookingDigestField = 'bookings';

const BookingDigest = z.object({
  territoryId: z.literal([Territory.monfrague, Territory.tajo]),
  /** How many bookings in all. */
  total: z.number().int(),
  /** How many activities have new bookings that `listed` leaves out. */
  unlisted: z.number().int(),
  listed: z.array(
    z.object({
      activityId: z.number().int(),
      bookings: z.number().int(),
      people: z.number().int(),
      waiting: z.number().int(),
    }),
  ),
});
/** New bookings told in one message: numbers by activity, and nobody's name. */
export type BookingDigest = z.infer<typeof BookingDigest>;

export function readBookingDigest(stored: string): BookingDigest {
  return BookingDigest.parse(JSON.parse(stored));
}

/** The digest in words, with its activities as they are now. */
export async function digestValues(
  ctx: ServiceContext,
  digest: BookingDigest,
  language: Language,
): Promise<GroupValues<'avisos'>> {
  const [[territory], shown] = await Promise.all([
    ctx.db.select().from(territories).where(eq(territories.id, digest.territoryId)),
    readActivities(
      ctx,
      digest.listed.map(({ activityId }) => activityId),
      language,
    ),
  ]);
  const texts = mailTexts[language].notices;
  const staff = `${ctx.installation.publicUrl}/actividades`;
  const lista = digest.listed.flatMap(({ activityId, bookings, people, waiting }): NoticeEntry[] => {
    const activity = shown.get(activityId);
    if (activity === undefined) return [];
    return [
      {
        avisos: {
          titulo: activity.title,
          fecha: formatLongDate(activity.date, language),
          reservas: texts.reservations(bookings),
          personas: texts.people(people),
          en_espera: waiting === 0 ? '' : texts.waiting(waiting),
          enlace_actividad: `${staff}/ver/reserva?id=${activityId}`,
        },
      },
    ];
  });
  return {
    territorio: territory === undefined ? '' : nameFor(territory, language),
    total: String(digest.total),
    resto: digest.unlisted === 0 ? '' : texts.more(digest.unlisted),
    enlace: `${staff}/admin/reservas`,
    lista,
  };
}

async function readActivities(ctx: ServiceContext, ids: readonly number[], language: Language) {
  const rows = await ctx.db
    .select({ id: activities.id, date: activities.date, title: titleIn(language) })
    .from(activities)
    .where(inArray(activities.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
