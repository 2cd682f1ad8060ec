import { auditLog } from '@dehesa/db/schema';
import { closedAfterAll } from '@dehesa/testing';
import { read, utils } from '@e965/xlsx';
import { desc } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createActivityWorld } from '../activities.test-support';
import { createActivity } from '../create-activity';
import { hideActivity } from '../hide-activity';
import { exportActivities } from './export-activities';

const world = await closedAfterAll(createActivityWorld());
const { admin, monfrague, company, member } = world.actors;
const create = async (change: Parameters<typeof world.activity>[0], title: string) =>
  (await createActivity(world.as(admin), world.activity(change, title))).id;

const late = await create({ date: '2026-07-20' }, 'Buitres');
const early = await create({ date: '2026-06-10' }, 'Nutrias');
const elsewhere = await create({ date: '2026-05-01', territoryId: 2, companyId: world.actors.other.userId }, 'Barco');
await world.reserve(early, 4, 2);
await world.reserve(early, 2, 1);

async function rowsFor(ids: number[], actor = admin, language: 'es' | 'pt' = 'es') {
  const { name, stream } = await exportActivities(world.as(actor), { ids, language });
  const book = read(await buffer(stream));
  const [sheet = ''] = book.SheetNames;
  const [headings = [], ...rows] = utils.sheet_to_json<string[]>(book.Sheets[sheet] ?? {}, { header: 1, raw: false });
  return { name, sheet, headings, rows };
}

describe('ticked activities as a spreadsheet (B96)', () => {
  it('are by date, each once, with what the list shows', async () => {
    await hideActivity(world.as(admin), { id: late });
    const { name, sheet, headings, rows } = await rowsFor([late, early, late]);
    expect(name).toMatch(/^Actividades \d{4}-\d{2}-\d{2}$/);
    expect(sheet).toBe('Actividades');
    const cells = rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index]])));
    expect(cells).toMatchObject([
      {
        ID: String(early),
        Actividad: 'Nutrias',
        Fecha: '10/06/2026',
        'Personas confirmadas': '4',
        'Personas pendientes': '2',
        Visible: 'Sí',
        Inscripciones: 'Abiertas',
        Suspendida: 'No',
      },
      { ID: String(late), Fecha: '20/07/2026', Visible: 'No' },
    ]);
    expect((await rowsFor([early], admin, 'pt')).headings.slice(0, 3)).toEqual(['ID', 'Atividade', 'Data']);
    const [last] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ action: 'activities.export', actorId: admin.userId, details: { activities: 1 } });
  });

  it('are those in reach alone; out of reach is as missing (B22)', async () => {
    for (const actor of [monfrague, company])
      expect((await rowsFor([early, elsewhere, 999_999], actor)).rows.map(([id]) => id)).toEqual([String(early)]);
    const failure = { code: 'record.notFound' };
    for (const ids of [[elsewhere], [999_999]])
      await expect(rowsFor(ids, monfrague)).rejects.toMatchObject({ failure });
  });

  it('are for staff, two hundred at most', async () => {
    await expect(rowsFor([early], member)).rejects.toMatchObject({ code: 'access.forbidden' });
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    await expect(rowsFor(many)).rejects.toMatchObject({ name: 'ZodError' });
    expect((await rowsFor([...many.slice(1), early].slice(-200))).rows.length).toBeGreaterThan(0);
  });
});
