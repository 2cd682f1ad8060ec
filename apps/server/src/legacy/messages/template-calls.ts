import { messageOf, recordGroups, TemplateInput, templateLanguages } from '@dehesa/domain/messages';
import {
  createTemplate,
  listTemplates,
  mergeTemplate,
  removeTemplate,
  sendTestMail,
  type Template,
} from '@dehesa/services/messages';
import { z } from 'zod';
import { byId, nothing, sentAs } from '../body';
import { legacyCall } from '../call';
import { Done, DoneWithNumber, sentNumber } from '../shapes';
import { type WireFields, wireId, wireList, wireText } from '../wire-values';

const who = 'configuration.manage';

const Shown = z
  .strictObject({
    id: z.number(),
    asunto: z.string(),
    slug: z.string(),
    tipo: z.enum(['email', 'whatsapp']),
    idioma: z.enum(templateLanguages),
    tablas: z.string().describe('Record groups, joined by commas'),
    plantilla: z.string(),
  })
  .meta({ id: 'Template' });
const sentTemplate = Shown.omit({ id: true, tablas: true, slug: true }).extend({
  slug: z.string().optional(),
  tablas: z.union([z.string(), z.array(z.string())]).optional(),
});

export const templateCalls = [
  legacyCall({
    path: '/plantillas',
    summary: 'The templates of messages.',
    who,
    body: nothing,
    answer: z.array(Shown),
    handle: async (_nothing, { services }) => (await listTemplates(services)).map(present),
  }),
  legacyCall({
    path: '/plantillas-add',
    summary: 'Adds a template.',
    who,
    body: sentAs(sentTemplate, (fields) => parse(fields, null)),
    answer: DoneWithNumber,
    handle: async (input, { services }) => {
      const { id } = await createTemplate(services, input);
      return { error: false, value: id };
    },
  }),
  legacyCall({
    path: '/plantillas-edit',
    summary: 'Changes a template; what is not sent stays.',
    who,
    body: sentAs(sentTemplate.partial().extend({ id: sentNumber }), (fields) => ({
      ref: { id: wireId(fields) },
      over: (stored: Template) => parse(fields, stored),
    })),
    answer: Done,
    handle: async ({ ref, over }, { services }) => {
      await mergeTemplate(services, ref, over);
      return { error: false };
    },
  }),
  legacyCall({
    path: '/plantillas-del',
    summary: 'Removes a template; a message that the product needs falls back to the shipped text.',
    who,
    body: byId,
    answer: Done,
    handle: async (ref, { services }) => {
      await removeTemplate(services, ref);
      return { error: false };
    },
  }),
  // The documented words (U11), or what the mail server answered.
  legacyCall({
    path: '/email-test',
    summary: 'Tries the outgoing mail server.',
    who,
    body: nothing,
    answer: z.strictObject({ error: z.literal(false), value: z.string() }),
    handle: async (_nothing, { services }) => {
      await sendTestMail(services, { to: '' });
      return { error: false, value: 'Intento de email enviado al servidor' };
    },
  }),
];

/** A template in the documented words (B30); `tablas` as one text, as the table of the screen shows it. */
function present({ id, subject, slug, channel, language, recordGroups: groups, body }: Template) {
  return { id, asunto: subject, slug, tipo: channel, idioma: language, tablas: groups.join(','), plantilla: body };
}

/**
 * A template of the wire; `tablas` is a list or comma-joined text. With `stored` it is an edit: a field that is missing
 * keeps its value. A new text of a message that says nothing of its groups may use all that the message has.
 */
function parse(body: WireFields, stored: Template | null): TemplateInput {
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
