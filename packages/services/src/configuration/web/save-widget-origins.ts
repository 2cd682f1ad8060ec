import { configuration } from '@dehesa/db/schema';
import { WidgetOriginsInput } from '@dehesa/domain/configuration';
import { sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';

/** Which sites may show the widget: super administrators. */
export async function saveWidgetOrigins(ctx: ServiceContext, input: WidgetOriginsInput): Promise<WidgetOriginsInput> {
  authorize(ctx, 'configuration.manage');
  const { origins } = WidgetOriginsInput.parse(input);
  await inTransaction(ctx, async (tx) => {
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
