import { configuration, users } from '@dehesa/db/schema';
import { may, Role } from '@dehesa/domain/access';
import { checkpointAddress, CollaboratorRef, posterLanguages, type PosterLanguage } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import { posterTexts } from '@dehesa/i18n/collaborators';
import { locales } from '@dehesa/i18n/formats';
import { and, eq, or, sql } from 'drizzle-orm';
import { toBuffer } from 'qrcode';
import { reachableCollaborators } from '../../collaborator-scope';
import { readPrintedLogo } from '../../configuration/read/logo';
import { authorize, type ServiceContext } from '../../context';
import { collaboratorName } from '../collaborator-rows';

/** Pixels of a side (U16). */
const qrPixels = 220;

/**
 * The QR code of a collaborator's checkpoint as PNG: for everybody while it has access, else for itself and for staff
 * who reach it; `record.notFound` otherwise (B22).
 */
export async function collaboratorQr(ctx: ServiceContext, raw: CollaboratorRef): Promise<Buffer> {
  const { id } = CollaboratorRef.parse(raw);
  const own = ctx.actor?.userId === id && may(ctx.actor, 'collaborators.readOwn');
  const [row] = await ctx.db
    .select({ hasAccess: users.hasAccess })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        eq(users.role, Role.collaborator),
        own ? undefined : or(eq(users.hasAccess, true), reachableCollaborators(ctx.actor)),
      ),
    );
  if (!row) throw DomainError.of('record.notFound');
  return toBuffer(checkpointUrl(ctx, id), { errorCorrectionLevel: 'M', margin: 2, width: qrPixels });
}

/** A poster as a file: what it is called, and its bytes. */
export interface Poster {
  name: string;
  content: Uint8Array;
}

/** The poster with that code, 180 mm wide, in a language or in both of the region (B102): for the collaborator itself and for staff who reach it. */
export async function collaboratorPoster(
  ctx: ServiceContext,
  { id: asked, language }: CollaboratorRef & { language: PosterLanguage },
): Promise<Poster> {
  const { id } = CollaboratorRef.parse({ id: asked });
  const isOwn = may(ctx.actor, 'collaborators.readOwn');
  const actor = authorize(ctx, isOwn ? 'collaborators.readOwn' : 'collaborators.manage');
  const reach = isOwn ? eq(users.id, actor.userId) : reachableCollaborators(actor);
  const [row] = await ctx.db
    .select({ name: collaboratorName, appName: configuration.appName })
    .from(users)
    .innerJoin(configuration, sql`true`)
    .where(and(eq(users.id, id), eq(users.role, Role.collaborator), reach));
  if (!row) throw DomainError.of('record.notFound');
  const spoken = posterLanguages(language);
  const [first] = spoken;
  const texts = spoken.map((one) => posterTexts[one]);
  const { drawPoster } = await import('./draw-poster');
  const content = await drawPoster({
    ...row,
    logo: await readPrintedLogo(ctx),
    url: checkpointUrl(ctx, id),
    texts,
    lang: locales[first],
    drawnAt: ctx.clock.now(),
  });
  return { name: posterTexts[first].fileName(row.name), content };
}

function checkpointUrl({ installation }: ServiceContext, id: number): string {
  return `${installation.publicUrl}${checkpointAddress(id)}`;
}
