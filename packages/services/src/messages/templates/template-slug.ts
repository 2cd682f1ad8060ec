import { templates } from '@dehesa/db/schema';
import { templateLimits, TemplateSlug } from '@dehesa/domain/messages';
import { eq, like, or } from 'drizzle-orm';
import slugify from 'slugify';
import type { ServiceContext } from '../../context';

/** The slug of a text of the installation's own: its subject's without fields, then with -2, -3 … */
export async function slugOfSubject(tx: ServiceContext['db'], subject: string): Promise<string> {
  const words = slugify(subject.replaceAll(/\{\{[^}]*\}\}/g, ' '), { lower: true, strict: true, locale: 'es' });
  // Room for a number.
  const base = words.slice(0, templateLimits.slug - 8).replace(/-+$/, '') || 'plantilla';
  const rows = await tx
    .select({ slug: templates.slug })
    .from(templates)
    .where(or(eq(templates.slug, base), like(templates.slug, `${base}-%`)));
  const taken = new Set<string>([...TemplateSlug.options, ...rows.map((row) => row.slug)]);
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
