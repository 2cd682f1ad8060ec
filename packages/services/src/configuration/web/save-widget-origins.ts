import { configuration } from '@dehesa/db/schema';
import { WidgetOriginsInput } from '@dehesa/domain/configuration';
import { sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { assertUnchanged, holdSettings } from '../settings/settings-saves';

/**
 * Which sites may show the widget; with `since`, `configuration.changedMeanwhile` where somebody changed them after they
 * were read (B95). Super administrators.
 */
export async function saveWidgetOrigins(
  ctx: ServiceContext,
  input: WidgetOriginsInput,
): Promise<Pick<WidgetOriginsInput, 'origins'>> {
  authorize(ctx, 'configuration.manage');
  const { origins, since } = WidgetOriginsInput.parse(input);
  await inTransaction(ctx, async (tx) => {
    await holdSettings(tx);
    const [before] = await tx.select({ origins: configuration.widgetOrigins }).from(configuration);
    if (JSON.stringify(before?.origins) === JSON.stringify(origins)) return;
    if (since !== undefined) await assertUnchanged(tx, since, ['widgetOrigins']);
    await tx.update(configuration).set({ widgetOrigins: origins, updatedAt: sql`now()` });
    await audit(ctx, tx, {
      action: 'configuration.saveWidgetOrigins',
      entity: 'configuration',
      entityId: null,
      details: { origins },
    });
  });
  return { origins };
}
