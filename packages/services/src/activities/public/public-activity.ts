import { type PublicActivityPage, PublicActivityInput } from '@dehesa/domain/activities';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { ServiceContext } from '../../context';
import { presentPublicPage } from './present-public-page';
import { readPublicPageRow } from './public-page-row';

/** One activity for its public page; null where there is none or it is hidden (B11). */
export async function readPublicActivity(
  ctx: ServiceContext,
  raw: PublicActivityInput,
): Promise<PublicActivityPage | null> {
  const asked = PublicActivityInput.parse(raw);
  const now = ctx.clock.now();
  const row = await readPublicPageRow(ctx.db, { ...asked, now, today: madridDate(now) });
  return row === undefined ? null : presentPublicPage(row, asked.language, now);
}
