import { configuration, tariffs, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { addDays } from '@dehesa/domain/dates';
import { madridDate } from '@dehesa/domain/madrid-time';
import { isReminderTime } from '@dehesa/domain/reminders';
import { formatLongDate } from '@dehesa/i18n/formats';
import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { queueMessages } from '../messages/index';

/** Members of one transaction. */
const pageSize = 200;

/**
 * Reminds members of a gym by mail of the end of their fee, so many days before it as the configuration says, by day and
 * once for each end (B99). Marks and messages are one transaction: however many processes do it, and wherever one is torn
 * away, nobody is written to twice (B35). Whose account is just being changed is left to the next time. Answers how many.
 */
export async function queueFeeReminders(ctx: ServiceContext, signal?: AbortSignal): Promise<number> {
  if (!isReminderTime(ctx.clock.now())) return 0;
  const [settings] = await ctx.db
    .select({ days: configuration.feeReminderDays, appType: configuration.appType })
    .from(configuration);
  if (!settings || settings.appType !== 'gimnasio' || settings.days === 0) return 0;
  const { days } = settings;
  let reminded = 0;
  for (;;) {
    const page = await inTransaction(ctx, (tx) => remindPage(ctx, tx, days));
    reminded += page;
    if (page < pageSize || signal?.aborted === true) return reminded;
  }
}

async function remindPage(ctx: ServiceContext, tx: ServiceContext['db'], days: number): Promise<number> {
  const today = madridDate(ctx.clock.now());
  const due = await tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
      expiresOn: sql<string>`${users.feeExpiresOn}`,
      tariff: tariffs.name,
    })
    .from(users)
    .leftJoin(tariffs, eq(tariffs.id, users.tariffId))
    .where(
      and(
        eq(users.role, Role.member),
        users.hasAccess,
        between(users.feeExpiresOn, today, addDays(today, days)),
        sql`${users.feeRemindedFor} is distinct from ${users.feeExpiresOn}`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(pageSize)
    .for('no key update', { of: users, skipLocked: true });
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await tx
    .update(users)
    .set({ feeRemindedFor: sql`${users.feeExpiresOn}` })
    .where(inArray(users.id, ids));
  await queueMessages(
    tx,
    due.map(({ email, firstName, lastName, language, expiresOn, tariff }) => ({
      slug: 'cuota-recordatorio' as const,
      language,
      recipient: { address: email, name: `${firstName} ${lastName}`.trim() },
      fields: {
        'usuario.cuota_caduca': formatLongDate(expiresOn, language),
        'usuario.cuota_tarifa': tariff ?? '',
      },
    })),
  );
  return due.length;
}
