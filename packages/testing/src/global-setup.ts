import { rmSync } from 'node:fs';
import { startEmbedded } from '@dehesa/db/embedded';
import type { TestProject } from 'vitest/node';
import { embeddedFolder, removeAbandonedFolders } from './embedded-folder';
import { createTemplate, dropFamily, uniqueName } from './template';

interface TestServer {
  url: string;
  template: string;
  stop(): Promise<void>;
}

// Vitest loads this file once per project: what they share lives on globalThis.
const shared = globalThis as typeof globalThis & { dehesaTestServer?: { server: Promise<TestServer>; users: number } };

/** Gives a project's tests a PostgreSQL server with a migrated template; the projects of a run share one. */
export async function setup(project: TestProject): Promise<void> {
  const entry = (shared.dehesaTestServer ??= { server: startServer(), users: 0 });
  entry.users += 1;
  const server = await entry.server;
  project.provide('databaseServer', server.url);
  project.provide('databaseTemplate', server.template);
}

export async function teardown(): Promise<void> {
  const entry = shared.dehesaTestServer;
  if (!entry) return;
  entry.users -= 1;
  if (entry.users > 0) return;
  delete shared.dehesaTestServer;
  await (await entry.server).stop();
}

async function startServer(): Promise<TestServer> {
  const template = uniqueName('dehesa_test');
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startTemporary();
  try {
    await createTemplate(server.url, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const stop = async () => {
    if (given) await dropFamily(server.url, template);
    await server.stop();
  };
  return { url: server.url, template, stop };
}

/** A server that loses everything with its folder: nothing needs to reach the disk. */
async function startTemporary(): Promise<{ url: string; stop(): Promise<void> }> {
  await removeAbandonedFolders();
  const root = embeddedFolder('test');
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    const settings = {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      max_wal_size: '256MB',
    };
    const embedded = await startEmbedded({ root, settings });
    const stop = async () => {
      await embedded.stop();
      remove();
    };
    // Who makes and drops databases, and triggers that tests switch off.
    return { url: embedded.ownerUrl, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
