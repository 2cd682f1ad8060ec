import { setImmediate as nextTurn } from 'node:timers/promises';
import { Role } from '@dehesa/domain/access';
import { z } from 'zod';
import type { LegacyCall } from './call';
import { callAreas } from './routes';
import { Fault, Refusal } from './shapes';

type Json = Record<string, unknown>;

const roleNames: Record<Role, string> = {
  [Role.superAdmin]: 'super admin',
  [Role.admin]: 'admin',
  [Role.manager]: 'territory manager or company',
  [Role.member]: 'end user',
  [Role.collaborator]: 'collaborator',
};

const introduction = `All calls are POST with a JSON object as body. Each path is served with and without \`/api\`.
A session comes from \`/login\` and travels in the body as \`token\`, or in the browser's cookie.

Dates are \`yyyy-mm-dd\`, their \`_format\` twins \`dd/mm/yyyy\`, times \`HH:MM\` in Europe/Madrid. Flags are 0 or 1, ids are
numbers; input also takes both in quotes. A refusal by a rule is HTTP 200 with \`{error: true, value: TEXT}\`.`;

/**
 * The whole legacy layer as an OpenAPI document: every call, from the schemas that the tests hold it to. Others have their
 * turn between one call and the next.
 */
export async function openApiDocument(publicUrl: string): Promise<Json> {
  const schemas: Json = {};
  const refusal = schemaOf(Refusal, 'output', schemas);
  const fault = schemaOf(Fault, 'output', schemas);
  const paths: Json = {};
  for (const { name, calls } of callAreas) {
    for (const call of calls) {
      paths[`/api${call.path}`] = { post: operation(name, call, { schemas, refusal, fault }) };
      await nextTurn();
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dehesa', version: '1', description: introduction },
    servers: [{ url: publicUrl }],
    tags: callAreas.map(({ name }) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName(publicUrl) } },
    },
  };
}

/** As `session-cookies.ts` names it. */
const cookieName = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-dehesa_session' : 'dehesa_session');

/** What every call can answer besides, and the shapes with a name of their own so far. */
interface Shared {
  schemas: Json;
  refusal: Json;
  fault: Json;
}

function operation(area: string, { path, summary, callers, body, answer }: LegacyCall, shared: Shared): Json {
  const { schemas, refusal, fault } = shared;
  const refused = json(refusal);
  const sent = callers === null ? body : body.extend({ token: z.string().describe('From /login').optional() });
  return {
    operationId: path.slice(1),
    tags: [area],
    summary,
    description: callersText(callers),
    ...(callers !== null && { security: [{ session: [] }] }),
    requestBody: { required: true, content: json(schemaOf(sent, 'input', schemas)) },
    responses: {
      200: {
        description: 'Done, or refused by a rule',
        content: json({ anyOf: [schemaOf(answer, 'output', schemas), refusal] }),
      },
      400: { description: 'Not a JSON object', content: refused },
      ...(callers !== null && {
        401: { description: 'Nobody is signed in', content: refused },
        403: { description: 'Not for this role', content: refused },
      }),
      413: { description: 'Too large', content: refused },
      429: {
        description: 'Too many calls; `Retry-After` tells when',
        content: refused,
      },
      500: { description: 'A fault of the server', content: json(fault) },
      503: {
        description: 'The database is away; `Retry-After` tells when to call again',
        content: refused,
      },
    },
  };
}

function callersText(callers: LegacyCall['callers']): string {
  if (callers === null) return 'For everybody.';
  return `For: ${callers.map((role) => `${roleNames[role]} (${role})`).join(', ')}.`;
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const JsonSchema = z.looseObject({ $defs: z.record(z.string(), z.unknown()).optional() });

/** A schema as JSON Schema; shapes with a name of their own go to the document's components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io })).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _dialect, $defs, ...rest } = JsonSchema.parse(JSON.parse(text));
  Object.assign(schemas, $defs);
  return rest;
}
