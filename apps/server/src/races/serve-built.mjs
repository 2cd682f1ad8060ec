import { start } from '../../dist/main.js';

// The built product in a process of its own, to be killed.
await start({ databaseUrl: process.env.DATABASE_URL, embedded: false });
process.send?.('ready');
