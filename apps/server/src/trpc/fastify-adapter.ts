import type { Span } from '@opentelemetry/api';
import {
  type AnyRouter,
  callTRPCProcedure,
  getTRPCErrorShape,
  type inferRouterContext,
  TRPCError,
  transformTRPCResponse,
} from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { DomainError } from '@dehesa/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseJson } from '../json/parse-json';
import { inSpan, markFailed } from '../tracing/in-span';
import { type CallLimits, callLimits, procedureLimits, proceduresOf } from './call-limits';
import { domainFailure } from './init';

export interface AdapterOptions<R extends AnyRouter> {
  prefix: string;
  router: R;
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<inferRouterContext<R>>;
  isSignedIn(context: inferRouterContext<R>): boolean;
  /** Counts the calls of a batch beyond the first, which the request itself is (B47). */
  countFurtherCalls(request: FastifyRequest, calls: number): Promise<void>;
  /** The error that a caller gets for whatever was thrown; sets the headers that go with it. */
  present(error: unknown, request: FastifyRequest, reply: FastifyReply): TRPCError;
  onError(error: TRPCError, path: string, request: FastifyRequest): void;
}

/** Requests here are short: nobody listens for an abort. */
const neverAborts = new AbortController().signal;

type TrpcRequest = FastifyRequest<{
  Params: { '*'?: string };
  Querystring: { batch?: string; input?: string };
}>;
type Outcome = { result: { data: unknown } } | { error: ReturnType<typeof getTRPCErrorShape> };

/**
 * tRPC over Fastify with the wire format of `httpBatchLink`: JSON only, no streaming, no subscriptions. It leaves out
 * the stock adapter's fetch Request and Response, which cost twice what the call itself does. Public exports only.
 * Nothing is read of a call before its limits are known (B51); an input is made of it only behind the procedure's guards.
 */
export function serveTrpc<R extends AnyRouter>(app: FastifyInstance, options: AdapterOptions<R>): void {
  const config = options.router._def._config;
  const procedures = proceduresOf(options.router);
  const isQuery = (path: string) => procedures.get(path)?._def.type === 'query';
  /** What reads comes by either method, by POST with its input where no log finds it; what changes by POST alone. */
  const typeOf = ({ method }: TrpcRequest, path: string) =>
    method === 'POST' && !isQuery(path) ? ('mutation' as const) : ('query' as const);
  const contexts = new WeakMap<FastifyRequest, Promise<inferRouterContext<R>>>();
  const contextOf = (request: FastifyRequest, reply: FastifyReply) => {
    const made = contexts.get(request) ?? options.createContext(request, reply);
    contexts.set(request, made);
    return made;
  };

  /** Before the body is read: how many calls there are, and whether these may come so. */
  async function admit(request: TrpcRequest, reply: FastifyReply, limits: CallLimits) {
    const paths = pathsOf(request, limits.path);
    await options.countFurtherCalls(request, paths.length - 1);
    limits.assertBatch(paths);
    if (request.method !== 'POST') return;
    // A page of another origin cannot send this content type without asking first: no forged calls with our cookie.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', cause: unreadable() });
    if (limits.needsSession && !options.isSignedIn(await contextOf(request, reply)))
      throw DomainError.of('access.unauthenticated');
  }

  async function handle(request: TrpcRequest, reply: FastifyReply, limits: CallLimits) {
    const batched = request.query.batch === '1';
    const inputs = readInputs(request, batched);
    const ctx = await contextOf(request, reply);
    const statuses = new Set<number>();
    const answers = await Promise.all(
      pathsOf(request, limits.path).map((path, index) =>
        inSpan(spanOf(path), async (span): Promise<Outcome> => {
          const type = typeOf(request, path);
          try {
            const raw = inputs[index];
            const data = await callTRPCProcedure({
              router: options.router,
              path,
              getRawInput: async () =>
                raw === undefined || raw === null ? undefined : config.transformer.input.deserialize(raw),
              ctx,
              type,
              signal: neverAborts,
              batchIndex: index,
            });
            statuses.add(200);
            return { result: { data } };
          } catch (thrown) {
            const error = options.present(thrown, request, reply);
            statuses.add(getHTTPStatusCodeFromError(error));
            if (span) noteFailure(span, error);
            options.onError(error, path, request);
            return { error: getTRPCErrorShape({ config, ctx, error, input: undefined, path, type }) };
          }
        }),
      ),
    );
    const [status = 200] = statuses;
    const [first] = answers;
    return answer(
      reply.code(statuses.size === 1 ? status : 207),
      batched ? transformTRPCResponse(config, answers) : first && transformTRPCResponse(config, first),
    );
  }

  /** A path that names no procedure may be any text. */
  const spanOf = (path: string) => {
    const method = procedures.has(path) ? path : 'unknown';
    return { name: method, attributes: () => ({ 'rpc.system.name': 'trpc', 'rpc.method': method }) };
  };

  /** What is refused before any call of it runs is one error for all of them. */
  function refuse(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
    const error = options.present(thrown, request, reply);
    const path = request.url.slice(options.prefix.length + 1).replace(/\?.*$/s, '');
    options.onError(error, path, request);
    const shape = getTRPCErrorShape({ config, ctx: undefined, error, input: undefined, path, type: 'unknown' });
    answer(reply.code(getHTTPStatusCodeFromError(error)), transformTRPCResponse(config, { error: shape }));
  }

  const serve = (method: 'GET' | 'POST', address: string, limits: CallLimits) =>
    app.route({
      method,
      url: `${options.prefix}/${address}`,
      exposeHeadRoute: false,
      bodyLimit: limits.bodyBytes,
      config: { changesNothing: (request: TrpcRequest) => pathsOf(request, limits.path).every(isQuery) },
      preParsing: (request: TrpcRequest, reply) => admit(request, reply, limits),
      handler: (request: TrpcRequest, reply) => handle(request, reply, limits),
      errorHandler: refuse,
    });
  for (const [path, limits] of procedureLimits(options.router)) serve('POST', path, limits);
  const anyLimits = callLimits(options.router);
  serve('POST', '*', anyLimits);
  serve('GET', '*', anyLimits);
}

function pathsOf(request: TrpcRequest, own: string | undefined): string[] {
  const path = own ?? request.params['*'] ?? '';
  return request.query.batch === '1' ? path.split(',') : [path];
}

function readInputs(request: TrpcRequest, batched: boolean): Record<string, unknown> {
  const { input } = request.query;
  let raw: unknown = request.body;
  if (request.method === 'GET') raw = typeof input === 'string' ? parseJson(Buffer.from(input)) : undefined;
  if (!batched) return { 0: raw };
  if (raw === undefined || raw === null) return {};
  if (typeof raw !== 'object') throw unreadable();
  return { ...raw };
}

/** A refusal is an answer like others, and told by its code. */
function noteFailure(span: Span, error: TRPCError): void {
  span.setAttribute('rpc.response.status_code', error.code);
  const refusal = domainFailure(error);
  if (refusal) span.setAttribute('dehesa.refusal', refusal.code);
  if (getHTTPStatusCodeFromError(error) >= 500) markFailed(span, error.cause ?? error);
}

function unreadable(): DomainError {
  return DomainError.of('input.invalid', { path: '' });
}

function answer(reply: FastifyReply, body: unknown): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}
