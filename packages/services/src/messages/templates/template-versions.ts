import { templates } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { RecordGroup, TemplateRef, TemplateVersionRef } from '@dehesa/domain/messages';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { authorize, type ServiceContext } from '../../context';
import { type KeptVersion, listVersions, readVersion } from '../../kept-versions';
import { type Template, templateOf } from './template-rows';

/** What of a template is a version of its text (B94): where it belongs stays as it is. */
export type TemplateContent = Pick<Template, 'subject' | 'recordGroups' | 'body' | 'providerName'>;

const StoredContent = z.object({
  subject: z.string(),
  recordGroups: z.array(z.string()).transform((all) => all.flatMap((group) => RecordGroup.safeParse(group).data ?? [])),
  body: z.string(),
  providerName: z.string(),
});

/** What the versions of a template go by: they stay with the message, the language and the channel that it is for. */
export function versionName({ slug, language, channel }: Pick<Template, 'slug' | 'language' | 'channel'>): string {
  return `template/${slug}/${language}/${channel}`;
}

/** What of a template a version keeps. */
export function contentOf({ subject, recordGroups, body, providerName }: TemplateContent): TemplateContent {
  return { subject, recordGroups, body, providerName };
}

/** Who saved a template when, the newest first (B94). Super administrators. */
export async function listTemplateVersions(ctx: ServiceContext, raw: TemplateRef): Promise<KeptVersion[]> {
  authorize(ctx, 'configuration.manage');
  const template = await readTemplate(ctx, TemplateRef.parse(raw).id);
  return listVersions(ctx, versionName(template), contentOf(template));
}

/** What a version of a template said (B94). Super administrators. */
export async function readTemplateVersion(ctx: ServiceContext, raw: TemplateVersionRef): Promise<TemplateContent> {
  authorize(ctx, 'configuration.manage');
  const { id, version } = TemplateVersionRef.parse(raw);
  const { content } = await templateVersion(ctx.db, await readTemplate(ctx, id), version);
  return content;
}

/** A version of a template for verbs that have asked who acts. */
export async function templateVersion(
  db: ServiceContext['db'],
  template: Template,
  version: number,
): Promise<{ content: TemplateContent; savedAt: Date | null }> {
  const { content, savedAt } = await readVersion(db, versionName(template), version);
  return { content: StoredContent.parse(content), savedAt };
}

async function readTemplate({ db }: ServiceContext, id: number): Promise<Template> {
  const [row] = await db.select().from(templates).where(eq(templates.id, id));
  if (!row) throw DomainError.of('record.notFound');
  return templateOf(row);
}
