import { configuration } from '@dehesa/db/schema';
import { RestoreStyleInput, StyleVersionRef } from '@dehesa/domain/configuration';
import { z } from 'zod';
import { authorize, type ServiceContext } from '../../context';
import { type KeptVersion, listVersions, readVersion } from '../../kept-versions';
import { styleName } from './custom-css';
import { type SavedSettings, storeSettings } from './save-settings';

const StoredStyle = z.object({ css: z.string() });
type StoredStyle = z.infer<typeof StoredStyle>;

/** Who saved the installation's own style when, the newest first (B94). Super administrators. */
export async function listStyleVersions(ctx: ServiceContext): Promise<KeptVersion[]> {
  authorize(ctx, 'configuration.manage');
  const [row] = await ctx.db.select({ css: configuration.customCss }).from(configuration);
  return listVersions(ctx, styleName, { css: row?.css ?? '' });
}

/** What a version of the style said (B94). Super administrators. */
export async function readStyleVersion(ctx: ServiceContext, raw: StyleVersionRef): Promise<StoredStyle> {
  authorize(ctx, 'configuration.manage');
  const { content } = await readVersion(ctx.db, styleName, StyleVersionRef.parse(raw).version);
  return StoredStyle.parse(content);
}

/**
 * Puts an earlier style into force again, as a version of its own and cleaned like what is typed (B94), with the refusals
 * of `saveSettings`. Super administrators.
 */
export async function restoreStyle(ctx: ServiceContext, raw: RestoreStyleInput): Promise<SavedSettings> {
  authorize(ctx, 'configuration.manage');
  const { version, since } = RestoreStyleInput.parse(raw);
  const { content, savedAt } = await readVersion(ctx.db, styleName, version);
  const { css: customCss } = StoredStyle.parse(content);
  return storeSettings(
    ctx,
    { customCss, since },
    { details: savedAt === null ? {} : { version: savedAt.toISOString() } },
  );
}
