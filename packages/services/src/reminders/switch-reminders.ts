import { activities, reservations, territories } from '@dehesa/db/schema';
import { AttendanceLink, ReminderSwitch } from '@dehesa/domain/reservations';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { titleIn, titleLanguageIn } from '../activities/read/texts';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { openedUnsubscribe } from '../messages/index';
import { withdrawReminders } from '../reservations/index';
import { shownReference } from '../reservations/read/reference';

/** What the page that switches reminders off tells of a reservation. */
export interface ReminderSwitchPage {
  off: boolean;
  /** With its prefix (B16). */
  reference: string;
  title: string;
  titleLanguage: StaffLanguage | null;
  date: string;
}

/** The reservation behind a link of the mails' List-Unsubscribe, without changing anything; null where it opens nothing. */
export async function readReminderSwitch(ctx: ServiceContext, raw: AttendanceLink): Promise<ReminderSwitchPage | null> {
  const { token, language } = AttendanceLink.parse(raw);
  const id = await openedUnsubscribe(ctx, ctx.db, token);
  if (id === undefined) return null;
  const [row] = await ctx.db
    .select({
      off: sql<boolean>`${reservations.remindersOffAt} is not null`,
      reference: shownReference,
      title: titleIn(language),
      titleLanguage: titleLanguageIn(language),
      date: activities.date,
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(eq(reservations.id, id));
  return row ?? null;
}

/** Switches the reminders of a reservation off or on again by the link of its mails (RFC 8058); again: nothing changes. */
export async function switchReminders(ctx: ServiceContext, raw: ReminderSwitch): Promise<void> {
  const { token, off } = ReminderSwitch.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const id = await openedUnsubscribe(ctx, tx, token);
    if (id === undefined) throw DomainError.of('record.notFound');
    const { remindersOffAt } = reservations;
    const changed = await tx
      .update(reservations)
      .set({ remindersOffAt: off ? ctx.clock.now() : null })
      .where(and(eq(reservations.id, id), off ? isNull(remindersOffAt) : isNotNull(remindersOffAt)))
      .returning({ id: reservations.id });
    if (changed.length === 0) return;
    if (off) await withdrawReminders(tx, id);
    await audit(ctx, tx, {
      action: 'reservations.switchReminders',
      entity: 'reservation',
      entityId: id,
      details: { off },
    });
  });
}
