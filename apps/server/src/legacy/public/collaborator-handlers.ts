import { SignUpInput } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import { assertUsable } from '@dehesa/services/auth';
import { readPublicCollaborator, signUpCollaborator } from '@dehesa/services/collaborators';
import type { LegacyCall, LegacyHandler } from '../handler';
import { parseCollaborator } from '../users/collaborator-wire';
import { createUserCall } from '../users/handlers';
import { wireDataUrl, wireText } from '../wire-values';
import { idOf, languageOf } from '../lenient-values';

/** /act-colaborador-publico {id}: a collaborator with access, as visitors may know it. */
export const publicCollaborator: LegacyHandler = async ({ body, services }) => {
  const id = idOf(body['id']);
  if (id === null) throw DomainError.of('record.notFound');
  const shown = await readPublicCollaborator(services, { id });
  return {
    error: false,
    data: {
      id,
      empresa: shown.companyName,
      localidad: shown.locality,
      provincia: shown.province,
      web: shown.website,
      servicios: shown.services,
      id_ubicacion: shown.territoryId,
      ubicacion: shown.territory?.[languageOf(body['idioma'])] ?? '',
      imagen: shown.imageUrl ?? '',
    },
  };
};

/** /crear-usuario: staff's, and with the `key` of the sign-up's link a business's own (B54). */
export const createUserOrSignUpCall: LegacyHandler = async (call) => {
  if (call.user === null && call.body['key'] !== undefined) return signUp(call);
  if (call.user !== null) assertUsable(call.user);
  return createUserCall(call);
};

async function signUp({ body, services }: LegacyCall) {
  const { imageId: _none, ...fields } = parseCollaborator(body, null);
  const input = SignUpInput.parse({ ...fields, language: languageOf(body['idioma']), key: wireText(body, 'key') });
  const logo = wireDataUrl(body, 'img') ?? wireDataUrl(body, 'imagen') ?? Buffer.alloc(0);
  await signUpCollaborator(services, input, logo);
  return { error: false };
}
