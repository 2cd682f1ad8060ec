import { checkTemplateInput, hasSections, type TemplateInput, usableGroups } from '@dehesa/domain/messages';
import { DomainError } from '@dehesa/domain/errors';
import type { ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { checkTemplate } from '../fill-template';
import { inlineTemplate } from './inline-template';

/**
 * A template as it may be stored: complete (document 1 §5), its markup inlined and cleaned (B45), and with no field that
 * its record groups do not have or that would not be at hand when its message is sent (B36).
 */
export function allowedTemplate(ctx: Pick<ServiceContext, 'installation'>, input: TemplateInput): TemplateInput {
  const body = input.channel === 'email' ? inlineTemplate(input.body, ctx.installation.publicUrl) : input.body;
  const providerName = input.channel === 'whatsapp' ? input.providerName : '';
  const allowed = { ...input, body, providerName, recordGroups: usableGroups(input.slug, input.recordGroups) };
  const failed = checkTemplateInput(allowed);
  if (failed) throw DomainError.from(failed);
  checkTemplate(allowed.subject, allowed.recordGroups);
  checkTemplate(allowed.body, allowed.recordGroups);
  if (input.channel === 'whatsapp' && hasSections(input.body)) throw DomainError.of('messages.whatsappSections');
  return allowed;
}

/** A message has one text in a language and on a channel. */
export function refuseTakenTemplate(error: unknown): never {
  if (brokenConstraint(error) === 'templates_unique') throw DomainError.of('messages.templateExists');
  throw error;
}
