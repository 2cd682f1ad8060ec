import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { parseJson, parseJsonWithFiles } from '../../json/parse-json';
import { readBody } from '../../json/read-body';
import { bodyBytes } from '../../requests/body-limits';

/** The one reader of JSON bodies, whichever door they come in by: in linear time, within limits (B51). */
export const jsonBodies = fp(
  (app, _options, done) => {
    app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
      const body = await readBody(request, payload);
      return body.length > bodyBytes.longTexts ? parseJsonWithFiles(body) : parseJson(body);
    });
    done();
  },
  { name: 'json-bodies' },
);
