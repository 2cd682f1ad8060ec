import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a mail server in a process of its own; what it took is told by message. */
export async function startMailServer() {
  const script = fileURLToPath(new URL('mail-server-process.mjs', import.meta.url));
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [{ port }] = await once(child, 'message');
  return {
    url: `smtp://127.0.0.1:${port}?requireTLS=false`,
    /** How often each message arrived, by its id. */
    taken: async () => {
      const answer = once(child, 'message');
      child.send('taken');
      return new Map((await answer)[0]);
    },
    /** From now on everything is refused for the moment, or taken again. */
    async refuse(refusing) {
      const answer = once(child, 'message');
      child.send(refusing ? 'refuse' : 'take');
      await answer;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
