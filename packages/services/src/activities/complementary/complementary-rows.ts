import { complementaryActivities, complementaryActivityTexts, files } from '@dehesa/db/schema';
import type { ComplementaryInput } from '@dehesa/domain/activities';
import { type StaffLanguage, staffLanguages } from '@dehesa/domain/languages';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context';
import { fileUrl } from '../../files';

export const spanish = alias(complementaryActivityTexts, 'spanish');
export const portuguese = alias(complementaryActivityTexts, 'portuguese');

/** Joins the texts of one language. */
export function ofLanguage(texts: typeof spanish | typeof portuguese, language: StaffLanguage): SQL | undefined {
  return and(eq(texts.complementaryId, complementaryActivities.id), eq(texts.language, language));
}

/** A complementary activity with all its fields: lists and the form show the same. */
export interface ComplementaryActivity extends Required<ComplementaryInput> {
  id: number;
  imageUrl: string | null;
}

/** The complementary activities with their texts and picture, to be narrowed down. */
export function selectComplementary(db: ServiceContext['db']) {
  return db
    .select({
      id: complementaryActivities.id,
      date: complementaryActivities.date,
      phone: complementaryActivities.phone,
      place: complementaryActivities.place,
      url: complementaryActivities.url,
      hidden: complementaryActivities.hidden,
      imageId: complementaryActivities.imageId,
      storageKey: files.storageKey,
      titleEs: spanish.title,
      descriptionEs: spanish.description,
      titlePt: sql<string>`coalesce(${portuguese.title}, '')`,
      descriptionPt: sql<string>`coalesce(${portuguese.description}, '')`,
    })
    .from(complementaryActivities)
    .innerJoin(spanish, ofLanguage(spanish, 'es'))
    .leftJoin(portuguese, ofLanguage(portuguese, 'pt'))
    .leftJoin(files, eq(files.id, complementaryActivities.imageId))
    .$dynamic();
}

export function toComplementary(row: Awaited<ReturnType<typeof selectComplementary>>[number]): ComplementaryActivity {
  const { storageKey, titleEs, descriptionEs, titlePt, descriptionPt, ...fields } = row;
  return {
    ...fields,
    imageUrl: fileUrl(storageKey),
    texts: {
      es: { title: titleEs, description: descriptionEs },
      pt: { title: titlePt, description: descriptionPt },
    },
  };
}

/** The columns that a form decides. */
export function complementaryColumns({ date, phone, place, url, hidden, imageId }: ComplementaryInput) {
  return { date, phone, place, url, hidden, imageId };
}

/** Writes the texts of both languages; an empty Portuguese one stays empty and falls back on reading. */
export async function saveComplementaryTexts(
  tx: ServiceContext['db'],
  complementaryId: number,
  texts: ComplementaryInput['texts'],
): Promise<void> {
  await tx
    .insert(complementaryActivityTexts)
    .values(staffLanguages.map((language) => ({ complementaryId, language, ...texts[language] })))
    .onConflictDoUpdate({
      target: [complementaryActivityTexts.complementaryId, complementaryActivityTexts.language],
      set: { title: sql`excluded.title`, description: sql`excluded.description` },
    });
}
