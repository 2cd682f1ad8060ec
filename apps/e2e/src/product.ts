import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@dehesa/testing';
import { inject } from 'vitest';
import { serveBuilt } from './serve-product';

export interface RunningProduct {
  url: string;
  /** The database that it runs on, for what no screen tells. */
  databaseUrl: string;
  /** The process that serves. */
  pid: number;
}

export interface Product extends RunningProduct {
  stop(): Promise<void>;
}

/**
 * Starts the built product with its demo data on a database and a folder of its own, copied from those that the run filled
 * once (`demo-setup.ts`); `settings` are added to its environment. `by` is the way to its database, where a test wants
 * another than the straight one.
 */
export async function startProduct(
  settings: Readonly<Record<string, string>> = {},
  by: (databaseUrl: string) => Promise<string> = (databaseUrl) => Promise.resolve(databaseUrl),
): Promise<Product> {
  const demo = inject('demo');
  const database = await createTestDatabase(demo.database);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-e2e-'));
  cpSync(demo.dataDir, dataDir, { recursive: true });
  const dispose = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const served = await serveBuilt({ databaseUrl: await by(database.url), dataDir, settings });
    const stop = async () => {
      await served.end();
      await dispose();
    };
    return { url: served.url, databaseUrl: database.url, pid: served.pid, stop };
  } catch (error) {
    await dispose();
    throw error;
  }
}
