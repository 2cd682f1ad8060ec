import net from 'node:net';

/**
 * Listens in between until it is cut: from then on nothing goes either way, whoever comes is let in and hears nothing, and
 * nobody is told. What was held back goes on once it is mended, as it does where a network comes back.
 */
async function openLink() {
  let target;
  let isCut = false;
  const sockets = new Set();
  const server = net.createServer((near) => {
    const far = net.connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (chunk) => to.write(chunk));
      // An end that comes while it is cut does not get through either.
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        if (!isCut) to.destroy();
      });
    }
    if (isCut) near.pause();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${server.address().port}`,
    /** @param {string} address `host:port` where it leads */
    lead(address) {
      const [host, port] = address.split(':');
      target = { host, port: Number(port) };
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
  };
}

// In a process of its own: the traffic of a whole cluster goes through it, and those who cause it must not wait for it.
const links = await Promise.all(Array.from({ length: Number(process.argv[2]) }, openLink));
process.on('message', ({ act, index, address }) => links[index][act](address));
process.on('disconnect', () => process.exit(0));
process.send?.(links.map(({ address }) => address));
