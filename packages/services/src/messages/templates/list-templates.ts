import { templates } from '@dehesa/db/schema';
import { TemplateSlug } from '@dehesa/domain/messages';
import { authorize, type ServiceContext } from '../../context';
import { type Template, templateOf } from './template-rows';
import { readAppName, sampleSubject } from './template-samples';

export interface ListedTemplate extends Template {
  /** As its preview has it. */
  sampleSubject: string;
}

/** Every template, those of the product's messages first and in their order; super administrators only (B36). */
export async function listTemplates(ctx: ServiceContext): Promise<ListedTemplate[]> {
  authorize(ctx, 'configuration.manage');
  const [rows, appName] = await Promise.all([ctx.db.select().from(templates), readAppName(ctx)]);
  const place = ({ message }: Template) =>
    message === undefined ? TemplateSlug.options.length : TemplateSlug.options.indexOf(message);
  return rows
    .map(templateOf)
    .map((template) => ({ ...template, sampleSubject: sampleSubject(template, appName) }))
    .toSorted(
      (a, b) =>
        place(a) - place(b) ||
        a.slug.localeCompare(b.slug) ||
        a.channel.localeCompare(b.channel) ||
        a.language.localeCompare(b.language),
    );
}
