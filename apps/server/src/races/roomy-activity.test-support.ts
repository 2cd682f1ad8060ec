import type { Database } from '@dehesa/db';
import { activities, activityTexts, categories, shiftPlaces } from '@dehesa/db/schema';

/** An activity in twenty days with places for everybody; answers its id. */
export async function insertRoomyActivity(db: Database): Promise<number> {
  const [category] = await db.insert(categories).values({ nameEs: 'Senderismo', namePt: 'Caminhada' }).returning();
  const day = new Date(Date.now() + 20 * 24 * 3_600_000);
  const date = day.toISOString().slice(0, 10);
  const [activity] = await db
    .insert(activities)
    .values({
      slug: 'ruta',
      territoryId: 1,
      categoryId: category?.id ?? 0,
      date,
      week: 1,
      endsAt: day,
      firstDate: date,
      firstWeek: 1,
      municipality: 'Serradilla',
      capacity: 10_000,
    })
    .returning();
  const id = activity?.id ?? 0;
  await db.insert(activityTexts).values({ activityId: id, language: 'es', title: 'Ruta' });
  await db.insert(shiftPlaces).values({ activityId: id, capacity: 10_000 });
  return id;
}
