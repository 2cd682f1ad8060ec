import { messageOf, recordGroups, TemplateInput } from '@dehesa/domain/messages';
import type { Template } from '@dehesa/services/messages';
import { type WireFields, wireList, wireText } from '../wire-values';

/** A template in the documented words (B30); `tablas` as one text, as the table of the screen shows it. */
export function presentTemplate({ id, subject, slug, channel, language, recordGroups: groups, body }: Template) {
  return { id, asunto: subject, slug, tipo: channel, idioma: language, tablas: groups.join(','), plantilla: body };
}

/**
 * A template of the wire; `tablas` is a list or comma-joined text. With `stored` it is an edit: a field that is missing
 * keeps its value. A new text of a message that says nothing of its groups may use all that the message has.
 */
export function parseTemplate(body: WireFields, stored: Template | null): TemplateInput {
  const slug = wireText(body, 'slug', stored?.slug).trim().toLowerCase();
  const message = messageOf(slug);
  const ofMessage = message === undefined ? [] : recordGroups[message];
  return TemplateInput.parse({
    slug,
    subject: wireText(body, 'asunto', stored?.subject),
    channel: wireText(body, 'tipo', stored?.channel).trim().toLowerCase() || undefined,
    language: wireText(body, 'idioma', stored?.language).trim().toLowerCase() || undefined,
    recordGroups: body['tablas'] === undefined ? (stored?.recordGroups ?? ofMessage) : wireList(body, 'tablas'),
    body: wireText(body, 'plantilla', stored?.body),
    providerName: stored?.providerName,
  });
}
