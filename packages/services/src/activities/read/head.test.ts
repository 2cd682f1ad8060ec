import { closedAfterAll } from '@dehesa/testing';
import { activities, activityTexts, categories, files, territories } from '@dehesa/db/schema';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createStaffWorld, titled } from '../../reservations/staff/staff-world.test-support';
import { activityHead } from './head';
import { nameIn, names } from '../../staff-names';
import { textIn, titleIn, titleLanguageIn } from './texts';

const world = await closedAfterAll(createStaffWorld());

const read = async (id: number) => {
  const [row] = await world.db
    .select({ ...activityHead, spanish: titleIn('es'), portuguese: titleIn('pt') })
    .from(activities)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(eq(activities.id, id));
  return row;
};

it('tells of an activity in every language, with its hours to the minute', async () => {
  const id = await world.activity({ texts: titled('Cigüeñas', 'Cegonhas'), startTime: '09:05', endTime: null });
  expect(await read(id)).toMatchObject({
    id,
    title: { es: 'Cigüeñas', pt: 'Cegonhas' },
    spanish: 'Cigüeñas',
    portuguese: 'Cegonhas',
    territoryId: 1,
    territory: { es: 'Monfragüe', pt: 'Monfragüe' },
    date: '2026-06-20',
    startTime: '09:05',
    endTime: null,
    suspended: false,
    imageUrl: null,
  });
});

it('tells a title that a language lacks in Spanish, whether it is empty or not there', async () => {
  const id = await world.activity({}, 'Grullas');
  const told = { title: { es: 'Grullas', pt: 'Grullas' }, portuguese: 'Grullas' };
  expect(await read(id)).toMatchObject(told);
  await world.db.delete(activityTexts).where(and(eq(activityTexts.activityId, id), eq(activityTexts.language, 'pt')));
  expect(await read(id)).toMatchObject(told);
});

it('keeps activities apart where a query has no other table', async () => {
  const ids = [await world.activity({}, 'Milanos'), await world.activity({}, 'Buitres')];
  const rows = await world.db
    .select({ id: activities.id, title: titleIn('pt'), subtitle: textIn('subtitle', 'pt') })
    .from(activities)
    .orderBy(activities.id);
  expect(rows.filter(({ id }) => ids.includes(id))).toEqual([
    { id: ids[0], title: 'Milanos', subtitle: '' },
    { id: ids[1], title: 'Buitres', subtitle: '' },
  ]);
});

it('names categories in a language, or in each', async () => {
  await world.db.insert(categories).values({ nameEs: 'Setas', namePt: 'Cogumelos' });
  const [row] = await world.db
    .select({ es: nameIn(categories, 'es'), pt: nameIn(categories, 'pt'), both: names(categories) })
    .from(categories)
    .where(eq(categories.nameEs, 'Setas'));
  expect(row).toEqual({ es: 'Setas', pt: 'Cogumelos', both: { es: 'Setas', pt: 'Cogumelos' } });
});

it('tells which language a title is in, where it is not the readers own', async () => {
  const languagesOf = async (id: number) =>
    world.db
      .select({ es: titleLanguageIn('es'), pt: titleLanguageIn('pt'), en: titleLanguageIn('en') })
      .from(activities)
      .where(eq(activities.id, id));
  const both = await world.activity({ texts: titled('Cigüeñas', 'Cegonhas') });
  expect(await languagesOf(both)).toEqual([{ es: null, pt: null, en: 'es' }]);
  expect(await languagesOf(await world.activity({}, 'Grullas'))).toEqual([{ es: null, pt: 'es', en: 'es' }]);
});
