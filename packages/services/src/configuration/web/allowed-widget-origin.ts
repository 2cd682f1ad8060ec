import { configuration } from '@dehesa/db/schema';
import { tidyOrigin } from '@dehesa/domain/configuration';
import type { ServiceContext } from '../../context';

/** The origin that asks to show the widget, if the configuration lists it; null otherwise. */
export async function allowedWidgetOrigin(ctx: Pick<ServiceContext, 'db'>, asked: string): Promise<string | null> {
  const origin = tidyOrigin(asked);
  if (origin === null) return null;
  const [row] = await ctx.db.select({ origins: configuration.widgetOrigins }).from(configuration);
  return row?.origins.includes(origin) === true ? origin : null;
}
