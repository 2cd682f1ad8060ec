import { SMTPServer } from 'smtp-server';

// A real mail server in a process of its own, as another house's is. It takes everything and counts by Message-ID.
/** @type {Map<string, number>} */
const taken = new Map();
let refusing = false;
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  authOptional: true,
  onConnect(_session, done) {
    done(refusing ? Object.assign(new Error('come again later'), { responseCode: 421 }) : null);
  },
  // Connections that were open before are refused what comes next.
  onMailFrom(_address, _session, done) {
    done(refusing ? Object.assign(new Error('come again later'), { responseCode: 451 }) : null);
  },
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
process.on('message', (asked) => {
  if (asked !== 'taken') refusing = asked === 'refuse';
  process.send?.([...taken]);
});
// A drill or a bench that broke off leaves nothing behind.
process.on('disconnect', () => process.exit(1));
