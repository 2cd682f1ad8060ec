import { AttendanceLink, ReminderSwitch, showReference } from '@dehesa/domain/reservations';
import { DomainError } from '@dehesa/domain/errors';
import { sql } from 'drizzle-orm';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { openedUnsubscribe } from '../messages/index';
import { withdrawReminders } from '../reservations/index';

/** What the page that switches reminders off tells of a reservation. */
export interface ReminderSwitchPage {
  off: boolean;
  /** With its prefix (B16). */
  reference: string;
  title: string;
  date: string;
}

/** The reservation behind a link of the mails' List-Unsubscribe, without changing anything; null where it opens nothing. */
export async function readReminderSwitch(ctx: ServiceContext, raw: AttendanceLink): Promise<ReminderSwitchPage | null> {
  const { token, language } = AttendanceLink.parse(raw);
  const id = await openedUnsubscribe(ctx, ctx.db, token);
  if (id === undefined) return null;
  const [row] = await ctx.db.execute<Omit<ReminderSwitchPage, 'reference'> & { reference: string; prefix: string }>(sql`
    select r.reminders_off_at is not null as off, r.reference, t.reference_prefix as prefix,
      coalesce(nullif(own.title, ''), es.title, '') as title, a.date::text as date
    from reservations r
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts own on own.activity_id = a.id and own.language = ${language}
    where r.id = ${id}`);
  if (!row) return null;
  const { reference, prefix, ...shown } = row;
  return { ...shown, reference: showReference(reference, prefix) };
}

/** Switches the reminders of a reservation off or on again by the link of its mails (RFC 8058); again: nothing changes. */
export async function switchReminders(ctx: ServiceContext, raw: ReminderSwitch): Promise<void> {
  const { token, off } = ReminderSwitch.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const id = await openedUnsubscribe(ctx, tx, token);
    if (id === undefined) throw DomainError.of('record.notFound');
    const changed = await tx.execute(sql`
      update reservations set reminders_off_at = ${off ? ctx.clock.now().toISOString() : null}::timestamptz
      where id = ${id} and (reminders_off_at is not null) <> ${off}::boolean
      returning id`);
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
