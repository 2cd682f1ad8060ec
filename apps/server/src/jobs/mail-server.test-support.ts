import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  source: string;
  recipients: string[];
}

export interface MailServer {
  port: number;
  received: ReceivedMail[];
  /** Every connection ends at once, as when its process dies. */
  cut(): void;
  close(): Promise<void>;
}

/** A real SMTP server on a port of this machine that keeps what it takes. */
export async function startMailServer(options: SMTPServerOptions & { port?: number } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          source: Buffer.concat(chunks).toString(),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        done(null, 'taken');
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const listening = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const close = () => {
    // By itself it waits half a minute for whoever keeps a connection.
    cut();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: portOf(listening), received, cut, close };
}

/** A port that takes connections and does with them what the test wants. */
export async function startRawServer(
  onConnection: (socket: Socket) => void,
): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: portOf(server), close };
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const { port, close } = await startRawServer((socket) => socket.destroy());
  await close();
  return port;
}

/** `listen` was called with a port, so the address is not a pipe's name. */
function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
