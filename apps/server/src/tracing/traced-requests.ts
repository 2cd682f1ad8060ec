import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

interface TracedRequest {
  span: Span;
  within: Context;
}

/**
 * A span for each request, named for its route: of the address itself, which may hold a link's token or what somebody looks
 * for, nothing is told (B104). What is answered without the database, such as files and the health, is left out.
 */
export const tracedRequests = fp(
  (app, _options, done) => {
    const traced = new WeakMap<FastifyRequest, TracedRequest>();

    const tracer = trace.getTracer('dehesa.server');

    app.addHook('onRequest', (request, _reply, next) => {
      const { config, url: route } = request.routeOptions;
      if (config.withoutDatabase === true) return next();
      const span = tracer.startSpan(
        `${request.method} ${route ?? 'none'}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': request.method,
            ...(route !== undefined && { 'http.route': route }),
            'url.scheme': request.protocol,
            // What a person is told of a fault: it leads here.
            'dehesa.request_id': request.id,
          },
        },
        parentOf(request),
      );
      const inside = trace.setSpan(ROOT_CONTEXT, span);
      traced.set(request, { span, within: inside });
      context.with(inside, next);
    });
    // A body comes in through the socket, which knows of no request.
    app.addHook('preValidation', (request, _reply, next) => {
      const known = traced.get(request);
      if (known === undefined) next();
      else context.with(known.within, next);
    });
    app.addHook('onSend', (request, reply, _payload, next) => {
      const span = traced.get(request)?.span;
      if (span === undefined) return next();
      const type = String(reply.getHeader('content-type') ?? '');
      // What a stream tells for hours is no longer its opening.
      if (type.startsWith('text/event-stream')) end(span, reply);
      // What is sent from this page later on belongs to it.
      if (type.startsWith('text/html') && span.isRecording()) reply.header('server-timing', timingOf(span));
      next();
    });
    app.addHook('onResponse', (request, reply, next) => {
      const span = traced.get(request)?.span;
      if (span?.isRecording() === true) end(span, reply);
      next();
    });
    done();
  },
  { name: 'traced-requests' },
);

/**
 * Where a request says that it continues a trace it does, under its ids: that it is noted its sender does not decide (see the
 * sampler). What else comes along (`tracestate`, `baggage`) is anybody's text, and is left where it is.
 */
function parentOf({ headers }: FastifyRequest): Context {
  const given = headers['traceparent'];
  const parent = typeof given === 'string' && given.length < 200 ? parseTraceParent(given) : null;
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

function end(span: Span, { statusCode }: FastifyReply): void {
  span.setAttribute('http.response.status_code', statusCode);
  if (statusCode >= 500) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', String(statusCode));
  }
  span.end();
}

function timingOf(span: Span): string {
  const { traceId, spanId } = span.spanContext();
  return `traceparent;desc="00-${traceId}-${spanId}-0${TraceFlags.SAMPLED}"`;
}
