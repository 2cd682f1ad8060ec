import type { templates } from '@dehesa/db/schema';
import { MessageChannel, messageOf, RecordGroup, TemplateLanguage, type TemplateSlug } from '@dehesa/domain/messages';
import { isLanguage } from '@dehesa/domain/languages';
import { defaultTemplates, type MailTemplate } from '@dehesa/i18n/mails';

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
    shipped: shipped !== undefined,
    changed: shipped !== undefined && (shipped.subject !== row.subject || shipped.body !== row.body),
  };
}

/** The text that the product brings for a message, in its languages and as e-mail (B36). */
export function shippedTemplate({
  slug,
  language,
  channel,
}: Pick<Template, 'slug' | 'language' | 'channel'>): MailTemplate | undefined {
  const message = messageOf(slug);
  if (message === undefined || channel !== 'email' || !isLanguage(language)) return undefined;
  return defaultTemplates[language][message];
}
