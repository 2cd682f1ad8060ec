import { createHash } from 'node:crypto';
import { configuration } from '@dehesa/db/schema';
import type { ServiceContext } from '../../context';
import { keepVersion } from '../../kept-versions';

/** What the versions of the style go by. */
export const styleName = 'style';

/** The installation's own CSS, and a word that changes with it (B45). */
export interface CustomCss {
  css: string;
  version: string;
}

/** The installation's own CSS as every page loads it; it was cleaned when it was saved. */
export async function readCustomCss(ctx: Pick<ServiceContext, 'db'>): Promise<CustomCss> {
  const [row] = await ctx.db.select({ css: configuration.customCss }).from(configuration);
  const css = row?.css ?? '';
  return { css, version: versionOf(css) };
}

/** Where a page loads it, at another address after each change; null where there is none. */
export function customCssAddress(css: string): string | null {
  return css === '' ? null : `/custom.css?v=${versionOf(css)}`;
}

/** Keeps a style that was saved (B94); since when the one before it was there nobody knows. */
export function keepStyle(ctx: ServiceContext, tx: ServiceContext['db'], before: string, css: string): Promise<void> {
  const earlier = before === '' ? undefined : { content: { css: before }, savedAt: null };
  return keepVersion(ctx, tx, styleName, { before: earlier, after: { css } });
}

function versionOf(css: string): string {
  return createHash('sha256').update(css).digest('base64url').slice(0, 16);
}
