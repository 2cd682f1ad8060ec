import net from 'node:net';

/**
 * A keep-alive connection that posts and gets, one call at a time: Node's own client would take as much of the machine as
 * the server that is measured.
 * @param {number} port of the loopback
 * @param {number} [visitor] each of them comes from an address of the loopback of its own
 */
export async function connect(port, visitor = 0) {
  const localAddress = `127.0.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`;
  const socket = net.connect({ host: '127.0.0.1', port, localAddress, noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let received = Buffer.alloc(0);
  let waiting;
  const settle = () => {
    const answer = waiting && wholeAnswer(received);
    if (!answer) return;
    received = received.subarray(answer.length);
    const { resolve } = waiting;
    waiting = undefined;
    resolve(answer);
  };
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    settle();
  });
  const send = (request, rest) =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) return reject(new Error('the server had closed the connection'));
      waiting = { resolve, reject };
      socket.write(`${request} HTTP/1.1\r\nhost: 127.0.0.1\r\n${rest}`);
    });
  const lost = (error) => waiting?.reject(error ?? new Error('the server closed the connection'));
  socket.on('error', lost);
  socket.on('close', () => lost());
  return {
    /** @returns {Promise<{ status: number, text: string }>} */
    post(path, body, cookie) {
      const headers = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${cookie ? `cookie: ${cookie}\r\nsec-fetch-site: same-origin\r\n` : ''}`;
      return send(`POST ${path}`, `${headers}\r\n${body}`);
    },
    /** @returns {Promise<{ status: number, text: string }>} */
    get(path, cookie, accepted = 'identity') {
      return send(`GET ${path}`, `cookie: ${cookie}\r\naccept-encoding: ${accepted}\r\n\r\n`);
    },
    /** The server closes one that was idle for a while. */
    isOpen: () => !socket.destroyed && socket.readable,
    close: () => socket.destroy(),
  };
}

/** The first answer in what came so far, if it is there whole. The server always gives its length. */
function wholeAnswer(received) {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const head = received.toString('latin1', 0, headEnd);
  const length = headEnd + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  if (Number.isNaN(length)) throw new Error(`an answer without a length: ${head}`);
  if (received.length < length) return undefined;
  const body = received.subarray(headEnd + 4, length);
  // Read where somebody wants it: what came compressed is no text, and the load must not take the machine from the server.
  return {
    status: Number(head.slice(9, 12)),
    get text() {
      return body.toString('utf8');
    },
    length,
  };
}
