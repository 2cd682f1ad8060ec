import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// The built product in a process of its own, as in production: the load must not share its thread.
const built = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../apps/server/dist/main.js');
const { start } = await import(pathToFileURL(built).href);
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const server = await start({ databaseUrl: process.env.DATABASE_URL, embedded: false, clock }).catch((error) => {
  console.error(error.expected ? error.message : error);
  process.exit(1);
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
// A bench that broke off leaves nothing behind.
process.on('disconnect', () => process.exit(1));
process.on('message', (asked) => {
  if (typeof asked === 'object') ({ ahead } = asked);
  process.send?.(asked === 'memory' ? process.memoryUsage().rss : process.cpuUsage());
});
process.send?.('ready');
