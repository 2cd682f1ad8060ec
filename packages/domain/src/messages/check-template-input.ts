import { type DomainFailure, failure } from '../errors';
import { recordGroups, type RecordGroup } from './template-fields';
import { messageOf, type TemplateInput } from './template-schema';

/** What keeps a template from being saved (D16): subject and body must say something. */
export function checkTemplateInput({ subject, body }: Pick<TemplateInput, 'subject' | 'body'>): DomainFailure | null {
  return subject === '' || body === '' ? failure('messages.templateIncomplete') : null;
}

/** The record groups that a template may use: of the wanted ones those that are at hand when its message is sent (B36). */
export function usableGroups(slug: string, wanted: readonly RecordGroup[]): RecordGroup[] {
  const message = messageOf(slug);
  return message === undefined ? [...wanted] : wanted.filter((group) => recordGroups[message].includes(group));
}
