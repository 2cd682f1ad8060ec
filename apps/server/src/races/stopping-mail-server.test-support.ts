import { type MailServer, startMailServer } from '../jobs/mail-server.test-support';

/** How far a message has come: its sender was named, its text is on its way, its last byte is there. */
export type MailStep = 'sender' | 'message' | 'dot';

export interface StoppingMailServer extends MailServer {
  /** From now on it says nothing more once a conversation has come this far; null for never. */
  stopAt(step: MailStep | null): void;
  /** It has stopped saying anything. */
  stopped(): boolean;
}

/** A real SMTP server that keeps what has arrived whole, and falls silent where a test wants. */
export async function startStoppingMailServer(): Promise<StoppingMailServer> {
  let wanted: MailStep | null = null;
  let stopped = false;
  const stops = (step: MailStep) => {
    if (wanted !== step) return false;
    stopped = true;
    return true;
  };
  const server: MailServer = await startMailServer({
    onMailFrom(_address, _session, done) {
      if (!stops('sender')) done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      let cut = false;
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        cut ||= stops('message');
      });
      stream.on('end', () => {
        if (cut) return;
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        server.received.push({ source: Buffer.concat(chunks).toString(), recipients });
        if (!stops('dot')) done(null, 'taken');
      });
    },
  });
  return {
    ...server,
    stopAt(step) {
      wanted = step;
      stopped = false;
    },
    stopped: () => stopped,
  };
}
