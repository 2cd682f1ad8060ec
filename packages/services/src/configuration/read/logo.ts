import { configuration, files } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { fitInto, fileUrl, logoOnPages, type Size, smallLogoKey } from '../../files/index';

/** The installation's logo as a page shows it (B107). */
export interface PageLogo extends Size {
  url: string;
}

/** The logo of the row of settings that a query reads; null where it has none. */
export const logoColumns = { key: files.storageKey, width: files.width, height: files.height };

/** How a page shows it. */
export function pageLogo(row: { key: string; width: number | null; height: number | null } | null): PageLogo | null {
  if (row === null || row.width === null || row.height === null) return null;
  return { url: fileUrl(smallLogoKey(row.key)), ...fitInto({ width: row.width, height: row.height }, logoOnPages) };
}

/** Reads it as a page shows it; null for none. */
export async function readPageLogo({ db }: Pick<ServiceContext, 'db'>): Promise<PageLogo | null> {
  const [row] = await db.select(logoColumns).from(configuration).innerJoin(files, eq(files.id, configuration.logoId));
  return pageLogo(row ?? null);
}

/**
 * The logo's own bytes, for what is printed; undefined where there is none, or none can be had: a poster without it is
 * better than none.
 */
export async function readPrintedLogo(ctx: Pick<ServiceContext, 'db' | 'files'>): Promise<Uint8Array | undefined> {
  const [row] = await ctx.db
    .select({ key: files.storageKey })
    .from(configuration)
    .innerJoin(files, eq(files.id, configuration.logoId));
  return row && bytesOf(ctx, row.key);
}

/** What stands at the head of a mail: the picture goes along, so that nobody learns who opens it, and when. */
export interface MailLogo extends PageLogo {
  png: Buffer;
}

/** Null where there is no logo, or its file is gone. */
export async function readMailLogo(ctx: Pick<ServiceContext, 'db' | 'files'>): Promise<MailLogo | null> {
  const shown = await readPageLogo(ctx);
  if (shown === null) return null;
  const png = await lastBytes(ctx, shown.url.replace('/files/', ''));
  return png === undefined ? null : { ...shown, png };
}

/** What each store was last asked for: thousands of mails have the same, and what lies under a key never changes. */
const kept = new WeakMap<ServiceContext['files'], { key: string; png: Buffer }>();

async function lastBytes(ctx: Pick<ServiceContext, 'files'>, key: string): Promise<Buffer | undefined> {
  const last = kept.get(ctx.files);
  if (last?.key === key) return last.png;
  const bytes = await bytesOf(ctx, key);
  if (bytes === undefined) return undefined;
  const png = Buffer.from(bytes);
  kept.set(ctx.files, { key, png });
  return png;
}

function bytesOf({ files: store }: Pick<ServiceContext, 'files'>, key: string): Promise<Uint8Array | undefined> {
  return store.read(key).catch(() => undefined);
}
