import { SMTPServer } from 'smtp-server';

// A real mail server in a process of its own, as another house's is. It takes everything and counts by Message-ID.
/** @type {Map<string, number>} */
const taken = new Map();
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  authOptional: true,
  onData(stream, _session, done) {
    let head = '';
    stream.on('data', (chunk) => {
      if (head.length < 4_000) head += chunk.toString('latin1');
    });
    stream.on('end', () => {
      const id = /^Message-ID: <mensaje-(\d+)@/im.exec(head)?.[1] ?? 'unknown';
      taken.set(id, (taken.get(id) ?? 0) + 1);
      done(null, 'taken');
    });
  },
});
server.on('error', () => undefined);
const listening = server.listen(0, '127.0.0.1', () => process.send?.({ port: listening.address().port }));
process.on('message', () => process.send?.([...taken]));
