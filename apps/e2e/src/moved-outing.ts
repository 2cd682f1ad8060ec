import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type postgres from 'postgres';
import { inDatabase } from './database';

/** A coming activity in Monfragüe with somebody who reads Portuguese. */
export async function outingReadInPortuguese(databaseUrl: string): Promise<number> {
  const row = await first<{ id: number }>(
    databaseUrl,
    (sql) => sql`
      select a.id from activities a
      where a.territory_id = 1 and a.date > current_date + 2 and not a.hidden and exists (
        select from reservations r where r.activity_id = a.id and r.status in (1, 2) and r.language = 'pt')
      order by a.date desc limit 1`,
  );
  return row?.id ?? 0;
}

export async function slugOf(databaseUrl: string, activityId: number): Promise<string> {
  const row = await first<{ slug: string }>(
    databaseUrl,
    (sql) => sql`select slug from activities where id = ${activityId}`,
  );
  return row?.slug ?? '';
}

/** From the board of an activity to what suspending it would do: fire risk, and a date in its place. */
export async function prepareSuspension(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Suspender o cambiar de fecha' }).click();
  await page.getByRole('button', { name: 'Ver qué pasará' }).click();
  await page.getByRole('alert').filter({ hasText: 'Elige el motivo' }).waitFor();
  await page.getByRole('combobox', { name: 'Motivo' }).click();
  await page.getByRole('option', { name: 'Riesgo de incendio' }).click();
  await page.getByLabel('En español').fill('Lo sentimos mucho.');
  await page.getByLabel('En portugués').fill('Lamentamos muito.');
  await page.getByRole('checkbox', { name: 'Crear una fecha nueva' }).check();
  await page.getByRole('textbox', { name: 'Fecha nueva' }).fill('15/05/2100');
  await page.getByLabel('Hora de inicio').fill('10:00');
  await page.getByRole('button', { name: 'Ver qué pasará' }).click();
  await page.getByRole('heading', { name: 'Antes de suspender' }).waitFor();
  await page.getByText('Plazas guardadas en otra fecha').waitFor();
}

/** Does what was prepared. */
export async function suspend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Suspender y avisar a todos' }).click();
  await page.getByRole('button', { name: 'Sí, suspender' }).click();
  await page.getByRole('heading', { level: 1, name: 'Actividad suspendida' }).waitFor();
}

/** The link, with its language, that the message to somebody who reads Portuguese leads to; waits until it is written. */
export async function movePath(databaseUrl: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const row = await first<{ html: string | null }>(
      databaseUrl,
      (sql) => sql`
        select html from messages where slug = 'actividad-otra-fecha' and language = 'pt' and html is not null
        order by id limit 1`,
    );
    const path = /\/otra-fecha\/[\w.-]+\?lang=pt/.exec(row?.html ?? '')?.[0];
    if (path !== undefined) return path;
    await pause(100);
  }
  throw new Error('no message offers another date');
}

async function first<T extends object>(
  databaseUrl: string,
  ask: (sql: postgres.Sql) => PromiseLike<readonly T[]>,
): Promise<T | undefined> {
  return inDatabase(databaseUrl, async (sql) => (await ask(sql))[0]);
}
