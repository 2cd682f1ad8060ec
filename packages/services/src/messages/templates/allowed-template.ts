import { checkTemplateInput, hasSections, type TemplateInput, usableGroups } from '@dehesa/domain/messages';
import { DomainError } from '@dehesa/domain/errors';
import type { ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { readText } from '../../read-text';
import type { TemplateText } from './storable-body';

/**
 * A template as it may be stored: complete (D16), its markup inlined and cleaned (B45), and with no field that
 * its record groups do not have or that would not be at hand when its message is sent (B36). What would hold up whoever
 * reads it is `input.tooComplex` (B51).
 */
export async function allowedTemplate(
  ctx: Pick<ServiceContext, 'installation' | 'textWorker'>,
  input: TemplateInput,
): Promise<TemplateInput> {
  const failed = checkTemplateInput(input);
  if (failed) throw DomainError.from(failed);
  const providerName = input.channel === 'whatsapp' ? input.providerName : '';
  const recordGroups = usableGroups(input.slug, input.recordGroups);
  const text: TemplateText = { ...input, recordGroups, publicUrl: ctx.installation.publicUrl };
  const allowed = { ...input, recordGroups, providerName, body: await readText(ctx, 'storableBody', text) };
  const left = checkTemplateInput(allowed);
  if (left) throw DomainError.from(left);
  if (input.channel === 'whatsapp' && hasSections(input.body)) throw DomainError.of('messages.whatsappSections');
  return allowed;
}

/** A message has one text in a language and on a channel. */
export function refuseTakenTemplate(error: unknown): never {
  if (brokenConstraint(error) === 'templates_unique') throw DomainError.of('messages.templateExists');
  throw error;
}
