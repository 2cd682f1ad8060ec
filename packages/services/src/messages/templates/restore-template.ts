import { RestoreTemplateInput } from '@dehesa/domain/messages';
import { authorize, type ServiceContext } from '../../context';
import { assertNotChanged, mergeTemplate } from './edit-template';
import { templateVersion } from './template-versions';

/**
 * Puts what an earlier version of a template said into force again, as a version of its own and checked and cleaned like
 * what is typed (B94), with the refusals of `editTemplate`. Super administrators.
 */
export async function restoreTemplate(ctx: ServiceContext, raw: RestoreTemplateInput): Promise<{ id: number }> {
  authorize(ctx, 'configuration.manage');
  const { id, version, savedAt } = RestoreTemplateInput.parse(raw);
  return mergeTemplate(
    ctx,
    { id },
    async (stored, tx) => {
      assertNotChanged(stored, savedAt);
      const { content } = await templateVersion(tx, stored, version);
      const { slug, language, channel } = stored;
      return { slug, language, channel, ...content };
    },
    'templates.restore',
  );
}
