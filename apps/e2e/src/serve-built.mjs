// Runs the built server on the database that DATABASE_URL names, as `npm start` would, and tells the parent its address.
import { fileURLToPath, pathToFileURL } from 'node:url';

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const { start } = await import(pathToFileURL(main).href);
const running = await start({ databaseUrl: process.env.DATABASE_URL, embedded: false });
process.send?.({ url: running.url });
// Nothing outlives the worker that started it.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
