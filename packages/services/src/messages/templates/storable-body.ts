import { DomainError } from '@dehesa/domain/errors';
import { type TemplateInput, templateLimits } from '@dehesa/domain/messages';
import { checkTemplate } from '../content/fill-template';
import { inlineTemplate } from './inline-template';
import { assertSimple } from './template-complexity';

/** What of a template its body depends on. */
export interface TemplateText extends Pick<TemplateInput, 'channel' | 'subject' | 'body' | 'recordGroups'> {
  publicUrl: string;
}

/**
 * The body of a template as it may be stored (B36, B45), with the refusals of its fields; `input.tooComplex` for what
 * has too much of anything, as it was written or once its styles are on the elements (B51).
 */
export function storableBody({ channel, subject, body, recordGroups, publicUrl }: TemplateText): string {
  assertSimple(channel, subject, body);
  const stored = channel === 'email' ? inlineTemplate(body, publicUrl) : body;
  if (stored.length > templateLimits.body)
    throw DomainError.of('input.tooComplex', { part: 'characters', max: templateLimits.body });
  assertSimple(channel, subject, stored);
  checkTemplate(subject, recordGroups);
  checkTemplate(stored, recordGroups);
  return stored;
}
