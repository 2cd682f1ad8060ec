import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyRequest } from 'fastify';

/**
 * The bytes of a body, up to the limit of its route. They are put into their place as they arrive: to join megabytes at the
 * end would hold everybody else (B51). Fastify's own errors tell of what is too large or cut off.
 */
export async function readBody(request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
  const limit = request.routeOptions.bodyLimit ?? request.server.initialConfig.bodyLimit ?? 0;
  const said = request.headers['content-length'];
  const length = said === undefined ? undefined : Number(said);
  if ((length ?? 0) > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  const most = length ?? limit;
  let body: Buffer = Buffer.allocUnsafe(Math.min(most, firstBytes));
  let read = 0;
  for await (const chunk of chunksOf(payload)) {
    const needed = read + chunk.length;
    if (needed > most) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    if (needed > body.length) body = grown(body, read, Math.min(most, Math.max(needed, body.length * 2)));
    read += chunk.copy(body, read);
  }
  if (length !== undefined && read !== length) throw new errorCodes.FST_ERR_CTP_INVALID_CONTENT_LENGTH();
  return body.subarray(0, read);
}

/** The memory of a body that says nothing yet: it grows with what comes, not with what is promised. */
const firstBytes = 64 * 1024;

function grown(body: Buffer, used: number, length: number): Buffer {
  const larger = Buffer.allocUnsafe(length);
  body.copy(larger, 0, 0, used);
  return larger;
}

/** Who is refused before the end is answered on the same connection, so it stays. Who goes before the end is at fault. */
async function* chunksOf(payload: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* payload.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw Object.assign(new Error('the body was cut off', { cause: error }), { statusCode: 400 });
  }
}
