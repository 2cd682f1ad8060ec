import { once } from 'node:events';
import { watch } from 'node:fs';
import { binary, startProgram } from './child.mjs';

const BUILDS = [
  { cwd: 'apps/server', flags: [] },
  { cwd: 'apps/web', flags: [] },
  { cwd: 'apps/web', flags: ['--config', 'vite.ssr.config.ts'] },
  { cwd: 'apps/web', flags: ['--config', 'vite.public.config.ts'] },
  { cwd: 'apps/web', flags: ['--config', 'vite.widget.config.ts'] },
];
const SETTLE_MS = 300;

/** Rebuilds on every change and restarts the server after it, until a signal ends it. */
export async function dev(say) {
  const vite = new URL(`../../${binary('vite', 'bin/vite.js')}`, import.meta.url).pathname;
  for (const { cwd, flags } of BUILDS) {
    startProgram(process.execPath, [vite, 'build', '--watch', '--clearScreen=false', ...flags], { cwd });
  }
  let server = startServer();
  let timer;
  const restart = async () => {
    say('restarting');
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'close');
    }
    server = startServer();
  };
  for (const folder of ['apps/server/dist', 'apps/web/dist']) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), SETTLE_MS);
    });
  }
  await new Promise(() => undefined);
}

function startServer() {
  return startProgram(process.execPath, ['infra/scripts/run.mjs', 'serve'], { env: { npm_lifecycle_event: '' } });
}
