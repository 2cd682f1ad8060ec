import { start } from '../../dist/main.js';

// The built product in a process of its own, to be killed; its database is the first argument.
await start({ databaseUrl: process.argv[2], embedded: false });
process.send?.('ready');
