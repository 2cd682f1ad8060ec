import {
  type AnyRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type inferRouterContext,
  TRPCError,
  transformTRPCResponse,
} from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface AdapterOptions<R extends AnyRouter> {
  prefix: string;
  router: R;
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<inferRouterContext<R>>;
  onError(error: TRPCError, path: string, request: FastifyRequest): void;
}

/** Calls in one batch; more are refused before any runs. */
const maxBatch = 20;
/** Requests here are short: nobody listens for an abort. */
const neverAborts = new AbortController().signal;

type Outcome = { result: { data: unknown } } | { error: ReturnType<typeof getTRPCErrorShape> };

/**
 * tRPC over Fastify with the wire format of `httpBatchLink`: JSON only, no streaming, no subscriptions. It leaves out
 * the stock adapter's fetch Request and Response, which cost twice what the call itself does. Public exports only.
 */
export function serveTrpc<R extends AnyRouter>(app: FastifyInstance, options: AdapterOptions<R>): void {
  const config = options.router._def._config;

  async function handle(
    request: FastifyRequest<{ Params: { '*': string }; Querystring: { batch?: string; input?: string } }>,
    reply: FastifyReply,
  ) {
    const type = request.method === 'GET' ? ('query' as const) : ('mutation' as const);
    const batched = request.query.batch === '1';
    const paths = batched ? request.params['*'].split(',') : [request.params['*']];
    let ctx: inferRouterContext<R> | undefined;
    let inputs: Record<string, unknown> = {};
    let refused: TRPCError | undefined;
    try {
      inputs = readInputs(request, type, batched, paths.length);
      ctx = await options.createContext(request, reply);
    } catch (error) {
      refused = getTRPCErrorFromUnknown(error);
    }
    const statuses = new Set<number>();
    const answers = await Promise.all(
      paths.map(async (path, index): Promise<Outcome> => {
        try {
          if (refused) throw refused;
          const raw = inputs[index];
          const input = readInput(config, raw);
          const data = await callTRPCProcedure({
            router: options.router,
            path,
            getRawInput: () => Promise.resolve(input),
            ctx,
            type,
            signal: neverAborts,
            batchIndex: index,
          });
          statuses.add(200);
          return { result: { data } };
        } catch (thrown) {
          const error = getTRPCErrorFromUnknown(thrown);
          statuses.add(getHTTPStatusCodeFromError(error));
          options.onError(error, path, request);
          return { error: getTRPCErrorShape({ config, ctx, error, input: undefined, path, type }) };
        }
      }),
    );
    const [status = 200] = statuses;
    void reply
      .code(statuses.size === 1 ? status : 207)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store');
    const [first] = answers;
    return reply.send(
      JSON.stringify(batched ? transformTRPCResponse(config, answers) : first && transformTRPCResponse(config, first)),
    );
  }

  app.get(`${options.prefix}/*`, handle);
  app.post(`${options.prefix}/*`, handle);
}

/** The input of one call; what the transformer cannot read is the caller's fault, not the server's. */
function readInput({ transformer }: AnyRouter['_def']['_config'], raw: unknown): unknown {
  if (raw === undefined || raw === null) return undefined;
  try {
    return transformer.input.deserialize(raw);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}

function readInputs(
  request: FastifyRequest<{ Querystring: { input?: string } }>,
  type: 'query' | 'mutation',
  batched: boolean,
  calls: number,
): Record<string, unknown> {
  // A page of another origin cannot send this content type without asking first: no forged calls with our cookie.
  if (type === 'mutation' && !/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  }
  if (calls > maxBatch) throw new TRPCError({ code: 'BAD_REQUEST', message: 'batch too large' });
  let raw: unknown = request.body;
  if (type === 'query' && request.query.input !== undefined) {
    try {
      raw = JSON.parse(request.query.input);
    } catch (cause) {
      throw new TRPCError({ code: 'PARSE_ERROR', cause });
    }
  }
  if (!batched) return { 0: raw };
  if (raw === undefined || raw === null) return {};
  if (typeof raw !== 'object') throw new TRPCError({ code: 'BAD_REQUEST' });
  return { ...raw };
}
