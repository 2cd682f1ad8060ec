import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDatabase, urlOf } from '@dehesa/testing/template';
import type { TestProject } from 'vitest/node';
import { serveBuilt } from './serve-product';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database and a folder with the demo's data; no product runs on them. */
    demo: { database: string; dataDir: string };
  }
}

let dataDir: string | undefined;

/** Fills in the demo data once in a run: each browser test then starts on a copy, which takes a tenth of the time. */
export async function setup(project: TestProject): Promise<void> {
  const { databaseServer, databaseTemplate } = project.getProvidedContext();
  const database = `${databaseTemplate}_demo`;
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-demo-'));
  project.provide('demo', { database, dataDir });
  // Without a browser nobody needs it.
  if (process.env['CHROMIUM_MISSING']) return;
  await createDatabase(databaseServer, database, databaseTemplate);
  const product = await serveBuilt({ databaseUrl: urlOf(databaseServer, database), dataDir });
  await product.end();
}

export function teardown(): void {
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
}
