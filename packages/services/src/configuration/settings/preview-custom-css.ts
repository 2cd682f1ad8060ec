import type { CustomCssInput } from '@dehesa/domain/configuration';
import { authorize, type ServiceContext } from '../../context';
import { readText } from '../../read-text';
import type { CleanedCss } from './clean-css';

/** What would be kept of custom CSS if it were saved, and what would not (B45). Super administrators. */
export async function previewCustomCss(ctx: ServiceContext, { css }: CustomCssInput): Promise<CleanedCss> {
  authorize(ctx, 'configuration.manage');
  return readText(ctx, 'cleanCss', css);
}
