import net from 'node:net';

/**
 * Listens between the server and its PostgreSQL: each answer arrives so many milliseconds later than it was given.
 * @param {{ host: string, port: number }} target
 */
export async function openSlowLink(target) {
  let delay = 0;
  const sockets = new Set();
  const server = net.createServer((near) => {
    const far = net.connect(target);
    for (const [from, to, late] of [
      [near, far, false],
      [far, near, true],
    ]) {
      sockets.add(from);
      from.setNoDelay(true);
      // One after the other, also while the delay changes.
      let last = 0;
      from.on('data', (chunk) => {
        last = Math.max(last, performance.now() + (late ? delay : 0));
        const wait = last - performance.now();
        if (wait <= 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), wait);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    delayAnswers: (milliseconds) => (delay = milliseconds),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
