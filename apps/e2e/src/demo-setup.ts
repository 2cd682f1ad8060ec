import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
  await askForPictures(product.url, dataDir);
  await product.end();
}

/** How long one picture is waited for, in milliseconds: where WebP is no smaller there is none. */
const patience = 5_000;

/** Has the small pictures made in the form that browsers take: each product of a test would make them once more. */
async function askForPictures(url: string, dataDir: string): Promise<void> {
  const small = readdirSync(path.join(dataDir, 'files'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.basename(file))
    .filter((key) => key.endsWith('-640.jpg'));
  for (const key of small.flatMap((key) => [key, key.replace('-640.jpg', '-160.jpg')])) {
    const until = Date.now() + patience;
    while (!(await isWebp(`${url}/files/${key}`)) && Date.now() < until) await wait(10);
  }
}

async function isWebp(address: string): Promise<boolean> {
  const answer = await fetch(address, { headers: { accept: 'image/webp' } });
  await answer.body?.cancel();
  return answer.headers.get('content-type') === 'image/webp';
}

export function teardown(): void {
  if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
}
