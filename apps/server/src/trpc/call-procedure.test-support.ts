import type { FastifyInstance } from 'fastify';
import superjson from 'superjson';
import { sessionCookie } from '../requests/request-context';

interface Call {
  method: 'GET' | 'POST';
  name: string;
  input: unknown;
  token?: string | undefined;
  remoteAddress?: string;
}

/** A procedure as the screens call it: session cookie, superjson; answers with the data or the refusal. */
export async function callProcedure(app: FastifyInstance, { method, name, input, token, remoteAddress }: Call) {
  const written = JSON.stringify(superjson.serialize(input));
  const response = await app.inject({
    method,
    url: `/trpc/${name}${method === 'GET' ? `?input=${encodeURIComponent(written)}` : ''}`,
    ...(method === 'POST' && { payload: written, headers: { 'content-type': 'application/json' } }),
    cookies: token === undefined ? {} : { [sessionCookie]: token },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
  const body: {
    result?: { data: Parameters<typeof superjson.deserialize>[0] };
    error?: { json: { data: { domain: unknown } } };
  } = response.json();
  const answer = body.result === undefined ? body.error?.json.data.domain : superjson.deserialize(body.result.data);
  return { status: response.statusCode, answer, headers: response.headers };
}
