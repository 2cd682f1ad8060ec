import { runAdminCommand } from '../admin-command';

/** `dehesa migrate`: brings the database up to date, and the queue's part of it, while nothing is served yet. */
await runAdminCommand({
  name: 'migrate',
  entry: import.meta.url,
  refusals: {},
  run: async () => {
    process.stdout.write('the database is up to date\n');
  },
});
