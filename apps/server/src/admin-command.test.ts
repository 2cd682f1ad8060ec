import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@dehesa/db';
import { startEmbedded } from '@dehesa/db/embedded';
import { embeddedFolder } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDatabase } from './admin-command';

let root: string;
beforeAll(() => {
  root = embeddedFolder('command');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const migrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const place = () => ({ givenUrl: undefined, migrations, dataDir: root });

/** Whether there is what a command needs: the product's tables, and the queue that its mail waits in. */
async function isUsable(url: string): Promise<boolean> {
  const db = openDatabase(url, { max: 1 });
  try {
    const [row] = await db.execute<{ usable: boolean }>(sql`
      select count(*) >= 0 and to_regproc('graphile_worker.add_job') is not null as usable from users`);
    return row?.usable ?? false;
  } finally {
    await db.close();
  }
}

it('a command starts the embedded database for itself, and works on that of the product where it runs', async () => {
  let alone = '';
  await withDatabase(place(), async (url) => {
    alone = url;
    expect(await isUsable(url)).toBe(true);
  });
  await expect(isUsable(alone)).rejects.toThrow(/./);

  const product = await startEmbedded({ root, settings: { fsync: 'off' } });
  try {
    await withDatabase(place(), async (url) => {
      expect(url).toBe(product.url);
      expect(await isUsable(url)).toBe(true);
    });
    // It is not the command's to stop.
    expect(await isUsable(product.url)).toBe(true);
  } finally {
    await product.stop();
  }
}, 120_000);
