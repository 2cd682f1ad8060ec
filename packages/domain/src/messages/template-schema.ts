import { z } from 'zod';
import { isEmail } from '../identity/index';
import { plainText } from '../texts/plain-text';
import { KnownTerritory, RecordId } from '../record-id';
import { RecordGroup } from './template-fields';
import { templateLanguages, templateLimits as limits } from './template-limits';
import { MessageChannel, TemplateSlug } from './templates';

/** Languages that a template may be written in; messages leave in those of `Language`. */
export const TemplateLanguage = z.enum(templateLanguages);
export type TemplateLanguage = z.infer<typeof TemplateLanguage>;

/** Small letters, digits and hyphens: part of the preview's address. */
const slug = plainText(limits.slug)
  .trim()
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'slug');

/** A template as a form holds it: empty texts are allowed here, `checkTemplateInput` says what is missing. */
export const TemplateInput = z.object({
  /** Which message it is the text of; empty for a text of its own, named after its subject. */
  slug: slug.default(''),
  channel: MessageChannel.default('email'),
  language: TemplateLanguage.default('es'),
  subject: plainText(limits.subject).trim(),
  /** `tablas`: the record groups whose fields subject and body may use (B36). */
  recordGroups: z
    .array(RecordGroup)
    .max(20)
    .transform((groups) => [...new Set(groups)]),
  body: plainText(limits.body).trim(),
  /** What the approved template is called at WhatsApp; empty for the slug with low lines. */
  providerName: plainText(limits.providerName)
    .trim()
    .regex(/^[a-z0-9_]*$/, 'providerName')
    .default(''),
});
export type TemplateInput = z.infer<typeof TemplateInput>;

export const TemplateRef = z.object({ id: RecordId });
export type TemplateRef = z.infer<typeof TemplateRef>;

/** A WhatsApp text, and at whose account it is approved. */
export const TemplateApprovalInput = TemplateRef.extend({ territoryId: KnownTerritory });
export type TemplateApprovalInput = z.infer<typeof TemplateApprovalInput>;

export const EditTemplateInput = TemplateInput.extend({
  id: RecordId,
  /** When what was read had been saved; another moment in the database means that somebody saved meanwhile. Absent: not checked. */
  savedAt: z.date().optional(),
});
export type EditTemplateInput = z.infer<typeof EditTemplateInput>;

export const TemplateVersionRef = TemplateRef.extend({ version: RecordId });
export type TemplateVersionRef = z.infer<typeof TemplateVersionRef>;

/** A version to go back to, over what was read (B94). */
export const RestoreTemplateInput = TemplateVersionRef.extend({ savedAt: z.date() });
export type RestoreTemplateInput = z.infer<typeof RestoreTemplateInput>;

/** Which text is shown with samples in its fields; of several the Spanish one and the e-mail unless said otherwise. */
export const TemplatePreviewInput = z.object({
  slug: plainText(limits.slug),
  language: TemplateLanguage.optional(),
  channel: MessageChannel.optional(),
});
export type TemplatePreviewInput = z.infer<typeof TemplatePreviewInput>;

/** The message that a slug names, where the product sends one by it (B36). */
export function messageOf(templateSlug: string): TemplateSlug | undefined {
  return TemplateSlug.safeParse(templateSlug).data;
}

/** Where a test of the outgoing mail goes; empty for the administrators of the configuration. */
export const TestMailInput = z.object({
  to: plainText(80)
    .trim()
    .refine((email) => email === '' || isEmail(email), 'email')
    .default(''),
});
export type TestMailInput = z.infer<typeof TestMailInput>;
