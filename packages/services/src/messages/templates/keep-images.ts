import { mailImages } from '@dehesa/db/schema';
import type { ServiceContext } from '../../context';
import { fileIdOf, requireFiles } from '../../files';

/**
 * Keeps the stored pictures that a body shows, for good: a mail that has left asks for them whatever its template says
 * by then. One that is not there is refused as `record.notFound`.
 */
export async function keepImages(ctx: ServiceContext, tx: ServiceContext['db'], body: string): Promise<void> {
  const ours = `${ctx.installation.publicUrl}/files/`;
  const sources = [...body.matchAll(/<img\s[^>]*?src="([^"]*)"/g)].map(([, source = '']) => source);
  const found = sources.flatMap((source) => (source.startsWith(ours) ? (fileIdOf(source) ?? []) : []));
  const ids = [...new Set(found)];
  if (ids.length === 0) return;
  await requireFiles(tx, ids, ['image']);
  await tx
    .insert(mailImages)
    .values(ids.map((fileId) => ({ fileId })))
    .onConflictDoNothing();
}
