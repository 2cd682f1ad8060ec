import {
  activities,
  activityComplements,
  activityDocuments,
  activityImages,
  complementaryActivities,
  complementaryActivityTexts,
  relatedActivities,
} from '@dehesa/db/schema';
import { addDays } from '@dehesa/domain/dates';
import { staffLanguages } from '@dehesa/domain/languages';
import { madridDate } from '@dehesa/domain/madrid-time';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { ServiceContext } from '@dehesa/services/context';
import { keepDocument, keepImage } from '@dehesa/services/files';
import { demoComplements, demoDocument, demoGalleries, demoRelated, type Detail } from './extras';
import { plainPdf } from './plain-pdf';
import { height, width } from './scenes/land';
import type { SceneName } from './scenes/draw-scene';

/** An activity of the demo by its scene, with the picture that was drawn for it. */
export interface DrawnActivity {
  id: number;
  picture: Buffer;
}

type Drawn = ReadonlyMap<SceneName, DrawnActivity>;

/** Galleries, a document, and what goes well with an activity, for some of the demo's activities. */
export async function seedExtras(ctx: ServiceContext, drawn: Drawn): Promise<void> {
  await Promise.all(demoGalleries.map((one) => seedGallery(ctx, drawn, one)));
  await seedDocument(ctx, drawn);
  for (const { scene, related } of demoRelated) {
    const rows = related.map((other, position) => ({
      activityId: the(drawn, scene).id,
      relatedId: the(drawn, other).id,
      position,
    }));
    await ctx.db.insert(relatedActivities).values(rows);
  }
  for (const complement of demoComplements) await seedComplement(ctx, drawn, complement);
}

function the(drawn: Drawn, scene: SceneName): DrawnActivity {
  const found = drawn.get(scene);
  if (found === undefined) throw new Error(`the demo has no activity with the scene ${scene}`);
  return found;
}

async function seedGallery(
  ctx: ServiceContext,
  drawn: Drawn,
  { scene, gallery, details }: (typeof demoGalleries)[number],
): Promise<void> {
  const { id, picture } = the(drawn, scene);
  const images = await Promise.all(details.map(async (detail) => keepImage(ctx, await partOf(picture, detail))));
  await ctx.db
    .insert(activityImages)
    .values(images.map((image, position) => ({ activityId: id, fileId: image.id, gallery, position })));
}

function partOf(picture: Buffer, [left, top, side]: Detail): Promise<Buffer> {
  const area = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.floor(side * width),
    height: Math.floor(side * height),
  };
  return sharp(picture).extract(area).jpeg({ quality: 92 }).toBuffer();
}

async function seedDocument(ctx: ServiceContext, drawn: Drawn): Promise<void> {
  const activityId = the(drawn, demoDocument.scene).id;
  for (const language of staffLanguages) {
    const { name, title, lines } = demoDocument.texts[language];
    const file = await keepDocument(ctx, plainPdf(title, lines), { name: `${name}.pdf` });
    await ctx.db
      .insert(activityDocuments)
      .values({ activityId, language, name, fileId: file.id, extension: file.extension });
  }
}

async function seedComplement(
  ctx: ServiceContext,
  drawn: Drawn,
  { scenes, picture, inDays, texts, ...fields }: (typeof demoComplements)[number],
): Promise<void> {
  const [pictured] = await ctx.db
    .select({ imageId: activities.mainImageId })
    .from(activities)
    .where(eq(activities.id, the(drawn, picture).id));
  const date = inDays === null ? null : addDays(madridDate(ctx.clock.now()), inDays);
  const [row] = await ctx.db
    .insert(complementaryActivities)
    .values({ ...fields, date, imageId: pictured?.imageId ?? null })
    .returning({ id: complementaryActivities.id });
  if (row === undefined) throw new Error('no complementary activity inserted');
  await ctx.db
    .insert(complementaryActivityTexts)
    .values(staffLanguages.map((language) => ({ complementaryId: row.id, language, ...texts[language] })));
  await ctx.db
    .insert(activityComplements)
    .values(scenes.map((scene) => ({ activityId: the(drawn, scene).id, complementaryId: row.id })));
}
