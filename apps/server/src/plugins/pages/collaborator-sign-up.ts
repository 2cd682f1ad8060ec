import multipart from '@fastify/multipart';
import { signUpFields, SignUpInput, signUpKeyLength } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import { isSignUpKey, signUpCollaborator } from '@dehesa/services/collaborators';
import { maxImageMegabytes, maxUploadBytes } from '@dehesa/services/files';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { serviceContext } from '../../requests/request-context';
import { letPass } from '../files/upload-part';

type SignUpRequest = FastifyRequest<{ Querystring: { key?: unknown } }>;

/** Forms from one address: several businesses of a village may share one. */
const tries = { max: 20, timeWindow: '1 hour' };

/**
 * What the form of `/alta-colaborador` sends: its fields and the logo in one piece, so that nobody without the key can
 * leave a file here, and nothing is kept of a form that is refused. The body is not read before the key is known.
 */
export const collaboratorSignUp = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    const services = serviceContext(deps, null);
    const triesOf = app.createRateLimit(tries);
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      await scope.register(multipart, {
        throwFileSizeLimit: false,
        limits: {
          fileSize: maxUploadBytes + 1,
          files: 1,
          fields: signUpFields.length,
          fieldSize: 10_000,
          headerPairs: 20,
        },
      });
      scope.post('/alta-colaborador', async (request: SignUpRequest, reply) => {
        try {
          const tried = await triesOf(request);
          if (!tried.isAllowed && tried.isExceeded)
            throw DomainError.of('request.tooMany', { retryAfterSeconds: Math.max(1, tried.ttlInSeconds) });
          const key = keyOf(request);
          if (!(await isSignUpKey(services, key))) throw DomainError.of('record.notFound');
          const { fields, logo } = await readForm(request);
          const visited = serviceContext(deps, null, { address: request.ip });
          await signUpCollaborator(visited, SignUpInput.parse({ ...fields, key }), logo);
          return await reply.code(201).send({ done: true });
        } finally {
          letPass(request);
        }
      });
    });
  },
  { name: 'collaborator-sign-up', dependencies: ['security', 'errors'] },
);

function keyOf({ query: { key } }: SignUpRequest): string {
  return typeof key === 'string' ? key.slice(0, signUpKeyLength) : '';
}

const known: ReadonlySet<string> = new Set(signUpFields);

/** The known fields as they were typed, and the logo's bytes: none where no file came. */
async function readForm(request: FastifyRequest): Promise<{ fields: Record<string, unknown>; logo: Buffer }> {
  if (!request.isMultipart()) throw DomainError.of('input.invalid', { path: '' });
  const fields: Record<string, unknown> = {};
  let logo: Buffer = Buffer.alloc(0);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') logo = await part.toBuffer();
      else if (known.has(part.fieldname)) fields[part.fieldname] = part.value;
    }
  } catch {
    // A form that is broken or holds more than ours does: the request's fault.
    throw DomainError.of('input.invalid', { path: '' });
  }
  if (logo.byteLength > maxUploadBytes) throw DomainError.of('file.tooLarge', { maxMegabytes: maxImageMegabytes });
  const { territoryId } = fields;
  return {
    fields: { ...fields, territoryId: territoryId === '1' || territoryId === '2' ? Number(territoryId) : null },
    logo,
  };
}
