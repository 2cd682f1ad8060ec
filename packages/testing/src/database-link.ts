import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseLink {
  /** The database's address by this way. */
  url: string;
  /** How often it has said something. */
  answers(): number;
  /** Ends the connections that are open. */
  cut(): void;
  /** From now on nothing arrives any more, in neither direction, and nobody is told; or everything again. */
  swallow(on: boolean): void;
  /** From now on everything waits on its way until it is restored. */
  stall(): void;
  /** What is asked arrives so much later. */
  delay(milliseconds: number): void;
  /** The next that asks something with these words in it is heard, but its connection is cut before the answer. */
  loseAnswerTo(words: string): Promise<void>;
  /** Nobody is there any more. */
  close(): Promise<void>;
  /** Open again at the same address, and what was stalled goes on. */
  restore(): Promise<void>;
}

/** A way to a database that a test can close, slow down, or let swallow everything. */
export async function openDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let swallowing = false;
  let stalled = false;
  let delayMs = 0;
  let answers = 0;
  let lost: { words: string; tell: () => void } | undefined;
  const pairs: (readonly [Socket, Socket])[] = [];
  const join = (from: Socket, to: Socket, onData: (bytes: Buffer) => void) => {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('data', (bytes: Buffer) => swallowing || onData(bytes));
    if (stalled) from.pause();
    // A goodbye does not arrive either, until something does.
    from.on('close', () => {
      sockets.delete(from);
      if (!swallowing) to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let losing: typeof lost;
    join(near, far, (bytes) => {
      if (lost !== undefined && bytes.includes(lost.words)) [losing, lost] = [lost, undefined];
      if (delayMs === 0) far.write(bytes);
      else setTimeout(() => far.write(bytes), delayMs);
    });
    join(far, near, (bytes) => {
      answers += 1;
      if (losing === undefined) return near.write(bytes);
      near.destroy();
      losing.tell();
    });
    pairs.push([near, far]);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return portOf(server.address());
  };
  const url = new URL(target);
  const port = await listen(0);
  url.port = String(port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    answers: () => answers,
    cut,
    swallow(on) {
      swallowing = on;
      if (on) return;
      // Now the goodbyes arrive.
      for (const [near, far] of pairs.splice(0)) {
        if (near.destroyed) far.destroy();
        else if (far.destroyed) near.destroy();
        else pairs.push([near, far]);
      }
    },
    stall() {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    delay: (milliseconds) => (delayMs = milliseconds),
    loseAnswerTo: (words) => new Promise((tell) => (lost = { words, tell })),
    async close() {
      cut();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
    async restore() {
      stalled = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('the link does not listen on a port');
  return address.port;
}
