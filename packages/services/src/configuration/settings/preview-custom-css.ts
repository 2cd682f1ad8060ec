import type { CustomCssInput } from '@dehesa/domain/configuration';
import { authorize, type ServiceContext } from '../../context';
import { type CleanedCss, cleanCss } from './clean-css';

/** What would be kept of custom CSS if it were saved, and what would not (B45). Super administrators. */
export function previewCustomCss(ctx: ServiceContext, { css }: CustomCssInput): CleanedCss {
  authorize(ctx, 'configuration.manage');
  return cleanCss(css);
}
