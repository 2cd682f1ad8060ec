import { DomainError } from '@dehesa/domain/errors';
import { markupComplexity, templateComplexity, type TooComplex } from '@dehesa/domain/text-complexity';

/** What a template has too much of to be read, or filled, at once (B51). */
export function complexityOf(channel: string, subject: string, body: string): TooComplex | null {
  const ofMarkup = channel === 'email' ? markupComplexity(body) : null;
  return ofMarkup ?? templateComplexity(subject) ?? templateComplexity(body);
}

/** Refuses such a template with `input.tooComplex`. */
export function assertSimple(channel: string, subject: string, body: string): void {
  const tooComplex = complexityOf(channel, subject, body);
  if (tooComplex) throw DomainError.of('input.tooComplex', tooComplex);
}
