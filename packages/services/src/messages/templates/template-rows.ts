import type { templates } from '@dehesa/db/schema';
import { MessageChannel, messageOf, RecordGroup, TemplateLanguage, type TemplateSlug } from '@dehesa/domain/messages';
import { isLanguage } from '@dehesa/domain/languages';
import { defaultTemplates, whatsappTemplates, type MailTemplate } from '@dehesa/i18n/mails';

/** A template in the domain's types. */
export interface Template {
  id: number;
  slug: string;
  /** The message that the product sends by it; undefined for a text of the installation's own. */
  message: TemplateSlug | undefined;
  channel: MessageChannel;
  language: TemplateLanguage;
  subject: string;
  recordGroups: RecordGroup[];
  body: string;
  savedAt: Date;
  /** What the approved template is called at WhatsApp; empty for the slug with low lines, and for e-mail. */
  providerName: string;
  /** Whether the product brings a text of its own for it, which deleting goes back to. */
  shipped: boolean;
  /** Whether it says something else than that text. */
  changed: boolean;
}

/** A row in the domain's types; the table's checks keep channel and language to them. */
export function templateOf(row: typeof templates.$inferSelect): Template {
  const language = TemplateLanguage.parse(row.language);
  const channel = MessageChannel.parse(row.channel);
  const shipped = shippedTemplate({ ...row, language, channel });
  return {
    id: row.id,
    slug: row.slug,
    message: messageOf(row.slug),
    channel,
    language,
    subject: row.subject,
    recordGroups: row.recordGroups.flatMap((group) => RecordGroup.safeParse(group).data ?? []),
    body: row.body,
    savedAt: row.updatedAt,
    providerName: row.providerName,
    shipped: shipped !== undefined,
    changed: shipped !== undefined && (shipped.subject !== row.subject || plain(shipped.body) !== plain(row.body)),
  };
}

/** As it reads once it was saved: cleaning closes what ends lines. */
function plain(body: string): string {
  return body.replaceAll('<br />', '<br>');
}

/** The text that the product brings for a message, in its languages: as e-mail, and to bookers by WhatsApp (B36). */
export function shippedTemplate({
  slug,
  language,
  channel,
}: Pick<Template, 'slug' | 'language' | 'channel'>): MailTemplate | undefined {
  const message = messageOf(slug);
  if (message === undefined || !isLanguage(language)) return undefined;
  return channel === 'email' ? defaultTemplates[language][message] : whatsappTemplates[language][message];
}
