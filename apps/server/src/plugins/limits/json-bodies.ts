import fp from 'fastify-plugin';
import { parseJson } from '../../json/parse-json';

/** The one reader of JSON bodies, whichever door they come in by: in linear time, within limits (B51). */
export const jsonBodies = fp(
  (app, _options, done) => {
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body: Buffer, parsed) => {
      try {
        parsed(null, parseJson(body));
      } catch (error) {
        parsed(error instanceof Error ? error : new Error('unreadable body', { cause: error }));
      }
    });
    done();
  },
  { name: 'json-bodies' },
);
