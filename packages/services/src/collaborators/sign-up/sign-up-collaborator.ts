import { createHash, timingSafeEqual } from 'node:crypto';
import { configuration, territories, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { checkCollaborator, requiredSignUpFields, SignUpInput } from '@dehesa/domain/collaborators';
import { DomainError } from '@dehesa/domain/errors';
import { isEmail } from '@dehesa/domain/identity';
import { writtenFor } from '@dehesa/domain/languages';
import { holdsHiddenSigns, holdsPageAddress, leadsToPage } from '@dehesa/domain/page-address';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { keepImage } from '../../files';
import { inTransaction } from '../../in-transaction';
import { queueMessage } from '../../messages';
import { countSignUp } from '../../visitors/index';
import { refuseTakenEmail } from '../allowed-collaborator';
import { hasEmail } from '../../users/read/account-email';

/** Whether a link to the sign-up carries the installation's key; without one set there is no sign-up. */
export async function isSignUpKey(ctx: ServiceContext, given: string): Promise<boolean> {
  const [row] = await ctx.db.select({ key: configuration.collaboratorKey }).from(configuration);
  if (!row?.key) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(row.key), digest(given));
}

/**
 * A business signs up as a collaborator: pending (`acceso` 0) until staff send the confirmation, told so by message, and
 * the administrators with it; so many an hour from one address. The logo is re-encoded (B33); where something is refused after that, the nightly
 * collection takes it. A wrong key is `record.notFound`.
 */
export async function signUpCollaborator(ctx: ServiceContext, raw: SignUpInput, logo: Uint8Array): Promise<void> {
  const { key, ...input } = SignUpInput.parse(raw);
  if (!(await isSignUpKey(ctx, key))) throw DomainError.of('record.notFound');
  const failed = checkCollaborator({ ...input, imageId: logo.byteLength === 0 ? null : 'sent' }, requiredSignUpFields);
  if (failed) throw DomainError.from(failed);
  if (!isPlain(input)) throw DomainError.of('collaborators.textRefused');
  await countSignUp(ctx);
  // Looked up before the picture is worked on; the constraint decides.
  const taken = await ctx.db.select({ id: users.id }).from(users).where(hasEmail(input.email));
  if (taken.length > 0) throw DomainError.of('collaborators.emailTaken');
  const { id: imageId } = await keepImage(ctx, logo, 'files.storeLogo');
  await inTransaction(ctx, async (tx) => {
    const now = ctx.clock.now();
    const [stored] = await tx
      .insert(users)
      .values({
        ...input,
        language: writtenFor(input.language),
        imageId,
        role: Role.collaborator,
        hasAccess: false,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: users.id })
      .catch(refuseTakenEmail);
    if (!stored) throw new Error('the insert answered no collaborator');
    const { email, firstName, lastName, territoryId, language } = input;
    await queueMessage(tx, {
      slug: 'colaborador-alta',
      language,
      recipient: { address: email, name: `${firstName} ${lastName}` },
      ...(territoryId !== null && { territoryId }),
    });
    await notifyAdministrators(ctx, tx, input);
    await audit(ctx, tx, { action: 'collaborators.signUp', entity: 'user', entityId: stored.id });
  });
}

/** Texts that go into messages lead nowhere; a business may be called as its page is. */
function isPlain({ companyName, firstName, lastName, locality, province }: Omit<SignUpInput, 'key'>): boolean {
  const texts = [companyName, firstName, lastName, locality, province];
  return (
    !leadsToPage(companyName) && !texts.slice(1).some(holdsPageAddress) && !texts.some((text) => holdsHiddenSigns(text))
  );
}

/** Those of the installation and those of the business's territory, each once. */
async function notifyAdministrators(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { companyName, firstName, lastName, territoryId }: Omit<SignUpInput, 'key'>,
): Promise<void> {
  const [installation] = await tx
    .select({ name: configuration.adminAlias, addresses: configuration.adminEmails })
    .from(configuration);
  const [territory] =
    territoryId === null
      ? []
      : await tx
          .select({ name: territories.adminAlias, addresses: territories.adminEmails })
          .from(territories)
          .where(eq(territories.id, territoryId));
  const recipients = new Map<string, { address: string; name: string }>();
  for (const office of [installation, territory]) {
    for (const address of office?.addresses ?? [])
      if (isEmail(address)) recipients.set(address.toLowerCase(), { address, name: office?.name ?? '' });
  }
  for (const recipient of recipients.values()) {
    await queueMessage(tx, {
      slug: 'colaborador-aviso',
      language: 'es',
      recipient,
      ...(territoryId !== null && { territoryId }),
      fields: {
        'usuario.empresa': companyName,
        'usuario.nombre': firstName,
        'usuario.apellidos': lastName,
        'usuario.enlace_acceso': `${ctx.installation.publicUrl}/actividades/admin/colaboradores`,
      },
    });
  }
}
