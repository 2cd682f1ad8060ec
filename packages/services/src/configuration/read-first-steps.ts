import { isBackupLate } from '@dehesa/domain/database';
import { configuration, postalCodes, territories, users } from '@dehesa/db/schema';
import { and, countDistinct, eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { hasWhatsappAccount } from './whatsapp-account';

/** What an installation wants, in the order of what it costs to lack it: before visitors come, and backups for as long as it runs. */
export const firstSteps = ['backups', 'mail', 'secondAdministrator', 'postalCodes', 'whatsapp'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Which of them are still open; for super administrators, who alone can take them (U44). */
export async function readFirstSteps(ctx: ServiceContext): Promise<FirstStep[]> {
  authorize(ctx, 'configuration.manage');
  const [lastBackup, [mail], [postal], administrators, accounts] = await Promise.all([
    ctx.backups?.lastAt(),
    ctx.db.select({ host: configuration.mailHost }).from(configuration),
    ctx.db.select({ countries: countDistinct(postalCodes.country) }).from(postalCodes),
    ctx.db.$count(users, and(eq(users.role, 0), users.hasAccess)),
    ctx.db.$count(territories, sql`${hasWhatsappAccount}`),
  ]);
  const done: Readonly<Record<FirstStep, boolean>> = {
    backups: lastBackup === undefined || !isBackupLate(lastBackup, ctx.clock.now()),
    mail: ctx.installation.mailFromOutside === true || (mail?.host ?? '') !== '',
    secondAdministrator: administrators > 1,
    postalCodes: postal?.countries === 2,
    whatsapp: accounts > 0,
  };
  return firstSteps.filter((step) => !done[step]);
}
