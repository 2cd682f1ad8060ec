import { rmSync } from 'node:fs';
import { openDatabase } from '@dehesa/db';
import { startEmbedded } from '@dehesa/db/embedded';
import { closedAfterAll, createTestDatabase, embeddedFolder } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readArchivedAge } from './read-archived-age';

/** A server of its own that archives its log by this command. */
async function archiving(command: string) {
  const folder = embeddedFolder('archive');
  const settings = { archive_mode: 'on', archive_command: command, fsync: 'off' };
  const { ownerUrl, stop } = await startEmbedded({ root: folder, settings });
  const db = openDatabase(ownerUrl, { max: 1 });
  onTestFinished(async () => {
    await db.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  // Raw: a piece of the log ends, and the next one begins.
  const endPiece = () => db.execute(sql`select pg_switch_wal() from pg_logical_emit_message(true, 'test', 'x')`);
  const age = async () => (await readArchivedAge({ db })) ?? Number.NaN;
  return { endPiece, age };
}

it('is not told where nothing is archived', async () => {
  const { db } = await closedAfterAll(createTestDatabase());
  expect(await readArchivedAge({ db })).toBeNull();
});

it('begins anew with each piece that is archived (B49)', async () => {
  const { endPiece, age } = await archiving('true');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(await age()).toBeGreaterThan(1);
  await endPiece();
  await vi.waitFor(async () => expect(await age()).toBeLessThan(1), { timeout: 10_000, interval: 50 });
});

it('grows while the archive takes nothing', async () => {
  const { endPiece, age } = await archiving('false');
  await endPiece();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await age()).toBeGreaterThan(1.4);
});
