import { type PublicActivity, PublicActivityInput } from '@dehesa/domain/activities';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { presentPublicActivity } from './present-public-activity';
import { readPublicRows } from './public-activity-row';

/** One activity for its public page; null where there is none or it is hidden (B11). */
export async function readPublicActivity(
  ctx: ServiceContext,
  raw: PublicActivityInput,
): Promise<PublicActivity | null> {
  const { slug, language, collaboratorId } = PublicActivityInput.parse(raw);
  const [row] = await readPublicRows(ctx.db, { language, collaboratorId, where: sql`a.slug = ${slug}` });
  return row === undefined ? null : presentPublicActivity(row, language, ctx.clock.now());
}
