import net from 'node:net';

/**
 * Listens between the server and its PostgreSQL and writes down what is asked, in order: the bench gives pgbench the very
 * statements that a booking sends, whatever they have become. Statements that were sent without waiting for the answers
 * before share a `batch`.
 * @param {{ host: string, port: number }} target
 */
export async function startRecorder(target) {
  const recorder = { statements: [], batches: 0, recording: false, port: 0, close: undefined };
  const sockets = new Set();
  const server = net.createServer((client) => {
    const upstream = net.connect(target);
    const session = { texts: new Map(), open: 0, batch: 0 };
    readMessages(client, true, (type, body) => onRequest(recorder, session, type, body));
    readMessages(upstream, false, (type) => {
      if (type === 'Z') session.open = Math.max(0, session.open - 1);
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ]) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  recorder.port = server.address().port;
  recorder.close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return recorder;
}

/** Parse keeps a statement's text by its name; Bind runs it with its parameters; Sync ends what is answered together. */
function onRequest(recorder, session, type, body) {
  if (type === 'P') {
    const [name, text] = [cString(body, 0), cString(body, cString(body, 0).length + 1)];
    session.texts.set(name, text);
  } else if (type === 'B' || type === 'Q') {
    if (session.open === 0) {
      recorder.batches += 1;
      session.batch = recorder.batches;
    }
    if (type === 'Q') session.open += 1;
    if (!recorder.recording) return;
    const { text, parameters } = type === 'Q' ? { text: cString(body, 0), parameters: [] } : bound(session, body);
    recorder.statements.push({ session, batch: session.batch, text, parameters });
  } else if (type === 'S') session.open += 1;
}

function bound(session, body) {
  let at = cString(body, 0).length + 1;
  const name = cString(body, at);
  at += name.length + 1;
  at += 2 + body.readInt16BE(at) * 2;
  const parameters = [];
  const count = body.readInt16BE(at);
  at += 2;
  for (let index = 0; index < count; index += 1) {
    const length = body.readInt32BE(at);
    at += 4;
    parameters.push(length === -1 ? null : body.toString('utf8', at, at + length));
    at += Math.max(0, length);
  }
  return { text: session.texts.get(name) ?? '', parameters };
}

function cString(body, from) {
  return body.toString('utf8', from, body.indexOf(0, from));
}

/** Cuts a stream into the protocol's messages; the first of a client has no type. */
function readMessages(socket, fromClient, onMessage) {
  let rest = Buffer.alloc(0);
  let startup = fromClient;
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const header = startup ? 0 : 1;
      if (rest.length < header + 4) return;
      const end = header + rest.readInt32BE(header);
      if (rest.length < end) return;
      if (startup) startup = false;
      else onMessage(String.fromCharCode(rest[0]), rest.subarray(5, end));
      rest = rest.subarray(end);
    }
  });
}
